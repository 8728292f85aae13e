import type { CSSProperties } from 'react'
import { useExpandingGrid } from '~/behaviours/expanding-grid/use-expanding-grid'
import { phone } from '~/breakpoints'
import { Image } from '~/components/picture/image'
import { Picture, type PictureData } from '~/components/picture/picture'
import { Edge, type WovenPicture } from '~/woven/edge/edge'
import { Heading } from '~/woven/heading/heading'
import type { WovenText } from '~/woven/heading/woven-text'
import { solutionPlaces } from './solution-places'
import styles from './solutions.module.css'
import cloth from './solutions-cloth.module.css'
import grid from './solutions-grid.module.css'

interface Solution {
  id: string
  name: string
  description: string
  swatch: WovenPicture & { alt: string }
  fringe: WovenPicture
  piece: { client: string; picture: PictureData } | undefined
}

interface SolutionsProps {
  heading: WovenText
  /** On the link to a service's page. */
  more: string
  services: Solution[]
}

/** How wide the piece beside a cloth is drawn: it fills a place whose height is given. */
function pieceSizes({ width, height }: PictureData, isOpen: boolean): string {
  const ratio = Math.max(1, width / height)
  const times = (size: number, unit: string) => `${Math.round(size * ratio)}${unit}`
  return isOpen
    ? `${phone} max(55vw, ${times(19, 'rem')}), max(${times(56, 'vw')}, ${times(30, 'rem')})`
    : `${phone} max(55vw, ${times(12, 'rem')}), max(${times(23, 'vw')}, ${times(14, 'rem')})`
}

/** A page is shown whole, on its own corner magnified, where content does not say what a crop keeps: that would slice its words. */
function fitOf({ width, height, base, widths, focus }: PictureData) {
  if (width >= height || focus) return { fit: 'cover' } as const
  return { fit: 'natural', style: { background: `url(${base}.${widths[0]}.avif) 0 0 / 2000%` } } as const
}

/** 'Solutions That Define Identity': cloths in a grid of which one at most is open (SERVICES-1, GRID). */
export function Solutions({ heading, more, services }: SolutionsProps) {
  const { expanded, gridProps, cardProps, toggleProps, detailsProps } = useExpandingGrid(services.length)
  const places = solutionPlaces(services.length, expanded)
  return (
    <section id="solutions" className={styles.solutions} data-ground="paper">
      <div className={styles.measure}>
        <Heading text={heading} level={2} />
      </div>
      <div {...gridProps} className={grid.grid} data-open={expanded ?? 'none'}>
        {services.map(({ id, name, description, swatch, fringe, piece }, index) => (
          <article
            key={id}
            data-service={id}
            {...cardProps(index)}
            className={`${styles.card} ${grid.card}`}
            style={{ '--area': places[index]?.join(' / ') } as CSSProperties}
          >
            <div className={cloth.sample}>
              <div className={cloth.hanging}>
                <div className={cloth.cloth}>
                  <Image file={swatch} alt={swatch.alt} className={cloth.swatch} loading="lazy" />
                </div>
                <div className={cloth.fringe}>
                  <Edge tile={fringe} />
                </div>
              </div>
              {piece && (
                <Picture
                  picture={piece.picture}
                  sizes={pieceSizes(piece.picture, expanded === index)}
                  className={cloth.piece}
                  {...fitOf(piece.picture)}
                />
              )}
            </div>
            <div className={styles.title}>
              <h3 className={styles.name}>
                <button {...toggleProps(index)} className={styles.toggle}>
                  {name}
                </button>
              </h3>
              {piece && <p className={cloth.client}>{piece.client}</p>}
            </div>
            <p className={styles.description}>{description}</p>
            <div {...detailsProps(index)} className={styles.details}>
              <a className={styles.more} href={`/services/${id}`} aria-label={`${more} ${name}`}>
                {more}
              </a>
            </div>
          </article>
        ))}
      </div>
    </section>
  )
}

import type { CSSProperties } from 'react'
import { useExpandingGrid } from '~/behaviours/expanding-grid/use-expanding-grid'
import { phone } from '~/breakpoints'
import { coverSizes, Image, Picture, type PictureData } from '~/components/picture/picture'
import { Edge, type WovenPicture } from '~/woven/edge/edge'
import { Heading } from '~/woven/heading/heading'
import type { WovenText } from '~/woven/heading/woven-text'
import { placeSolutions } from './solution-places'
import styles from './solutions.module.css'

interface Solution {
  id: string
  name: string
  description: string
  /** How long it takes, and what it costs. */
  facts: { title: string; figure: string }[]
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

/**
 * A picture of a page is shown whole on top of its magnified corner, because a crop would slice its words, unless content has a
 * focus.
 */
function chooseFit({ width, height, base, widths, focus }: PictureData) {
  if (width >= height || focus) return { fit: 'cover' } as const
  return { fit: 'natural', style: { background: `url(${base}.${widths[0]}.avif) 0 0 / 2000%` } } as const
}

/** 'Solutions That Define Identity': cloths in a grid with at most one open card (SERVICES-1, GRID). */
export function Solutions({ heading, more, services }: SolutionsProps) {
  const { expanded, gridProps, cardProps, toggleProps, detailsProps } = useExpandingGrid(services.length)
  const areas = placeSolutions(services.length, expanded)
  return (
    <section id="solutions" className={styles.solutions} data-ground="paper">
      <div className={styles.measure}>
        <Heading text={heading} level={2} />
      </div>
      <div {...gridProps} className={styles.grid} data-open={expanded ?? 'none'}>
        {services.map(({ id, name, description, facts, swatch, fringe, piece }, index) => (
          <article
            key={id}
            data-service={id}
            {...cardProps(index)}
            className={styles.card}
            style={{ '--area': areas[index]?.join(' / ') } as CSSProperties}
          >
            <div className={styles.sample}>
              <div className={styles.hanging}>
                <div className={styles.cloth}>
                  <Image file={swatch} alt={swatch.alt} className={styles.swatch} loading="lazy" />
                </div>
                <div className={styles.fringe}>
                  <Edge tile={fringe} />
                </div>
              </div>
              {piece && (
                <Picture
                  picture={piece.picture}
                  sizes={coverSizes(piece.picture, [phone, 55, 1], ['', expanded === index ? 56 : 23, 1])}
                  className={styles.piece}
                  {...chooseFit(piece.picture)}
                />
              )}
            </div>
            <div className={styles.title}>
              <h3 className={styles.name}>
                <button {...toggleProps(index)} className={styles.toggle}>
                  {name}
                </button>
              </h3>
              {piece && <p className={styles.client}>{piece.client}</p>}
            </div>
            <p className={styles.description}>{description}</p>
            <div {...detailsProps(index)} className={styles.details}>
              <dl className={styles.facts}>
                {facts.map(({ title, figure }) => (
                  <div key={title}>
                    <dt>{title}</dt>
                    <dd>{figure}</dd>
                  </div>
                ))}
              </dl>
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

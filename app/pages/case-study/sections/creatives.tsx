import { useLightbox } from '~/behaviours/lightbox/use-lightbox'
import { Lightbox } from '~/components/lightbox/lightbox'
import type { PictureData } from '~/components/picture/picture'
import { type Colours, coloured } from './colours'
import styles from './creatives.module.css'
import section from './section.module.css'
import { Shot } from './shot'

interface CreativesProps {
  heading: string
  text?: string | undefined
  pattern: 'wall' | 'grid' | 'mosaic'
  colours?: Colours | undefined
  pictures: PictureData[]
}

/** Social media creatives: squares in a wall, in a grid, or in a staggered mosaic (CASE-3, CASE-4, CASE-6). */
export function Creatives({ heading, text, pattern, colours, pictures }: CreativesProps) {
  const lightbox = useLightbox(pictures.length)
  return (
    <section className={section.section} style={coloured(colours)}>
      <div className={section.head}>
        <h2 className={section.heading}>{heading}</h2>
        {text && <p className={section.note}>{text}</p>}
      </div>
      <ul className={styles.creatives} data-pattern={pattern}>
        {pictures.map((picture, index) => (
          <li key={picture.base} className={styles.post}>
            <Shot
              picture={picture}
              sizes={pattern === 'mosaic' ? '50vw' : '(width < 700px) 50vw, 34vw'}
              onOpen={() => lightbox.open(index)}
            />
          </li>
        ))}
      </ul>
      <Lightbox pictures={pictures} lightbox={lightbox} />
    </section>
  )
}

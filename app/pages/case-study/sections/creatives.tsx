import { phone } from '~/breakpoints'
import { Lightbox } from '~/components/lightbox/lightbox'
import { Sideways } from '~/components/sideways/sideways'
import { coloured } from '../parts'
import styles from './creatives.module.css'
import { Thumbnail, usePageLightbox } from './gallery'
import section from './section.module.css'
import type { SectionData } from './sections.server'

/** Social media creatives: squares in a wall, in a grid, or in a staggered mosaic (CASE-3, CASE-4, CASE-6). */
export function Creatives({
  heading,
  text,
  pattern,
  colours,
  pictures,
  hint,
  words,
}: SectionData<'creatives'>) {
  const page = usePageLightbox(pictures[0])
  return (
    <section className={section.section} style={coloured(colours)}>
      <div className={section.head}>
        <h2 className={section.heading}>{heading}</h2>
        {text && <p className={section.note}>{text}</p>}
      </div>
      <Sideways label={heading} hint={hint} pieces={pictures.length}>
        <ul className={styles.creatives} data-pattern={pattern}>
          {pictures.map((picture) => (
            <li key={picture.base} className={styles.post} data-cell={picture.cell}>
              <Thumbnail
                picture={picture}
                sizes={`auto, ${phone} 84vw, 33vw`}
                onOpen={() => page.open(picture)}
              />
            </li>
          ))}
        </ul>
      </Sideways>
      <Lightbox words={words} pictures={page.pictures} lightbox={page.lightbox} />
    </section>
  )
}

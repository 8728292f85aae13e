import { phone } from '~/breakpoints'
import { Lightbox, type LightboxWords } from '~/components/lightbox/lightbox'
import type { CaptionedPicture } from '~/components/picture/picture'
import { Sideways } from '~/components/sideways/sideways'
import { type Colours, coloured } from '../parts'
import styles from './creatives.module.css'
import { Thumbnail, usePageLightbox } from './gallery'
import type { MosaicCell } from './layouts.server'
import section from './section.module.css'

interface CreativesProps {
  heading: string
  text?: string | undefined
  pattern: 'wall' | 'grid' | 'mosaic'
  colours?: Colours | undefined
  pictures: (CaptionedPicture & { cell?: MosaicCell | undefined })[]
  /** Beside the thread on phones: how many there are. */
  hint: string
  /** What the lightbox says. */
  words: LightboxWords
}

/** Social media creatives: squares in a wall, in a grid, or in a staggered mosaic (CASE-3, CASE-4, CASE-6). */
export function Creatives({ heading, text, pattern, colours, pictures, hint, words }: CreativesProps) {
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

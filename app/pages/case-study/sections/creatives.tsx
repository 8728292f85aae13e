import { useLightbox } from '~/behaviours/lightbox/use-lightbox'
import { phone } from '~/breakpoints'
import { Lightbox } from '~/components/lightbox/lightbox'
import type { PictureData } from '~/components/picture/picture'
import { contentWidth } from '~/components/picture/row-share'
import { type Colours, coloured } from './colours'
import styles from './creatives.module.css'
import section from './section.module.css'
import { Thumbnail } from './thumbnail'

interface CreativesProps {
  heading: string
  text?: string | undefined
  pattern: 'wall' | 'grid' | 'mosaic'
  colours?: Colours | undefined
  pictures: PictureData[]
}

const columns = {
  wall: 'calc(100vw / 3)',
  grid: `calc((${contentWidth} - 2 * clamp(0.75rem, 1.7vw, 1.5rem)) / 3)`,
  mosaic: '23vw',
}
const twoColumns = '48vw'
/** Places of four cells in the mosaic (creatives.module.css) */
const large = [0, 5, 6]

/** How wide the picture at `index` is shown. Phones have two columns; one picture without a neighbour takes both. */
function sizesOf(pattern: CreativesProps['pattern'], index: number, count: number): string {
  const isAlone = pattern === 'mosaic' ? index === 0 : index === count - 1 && count % 2 === 1
  const isLarge = pattern === 'mosaic' && large.includes(index)
  return `${phone} ${isAlone ? 100 : 50}vw, ${isLarge ? twoColumns : columns[pattern]}`
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
            <Thumbnail
              picture={picture}
              sizes={sizesOf(pattern, index, pictures.length)}
              onOpen={() => lightbox.open(index)}
            />
          </li>
        ))}
      </ul>
      <Lightbox pictures={pictures} lightbox={lightbox} />
    </section>
  )
}

import type { CSSProperties } from 'react'
import { Lightbox, type LightboxWords } from '~/components/lightbox/lightbox'
import { Sideways } from '~/components/sideways/sideways'
import styles from './gallery.module.css'
import type { Rhythm, SizedPicture } from './gallery-sizes'
import type { List } from './page-pictures'
import { Thumbnail } from './thumbnail'
import { usePageLightbox } from './use-page-lightbox'

export interface GalleryProps {
  desktop: SizedPicture[][]
  mobile: SizedPicture[][]
  rhythm: Rhythm
  /** What the lightbox says. */
  words: LightboxWords
  /** True where a heading above brings the space. */
  afterHeading?: boolean
}

/**
 * Two lists in two orders, one for wide screens and one for phones (CASE-1). The list that does not fit the screen is not
 * displayed, and its pictures are lazy: they are not downloaded (CASE-8).
 */
export function Gallery({ desktop, mobile, rhythm, words, afterHeading = false }: GalleryProps) {
  const lists = { desktop, mobile }
  const { pictures, lightbox, open } = usePageLightbox(desktop[0]?.[0])

  const rowsOf = (name: List) => (
    <div className={styles.list} data-list={name}>
      {lists[name].map((row) => (
        <div key={row[0]?.base} className={styles.row}>
          {row.map((picture) => {
            const thumbnail = (
              <Thumbnail picture={picture} sizes={picture.sizes} onOpen={() => open(picture)} />
            )
            return (
              <figure
                key={picture.base}
                data-across={picture.across}
                style={{ '--ratio': picture.width / picture.height } as CSSProperties}
              >
                {picture.swiped ? (
                  <Sideways>
                    <div className={styles.long}>{thumbnail}</div>
                  </Sideways>
                ) : (
                  thumbnail
                )}
                {picture.caption && <figcaption>{picture.caption}</figcaption>}
              </figure>
            )
          })}
        </div>
      ))}
    </div>
  )

  return (
    <div className={styles.gallery} data-rhythm={rhythm} data-after-heading={afterHeading || undefined}>
      {rowsOf('desktop')}
      {rowsOf('mobile')}
      <Lightbox words={words} pictures={pictures} lightbox={lightbox} />
    </div>
  )
}

import { type CSSProperties, useState } from 'react'
import { useLightbox } from '~/behaviours/lightbox/use-lightbox'
import { Lightbox } from '~/components/lightbox/lightbox'
import type { CaptionedPicture } from '~/components/picture/picture'
import { contentWidth, shareOfRow } from '~/components/picture/row-share'
import styles from './gallery.module.css'
import { Thumbnail } from './thumbnail'

export interface GalleryProps {
  desktop: CaptionedPicture[][]
  mobile: CaptionedPicture[][]
  rhythm: 'flush' | 'inset' | 'hung'
  /** True where a heading above brings the space. */
  afterHeading?: boolean
}

/** As in gallery.module.css */
const gaps = { inset: 'clamp(0.75rem, 1.7vw, 1.5rem)', hung: 'clamp(1.5rem, 3.4vw, 3.5rem)' }

/** What the pictures of a row share: all of it where it runs from edge to edge, otherwise the page's measure without the gaps. */
function acrossOf(
  row: CaptionedPicture[],
  list: 'desktop' | 'mobile',
  rhythm: GalleryProps['rhythm'],
): string {
  if (list === 'mobile' || rhythm === 'flush') return '100vw'
  return `${contentWidth} - ${row.length - 1} * ${gaps[rhythm]}`
}

/**
 * Two lists in two orders, one for wide screens and one for phones (CASE-1). The list that does not fit the screen is not
 * displayed, and its pictures are lazy: they are not downloaded (CASE-8).
 */
export function Gallery({ desktop, mobile, rhythm, afterHeading = false }: GalleryProps) {
  const lists = { desktop, mobile }
  const [list, setList] = useState<keyof typeof lists>('desktop')
  const pictures = lists[list].flat()
  const lightbox = useLightbox(pictures.length)

  const rowsOf = (name: keyof typeof lists) => {
    let count = 0
    return (
      <div className={styles.list} data-list={name}>
        {lists[name].map((row) => (
          <div key={row[0]?.base} className={styles.row}>
            {row.map((picture) => {
              const index = count++
              return (
                <figure
                  key={picture.base}
                  style={{ '--ratio': picture.width / picture.height } as CSSProperties}
                >
                  <Thumbnail
                    picture={picture}
                    sizes={shareOfRow(picture, row, acrossOf(row, name, rhythm))}
                    onOpen={() => {
                      setList(name)
                      lightbox.open(index)
                    }}
                  />
                  {picture.caption && <figcaption>{picture.caption}</figcaption>}
                </figure>
              )
            })}
          </div>
        ))}
      </div>
    )
  }

  return (
    <div className={styles.gallery} data-rhythm={rhythm} data-after-heading={afterHeading || undefined}>
      {rowsOf('desktop')}
      {rowsOf('mobile')}
      <Lightbox pictures={pictures} lightbox={lightbox} />
    </div>
  )
}

import { type CSSProperties, useState } from 'react'
import { useLightbox } from '~/behaviours/lightbox/use-lightbox'
import { Lightbox } from '~/components/lightbox/lightbox'
import type { PictureData } from '~/components/picture/picture'
import styles from './gallery.module.css'
import { Shot } from './shot'

export interface GalleryProps {
  desktop: PictureData[][]
  mobile: PictureData[][]
  rhythm: 'flush' | 'inset' | 'hung'
  /** True where a heading above brings the space. */
  afterHeading?: boolean
}

const ratio = ({ width, height }: PictureData) => width / height

/** How wide a picture is shown: its share of a row whose pictures are equally high. */
function shareOf(picture: PictureData, row: PictureData[]): string {
  const whole = row.reduce((sum, one) => sum + ratio(one), 0)
  return `${Math.ceil((ratio(picture) / whole) * 100)}vw`
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
                <Shot
                  key={picture.base}
                  picture={picture}
                  sizes={shareOf(picture, row)}
                  style={{ '--ratio': ratio(picture) } as CSSProperties}
                  onOpen={() => {
                    setList(name)
                    lightbox.open(index)
                  }}
                />
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

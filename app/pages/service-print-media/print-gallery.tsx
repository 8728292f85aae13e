import { phone, phoneOrTablet } from '~/breakpoints'
import { Picture, type PictureData } from '~/components/picture/picture'
import { contentWidth, shareOfRow } from '~/components/picture/row-share'
import styles from './print-gallery.module.css'

interface PrintGalleryProps {
  name: string
  line: string
  /** Pictures row by row; in a row all are equally high. */
  rows: PictureData[][]
}

/** Beside the name the rows have nine of twelve columns, below it the whole measure; on phones half of each margin too. */
function sizesOf(picture: PictureData, row: PictureData[]): string {
  const onPhone = shareOfRow(picture, row, `100vw - 1.25rem - ${row.length - 1} * 0.5rem`)
  const onTablet = shareOfRow(picture, row, contentWidth)
  return `${phone} ${onPhone}, ${phoneOrTablet} ${onTablet}, ${shareOfRow(picture, row, '71vw')}`
}

/** A client's printed things, laid out in full rows, the name beside them (SERVICES-6). */
export function PrintGallery({ name, line, rows }: PrintGalleryProps) {
  return (
    <section className={styles.gallery} aria-label={name}>
      <div className={styles.client}>
        <h2 className={styles.name}>{name}</h2>
        <p className={styles.line}>{line}</p>
      </div>
      <div className={styles.rows}>
        {rows.map((row) => (
          <div key={row[0]?.base} className={styles.row}>
            {row.map((picture) => (
              <Picture
                key={picture.base}
                picture={picture}
                sizes={sizesOf(picture, row)}
                fit="cover"
                style={{
                  flexGrow: picture.width / picture.height,
                  aspectRatio: `${picture.width} / ${picture.height}`,
                }}
                className={styles.picture}
              />
            ))}
          </div>
        ))}
      </div>
    </section>
  )
}

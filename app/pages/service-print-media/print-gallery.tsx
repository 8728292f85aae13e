import { Picture, type PictureData } from '~/components/picture/picture'
import styles from './print-gallery.module.css'

interface PrintGalleryProps {
  name: string
  line: string
  /** Pictures row by row; in a row all are equally high. */
  rows: PictureData[][]
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
                sizes={row.length > 1 ? '(width < 700px) 95vw, 38vw' : '(width < 700px) 95vw, 74vw'}
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

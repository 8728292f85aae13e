import { phone } from '~/breakpoints'
import { Arrow } from '~/components/arrow/arrow'
import { type CaptionedPicture, Picture } from '~/components/picture/picture'
import { contentWidth, shareOfRow } from '~/components/picture/row-share'
import styles from './print-gallery.module.css'

interface PrintGalleryProps {
  name: string
  /** Where the name leads. */
  path?: string | undefined
  /** The client's ground and the text on it. */
  panel: string
  onPanel: string
  /** Pictures row by row; in a row all are equally high. */
  rows: CaptionedPicture[][]
}

/** Phones show one below the other, from edge to edge. */
const sizesOf = (picture: CaptionedPicture, row: CaptionedPicture[]) =>
  `${phone} 100vw, ${shareOfRow(picture, row, `${contentWidth} - ${row.length - 1} * 1.5rem`)}`

/** A client's printed things: the name, then rows from margin to margin, each piece with its caption (SERVICES-6). */
export function PrintGallery({ name, path, panel, onPanel, rows }: PrintGalleryProps) {
  return (
    <section className={styles.gallery} style={{ background: panel, color: onPanel }} aria-label={name}>
      <h2 className={styles.name}>
        {path ? (
          <a className={styles.link} href={path}>
            {name}
            <Arrow className={styles.arrow} />
          </a>
        ) : (
          name
        )}
      </h2>
      <div className={styles.rows}>
        {rows.map((row) => (
          <div key={row[0]?.base} className={styles.row}>
            {row.map((picture) => (
              <figure
                key={picture.base}
                className={styles.piece}
                style={{ flexGrow: (picture.width / picture.height) * 100 }}
              >
                <Picture
                  picture={picture}
                  sizes={sizesOf(picture, row)}
                  fit="cover"
                  style={{ aspectRatio: `${picture.width} / ${picture.height}` }}
                />
                {picture.caption && <figcaption className={styles.caption}>{picture.caption}</figcaption>}
              </figure>
            ))}
          </div>
        ))}
      </div>
    </section>
  )
}

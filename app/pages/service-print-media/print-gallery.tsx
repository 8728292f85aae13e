import { phone } from '~/breakpoints'
import { Arrow } from '~/components/arrow/arrow'
import {
  type CaptionedPicture,
  Picture,
  type PictureData,
  ratio,
  rowShare,
} from '~/components/picture/picture'
import styles from './print-gallery.module.css'

interface Piece extends CaptionedPicture {
  /** What phones and tablets show instead. */
  upright: PictureData | undefined
}

interface PrintGalleryProps {
  name: string
  /** The target of the name's link. */
  path?: string | undefined
  /** The client's ground and the text on it. */
  panel: string
  onPanel: string
  /** Pictures row by row; in a row all are equally high. */
  rows: Piece[][]
}

/** A piece grows with its shape, so that all in its row are equally high. */
const growth = (piece: PictureData) => ratio(piece) * 100

/** A client's printed pieces: the name, then rows from margin to margin, each piece with its caption (SERVICES-6). */
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
                style={
                  {
                    '--wide': growth(picture),
                    '--upright': growth(picture.upright ?? picture),
                  } as React.CSSProperties
                }
              >
                <Picture
                  picture={picture}
                  sizes={`auto, ${phone} 100vw, ${rowShare(picture, row)}vw`}
                  fit="cover"
                  className={picture.upright && styles.wide}
                  style={{ aspectRatio: ratio(picture) }}
                />
                {picture.upright && (
                  <Picture
                    picture={picture.upright}
                    sizes={`auto, ${phone} 100vw, ${rowShare(picture, row)}vw`}
                    fit="cover"
                    className={styles.upright}
                    style={{ aspectRatio: ratio(picture.upright) }}
                  />
                )}
                {picture.caption && <figcaption className={styles.caption}>{picture.caption}</figcaption>}
              </figure>
            ))}
          </div>
        ))}
      </div>
    </section>
  )
}

import { phone, phoneOrTablet } from '~/breakpoints'
import { Arrow } from '~/components/arrow/arrow'
import { type CaptionedPicture, Picture, type PictureData } from '~/components/picture/picture'
import { contentWidth, shareOfRow } from '~/components/picture/row-share'
import styles from './print-gallery.module.css'

interface Piece extends CaptionedPicture {
  /** What phones and tablets show instead. */
  upright: PictureData | undefined
}

interface PrintGalleryProps {
  name: string
  /** Where the name leads. */
  path?: string | undefined
  /** The client's ground and the text on it. */
  panel: string
  onPanel: string
  /** Pictures row by row; in a row all are equally high. */
  rows: Piece[][]
}

const narrowOf = (piece: Piece): PictureData => piece.upright ?? piece

const shareOf = (picture: PictureData, row: PictureData[]) =>
  shareOfRow(picture, row, `${contentWidth} - ${row.length - 1} * 1.5rem`)

/** Phones show one below the other, from edge to edge. */
function sizesOf(piece: Piece, row: Piece[]) {
  const wide = shareOf(piece, row)
  const narrow = shareOf(narrowOf(piece), row.map(narrowOf))
  return `${phone} 100vw, ${narrow === wide ? '' : `${phoneOrTablet} ${narrow}, `}${wide}`
}

const growth = ({ width, height }: PictureData) => (width / height) * 100

const shape = ({ width, height }: PictureData) => ({ aspectRatio: `${width} / ${height}` })

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
                style={
                  { '--wide': growth(picture), '--upright': growth(narrowOf(picture)) } as React.CSSProperties
                }
              >
                <Picture
                  picture={picture}
                  sizes={sizesOf(picture, row)}
                  fit="cover"
                  className={picture.upright && styles.wide}
                  style={shape(picture)}
                />
                {picture.upright && (
                  <Picture
                    picture={picture.upright}
                    sizes={sizesOf(picture, row)}
                    fit="cover"
                    className={styles.upright}
                    style={shape(picture.upright)}
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

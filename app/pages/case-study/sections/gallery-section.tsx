import { type Colours, coloured } from './colours'
import { Gallery, type GalleryProps } from './gallery'
import styles from './section.module.css'

interface GallerySectionProps extends GalleryProps {
  heading?: string | undefined
  text?: string | undefined
  colours?: Colours | undefined
}

/** A gallery with or without a heading. */
export function GallerySection({ heading, text, colours, rhythm, ...rows }: GallerySectionProps) {
  return (
    <section className={styles.section} style={coloured(colours)}>
      {heading && (
        <div className={styles.head}>
          <h2 className={styles.heading}>{heading}</h2>
          {text && <p className={styles.note}>{text}</p>}
        </div>
      )}
      <Gallery {...rows} rhythm={rhythm} afterHeading={Boolean(heading)} />
    </section>
  )
}

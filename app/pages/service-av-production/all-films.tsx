import { phoneOrTablet } from '~/breakpoints'
import { Picture, type PictureData } from '~/components/picture/picture'
import styles from './all-films.module.css'

interface AllFilmsProps {
  line: string
  label: string
  /** Address of the page that shows all twelve with their clients. */
  path: string
  stills: PictureData[]
}

/** Squares, four in a row; a wide film fills its square and loses its sides. */
const sizesOf = ({ width, height }: PictureData) =>
  width > height ? `${phoneOrTablet} 45vw, 26vw` : `${phoneOrTablet} 25vw, 15vw`

/** The way to all twelve films (SERVICES-8). */
export function AllFilms({ line, label, path, stills }: AllFilmsProps) {
  return (
    <section className={styles.more} data-ground="paper" aria-label={line}>
      <div className={styles.stills} aria-hidden="true">
        {stills.map((still) => (
          <Picture
            key={still.base}
            picture={{ ...still, alt: '' }}
            sizes={sizesOf(still)}
            fit="cover"
            className={styles.still}
          />
        ))}
      </div>
      <div className={styles.words}>
        <h2 className={styles.line}>{line}</h2>
        <a className={styles.link} href={path}>
          {label}
        </a>
      </div>
    </section>
  )
}

import { Picture, type PictureData } from '~/components/picture/picture'
import styles from './all-films.module.css'
import { stillSizes } from './still-sizes'

interface AllFilmsProps {
  line: string
  label: string
  /** Address of the page that shows all with their clients. */
  path: string
  stills: PictureData[]
}

/** The way to all films (SERVICES-8). */
export function AllFilms({ line, label, path, stills }: AllFilmsProps) {
  return (
    <section className={styles.more} data-ground="paper" aria-label={line}>
      <div className={styles.stills} data-count={stills.length} aria-hidden="true">
        {stills.map((still, index) => (
          <Picture
            key={still.base}
            picture={{ ...still, alt: '' }}
            sizes={stillSizes(still, index, stills.length)}
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

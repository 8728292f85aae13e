import { phoneOrTablet } from '~/breakpoints'
import { Picture, type PictureData } from '~/components/picture/picture'
import styles from './all-films.module.css'

interface AllFilmsProps {
  line: string
  label: string
  /** Address of the page that shows all with their clients. */
  path: string
  stills: PictureData[]
}

/** How many stand side by side in the fuller row, by how many there are (all-films.module.css). */
const inRow = [4, 1, 2, 3, 2, 3, 3, 4, 4]

/** A wide film fills its cell and loses its sides. */
function sizesOf({ width, height }: PictureData, count: number): string {
  const [tablet, wide] = width > height ? [180, 104] : [100, 60]
  const share = inRow[count] ?? 4
  return `${phoneOrTablet} ${Math.ceil(tablet / share)}vw, ${Math.ceil(wide / share)}vw`
}

/** The way to all films (SERVICES-8). */
export function AllFilms({ line, label, path, stills }: AllFilmsProps) {
  return (
    <section className={styles.more} data-ground="paper" aria-label={line}>
      <div className={styles.stills} data-count={stills.length} aria-hidden="true">
        {stills.map((still) => (
          <Picture
            key={still.base}
            picture={{ ...still, alt: '' }}
            sizes={sizesOf(still, stills.length)}
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

import type { CSSProperties } from 'react'
import type { FilmOfPortfolio } from '~/components/film/film-tile'
import { Picture } from '~/components/picture/picture'
import { Sideways } from '~/components/sideways/sideways'
import styles from './film-strip.module.css'

/** A strip of frames, the wide ones end to end, the tall ones hung; each leads to its film. It scrolls where it is too long. */
export function FilmStrip({ label, films }: { label: string; films: FilmOfPortfolio[] }) {
  return (
    <nav aria-label={label} className={styles.strip}>
      <Sideways label={label}>
        <ul className={styles.frames}>
          {films.map(({ id, name, film, poster }) => (
            <li
              key={id}
              className={styles.place}
              data-tall={film.width < film.height || undefined}
              style={{ '--ratio': film.width / film.height } as CSSProperties}
            >
              <a href={`#${id}`} className={styles.frame} aria-label={name}>
                <Picture
                  picture={{ ...poster, alt: '' }}
                  sizes={film.width > film.height ? '160px' : '80px'}
                  fit="cover"
                  className={styles.still}
                />
              </a>
            </li>
          ))}
        </ul>
      </Sideways>
    </nav>
  )
}

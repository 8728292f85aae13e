import { Picture, type PictureData } from '~/components/picture/picture'
import { cardColumns, isWideOnPhones } from './card-columns'
import { cardSizes } from './card-sizes'
import styles from './project-grid.module.css'

export interface ProjectCard {
  id: string
  name: string
  sector: string
  description: string
  picture: PictureData
}

/** The first row is seen at once on every screen. */
const SEEN_FIRST = 2

/** All cards in one list: rows of one to three on wide screens, one wide and two narrow on phones (PROJECTS-1). */
export function ProjectGrid({ label, projects }: { label: string; projects: ProjectCard[] }) {
  const columns = cardColumns(projects.length)
  return (
    <section className={styles.projects} data-ground="paper" aria-label={label}>
      <ul className={styles.grid}>
        {projects.map(({ id, name, sector, description, picture }, index) => (
          <li
            key={id}
            className={styles.card}
            data-columns={columns[index]}
            data-wide={isWideOnPhones(index, projects.length) || undefined}
          >
            <a href={`/project/${id}`} className={styles.link}>
              <div className={styles.frame}>
                <Picture
                  picture={picture}
                  sizes={cardSizes(columns[index] ?? 12, isWideOnPhones(index, projects.length))}
                  fit="cover"
                  priority={index < SEEN_FIRST}
                  className={styles.art}
                />
              </div>
              <h2 className={styles.name}>{name}</h2>
              <p className={styles.sector}>{sector}</p>
              <p className={styles.description}>{description}</p>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

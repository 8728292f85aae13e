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

interface ProjectGridProps {
  projects: ProjectCard[]
  /** How many stand above them: on phones they count as well. */
  startsAt: number
}

/** Cards in one list: rows of two and three on wide screens, one wide and two narrow on phones (PROJECTS-1). */
export function ProjectGrid({ projects, startsAt }: ProjectGridProps) {
  const columns = cardColumns(projects.length)
  const isWide = (index: number) => isWideOnPhones(index + startsAt, projects.length + startsAt)
  return (
    <ul className={styles.grid}>
      {projects.map(({ id, name, sector, description, picture }, index) => (
        <li
          key={id}
          className={styles.card}
          data-columns={columns[index]}
          data-wide={isWide(index) || undefined}
        >
          <a href={`/project/${id}`} className={styles.link}>
            <div className={styles.frame}>
              <Picture
                picture={picture}
                sizes={cardSizes(columns[index] ?? 12, isWide(index), picture.width / picture.height)}
                fit="cover"
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
  )
}

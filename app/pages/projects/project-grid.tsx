import { Picture, type PictureData } from '~/components/picture/picture'
import { cardPlaces, isWideOnPhones } from './card-places'
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

/** Cards in one list: rows of two and three, some with a large card; on phones one wide and two narrow (PROJECTS-1). */
export function ProjectGrid({ projects, startsAt }: ProjectGridProps) {
  const places = cardPlaces(projects.length)
  const isWide = (index: number) => isWideOnPhones(index + startsAt, projects.length + startsAt)
  return (
    <ul className={styles.grid}>
      {projects.map(({ id, name, sector, description, picture }, index) => (
        <li
          key={id}
          className={styles.card}
          data-place={places[index]}
          data-wide={isWide(index) || undefined}
        >
          <a href={`/project/${id}`} className={styles.link}>
            <div className={styles.frame}>
              <Picture
                picture={picture}
                sizes={cardSizes(places[index] ?? 'whole', isWide(index), picture.width / picture.height)}
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

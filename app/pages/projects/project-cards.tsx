import type { CSSProperties } from 'react'
import { phone, phoneOrTablet } from '~/breakpoints'
import { coverSizes, Picture, type PictureData } from '~/components/picture/picture'
import first from './first-project.module.css'
import styles from './project-grid.module.css'

export interface ProjectCard {
  id: string
  name: string
  sector: string
  description: string
  picture: PictureData
}

interface FirstProjectProps extends ProjectCard {
  /** The client's own colours. */
  ground: string
  onGround: string
  /** What was made for the client. */
  made: string[]
}

/** The number of letters of its longest word, which stays on one line. */
const longestWord = (name: string) => Math.max(...name.split(' ').map(({ length }) => length))

/** The first project, as wide as the window, in its client's colours. */
export function FirstProject(props: FirstProjectProps) {
  const { id, name, sector, description, picture, ground, onGround, made } = props
  return (
    <article
      className={first.project}
      style={{ '--client-ground': ground, '--client-text': onGround } as CSSProperties}
    >
      <a href={`/project/${id}`} className={first.link}>
        <div className={first.frame}>
          <Picture
            picture={picture}
            sizes={`${phone} 90vw, ${phoneOrTablet} 96vw, 64vw`}
            fit="cover"
            priority
            className={first.art}
          />
        </div>
        <div className={first.words}>
          <h2 className={first.name} style={{ '--letters': longestWord(name) } as CSSProperties}>
            {name}
          </h2>
          <p className={first.description}>{description}</p>
          <div className={first.foot}>
            <p className={first.sector}>{sector}</p>
            <p className={first.made}>
              {made.map((piece) => (
                <span key={piece}>{piece} </span>
              ))}
            </p>
          </div>
        </div>
      </a>
    </article>
  )
}

/** The size of a card: one of three or two alike, large beside a tall one, or alone in its row. */
export type CardSize = 'third' | 'half' | 'large' | 'tall' | 'whole'

const three: CardSize[] = ['third', 'third', 'third']
const two: CardSize[] = ['half', 'half']

/** Rows alternate, so that scale varies down the page. */
const rows: CardSize[][] = [['large', 'tall'], three, two, ['tall', 'large'], two]

/** The sizes of the given number of cards. Every row is full, whatever the number (PROJECTS-1). */
export function cardSizes(count: number): CardSize[] {
  const sizes: CardSize[] = []
  for (let turn = 0; sizes.length < count; turn += 1) {
    const left = count - sizes.length
    const row = rows[turn % rows.length] ?? two
    sizes.push(...(row.length <= left ? row : left === 2 ? two : (['whole'] as const)))
  }
  return sizes
}

/** On phones the first of every three is wide. At the end, cards that would be alone in their row are wide as well. */
export function isWideOnPhones(index: number, count: number): boolean {
  const rest = count % 3 === 2 ? (count > 5 ? 5 : 2) : 0
  const inRest = index - (count - rest)
  if (inRest >= 0) return rest === 2 || inRest > 1
  return index % 3 === 0
}

/** Width (vw) and shape of a card's frame (project-grid.module.css). */
const frames: Record<CardSize, [width: number, shape: number]> = {
  third: [31, 4 / 3],
  half: [48, 4 / 3],
  large: [64, 8 / 5],
  tall: [31, 0.78],
  whole: [96, 2],
}

interface ProjectGridProps {
  projects: ProjectCard[]
  /** The number of projects above the grid: on phones they count as well. */
  startsAt: number
}

/** Cards in one list: rows of two and three, some with a large card; on phones one wide and two narrow (PROJECTS-1). */
export function ProjectGrid({ projects, startsAt }: ProjectGridProps) {
  const sizes = cardSizes(projects.length)
  return (
    <ul className={styles.grid}>
      {projects.map(({ id, name, sector, description, picture }, index) => {
        const size = sizes[index] ?? 'whole'
        const isWide = isWideOnPhones(index + startsAt, projects.length + startsAt)
        // On phones a wide card keeps its picture's shape.
        const onPhones = isWide ? ([phone, 90, Infinity] as const) : ([phone, 44, 4 / 5] as const)
        return (
          <li key={id} className={styles.card} data-size={size} data-wide={isWide || undefined}>
            <a href={`/project/${id}`} className={styles.link}>
              <div className={styles.frame}>
                <Picture
                  picture={picture}
                  sizes={coverSizes(picture, onPhones, ['', ...frames[size]])}
                  fit="cover"
                  className={styles.art}
                />
              </div>
              <h2 className={styles.name}>{name}</h2>
              <p className={styles.sector}>{sector}</p>
              <p className={styles.description}>{description}</p>
            </a>
          </li>
        )
      })}
    </ul>
  )
}

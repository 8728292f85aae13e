import type { CSSProperties } from 'react'
import { Picture } from '~/components/picture/picture'
import { storySizes } from './card-sizes'
import type { ProjectCard } from './project-grid'
import styles from './story.module.css'

/** The client's own colours, and what was made for it. */
export interface FirstStory {
  ground: string
  onGround: string
  made: string[]
}

/** How many letters its longest word has: all of it stays in one line. */
const longestWord = (name: string) => Math.max(...name.split(' ').map(({ length }) => length))

/** The first of all projects, as large as the window is wide, in its client's colours. */
export function Story({ id, name, sector, description, picture, more }: ProjectCard & { more: FirstStory }) {
  const { ground, onGround, made } = more
  return (
    <article
      className={styles.story}
      style={{ '--client-ground': ground, '--client-text': onGround } as CSSProperties}
    >
      <a href={`/project/${id}`} className={styles.link}>
        <div className={styles.frame}>
          <Picture picture={picture} sizes={storySizes} fit="cover" priority className={styles.art} />
        </div>
        <div className={styles.words}>
          <h2 className={styles.name} style={{ '--letters': longestWord(name) } as CSSProperties}>
            {name}
          </h2>
          <p className={styles.description}>{description}</p>
          <div className={styles.foot}>
            <p className={styles.sector}>{sector}</p>
            <p className={styles.made}>
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

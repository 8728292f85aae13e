import type { CSSProperties } from 'react'
import { phone } from '~/breakpoints'
import { Picture, type PictureData } from '~/components/picture/picture'
import styles from './neighbours.module.css'

export interface Neighbour {
  id: string
  name: string
  panel: string
  onPanel: string
  picture: PictureData
}

function NeighbourLink({
  word,
  study,
  rel,
}: {
  word: 'Prev' | 'Next'
  study: Neighbour
  rel: 'prev' | 'next'
}) {
  const { id, name, panel, onPanel, picture } = study
  return (
    <a
      href={`/project/${id}`}
      rel={rel}
      className={styles.link}
      data-way={rel}
      style={{ '--tab': panel, '--on-tab': onPanel } as CSSProperties}
    >
      <Picture
        picture={{ ...picture, alt: '' }}
        sizes={`${phone} 100vw, 50vw`}
        fit="cover"
        className={styles.art}
      />
      <span className={styles.words}>
        <span className={styles.word}>{word}</span> <span className={styles.name}>{name}</span>
      </span>
    </a>
  )
}

/** Prev and Next split the width, each with its art (CASE-2). */
export function Neighbours({ previous, next }: { previous: Neighbour; next: Neighbour }) {
  return (
    <nav className={styles.neighbours} aria-label="More case studies">
      <NeighbourLink word="Prev" rel="prev" study={previous} />
      <NeighbourLink word="Next" rel="next" study={next} />
    </nav>
  )
}

import type { CSSProperties } from 'react'
import { phone } from '~/breakpoints'
import { ActionLink } from '~/components/action/action'
import { Picture, type PictureData } from '~/components/picture/picture'
import type { Story } from '~content/schema/project'
import closingStyles from './closing.module.css'
import styles from './neighbours.module.css'
import section from './sections/section.module.css'

interface ClosingProps {
  line: string
  label: string
  setting: Story['setting'] | undefined
}

/** The call to action before Prev and Next: one line and one button, in the client's colours and the story's layout (STORY-4). */
export function Closing({ line, label, setting }: ClosingProps) {
  return (
    <section className={closingStyles.closing} data-part="closing" data-closing={setting}>
      <h2 className={section.heading}>{line}</h2>
      <ActionLink href="/contact" size="large">
        {label}
      </ActionLink>
    </section>
  )
}

interface Neighbour {
  id: string
  name: string
  panel: string
  onPanel: string
  picture: PictureData
}

function NeighbourLink({ word, study, rel }: { word: string; study: Neighbour; rel: 'prev' | 'next' }) {
  const { id, name, panel, onPanel, picture } = study
  return (
    <a
      href={`/project/${id}`}
      rel={rel}
      className={styles.link}
      data-way={rel}
      style={{ '--tab': panel, '--on-tab': onPanel } as CSSProperties}
    >
      <Picture picture={picture} sizes={`${phone} 100vw, 50vw`} fit="cover" className={styles.art} />
      <span className={styles.words}>
        <span className={styles.word}>{word}</span> <span className={styles.name}>{name}</span>
      </span>
    </a>
  )
}

interface NeighboursProps {
  words: { title: string; previous: string; next: string }
  previous: Neighbour
  next: Neighbour
}

/** Prev and Next split the width, each with its art (CASE-2). */
export function Neighbours({ words, previous, next }: NeighboursProps) {
  return (
    <nav className={styles.neighbours} aria-label={words.title}>
      <NeighbourLink word={words.previous} rel="prev" study={previous} />
      <NeighbourLink word={words.next} rel="next" study={next} />
    </nav>
  )
}

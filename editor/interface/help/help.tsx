import { useEffect, useRef, useState } from 'react'
import { Button } from '../parts/button'
import { Dialog } from '../parts/dialog'
import styles from './help.module.css'
import { type Block, type Piece, readPage } from './read-page'

/** The guide for people who edit, from `docs/editing`. */
const files = import.meta.glob<string>('../../../docs/editing/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The text of a page of the guide, such as `publish.md`. */
const pageOfGuide = (name: string): string =>
  files[`../../../docs/editing/${name}`] ?? '# Help\n\nThe guide is in the folder docs/editing.'

interface HelpProps {
  /** The page that it opens with, such as `publish.md`. */
  first: string
  onClose: () => void
}

const LIST = 'README.md'
/** All pictures of the guide are of one size: their place is kept while they load. */
const SIZE = { width: 1120, height: 700 }

/** The guide: a page for each task, and the list of them all. */
export function Help({ first, onClose }: HelpProps) {
  const [name, setName] = useState(first)
  const article = useRef<HTMLElement>(null)
  const { title, picture, blocks } = readPage(pageOfGuide(name))
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page begins at its beginning
  useEffect(() => article.current?.focus(), [name])

  const shown = ({ kind, text, to = '' }: Piece, place: number) => {
    if (kind === 'strong') return <b key={place}>{text}</b>
    if (kind === 'code') return <code key={place}>{text}</code>
    if (kind === 'words') return text
    return (
      <Button key={place} look="link" className={styles.link} onClick={() => setName(to)}>
        {text}
      </Button>
    )
  }
  const block = ({ kind, items }: Block) => {
    if (kind === 'paragraph') return items.map((item) => <p key={item[0]?.text}>{item.map(shown)}</p>)
    const List = kind === 'steps' ? 'ol' : 'ul'
    return (
      <List>
        {items.map((item) => (
          <li key={item.map(({ text }) => text).join()}>{item.map(shown)}</li>
        ))}
      </List>
    )
  }

  return (
    <Dialog title={title} onClose={onClose}>
      <article ref={article} tabIndex={-1} className={styles.page} aria-label={title}>
        {picture && (
          <img
            key={picture.name}
            className={styles.picture}
            src={`/edit/guide/${picture.name}`}
            alt={picture.alt}
            {...SIZE}
          />
        )}
        {blocks.map((one) => (
          <div key={one.items[0]?.map(({ text }) => text).join()}>{block(one)}</div>
        ))}
        {name !== LIST && (
          <Button look="link" onClick={() => setName(LIST)}>
            All pages of the guide
          </Button>
        )}
      </article>
    </Dialog>
  )
}

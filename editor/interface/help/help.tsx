import Markdown from 'markdown-to-jsx/react'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { Button } from '../parts/button'
import { Dialog } from '../parts/dialog'
import styles from './help.module.css'

/** The guide for people who edit, from `docs/editing`. */
const files = import.meta.glob<string>('../../../docs/editing/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const LIST = 'README.md'

/** All pictures of the guide are of one size: their place is kept while they load. */
const GuidePicture = ({ src = '', alt }: ComponentProps<'img'>) => (
  <img
    className={styles.picture}
    src={`/edit/guide/${src.split('/').at(-1)}`}
    alt={alt}
    width={1120}
    height={700}
  />
)

interface PageLinkProps extends ComponentProps<'a'> {
  onOpen: (page: string) => void
}

const PageLink = ({ href = '', children, onOpen }: PageLinkProps) => (
  <Button look="link" className={styles.link} onClick={() => onOpen(href)}>
    {children}
  </Button>
)

interface HelpProps {
  /** The page that it opens with, such as `publish.md`. */
  first: string
  onClose: () => void
}

/** The guide: a page for each task, and the list of them all. */
export function Help({ first, onClose }: HelpProps) {
  const [name, setName] = useState(first)
  const article = useRef<HTMLElement>(null)
  const text = files[`../../../docs/editing/${name}`] ?? '# Help\n\nThe guide is in the folder docs/editing.'
  const [, title = '', body = ''] = /^# (.+)\n([\s\S]*)$/.exec(text) ?? []
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page begins at its beginning
  useEffect(() => article.current?.focus(), [name])

  return (
    <Dialog title={title} onClose={onClose}>
      <article ref={article} tabIndex={-1} className={styles.page} aria-label={title}>
        <Markdown
          options={{
            overrides: { a: { component: PageLink, props: { onOpen: setName } }, img: GuidePicture },
            wrapper: null,
          }}
        >
          {body}
        </Markdown>
        {name !== LIST && (
          <Button look="link" onClick={() => setName(LIST)}>
            All pages of the guide
          </Button>
        )}
      </article>
    </Dialog>
  )
}

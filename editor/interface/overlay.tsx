import type { Path } from '../core/change'
import styles from './app.module.css'
import type { View } from './bar/bar'
import { Publish } from './publish/publish'
import { Samples } from './samples/samples'
import type { Site } from './server/api'
import { FindWords } from './words/find-words'

/** What opens over the form is where the keyboard goes on. */
const takeFocus = (element: HTMLElement | null) => element?.focus()

interface OverlayProps {
  view: Exclude<View, 'page'>
  /** Words to be found. */
  search: string
  site: Site
  titleOfFile: (file: string) => string
  announce: (sentence: string) => void
  onOpen: (file: string, at?: Path) => void
}

/** What takes the place of page and form: samples, publishing, or a search for words. */
export function Overlay({ view, search, site, titleOfFile, announce, onOpen }: OverlayProps) {
  return (
    <main className={styles.over} ref={takeFocus} tabIndex={-1}>
      {view === 'words' ? (
        <FindWords first={search} titleOfFile={titleOfFile} announce={announce} onOpen={onOpen} />
      ) : view === 'samples' ? (
        <Samples
          count={site.samples}
          pictures={site.pictures}
          titleOfFile={titleOfFile}
          announce={announce}
          onOpenFile={onOpen}
        />
      ) : (
        <Publish
          mayPublish={site.person?.role !== 'editor'}
          drafts={site.drafts}
          wordsToRead={site.wordsToRead}
          titleOfFile={titleOfFile}
          onOpen={onOpen}
        />
      )}
    </main>
  )
}

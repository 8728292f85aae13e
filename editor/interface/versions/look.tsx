import { useRef, useState } from 'react'
import type { Version } from '../../core/versions/versions'
import { useEditor } from '../editing/context'
import { Button } from '../parts/button'
import styles from './look.module.css'
import { formatDayAndTime } from './times'

/** A version that is looked at, beginning with a page. */
export interface LookedAt {
  version: Version
  /** The version before it, if there is one. */
  before: string | undefined
  path: string
}

/** The site as it was: its pages, before and after the change, and as they are now. Nothing can be changed in them. */
export function Look({ looked, onClose }: { looked: LookedAt; onClose: () => void }) {
  const { version, before } = looked
  const { places } = useEditor().site
  const [path, setPath] = useState(looked.path)
  const [state, setState] = useState(version.commit)
  const frame = useRef<HTMLIFrameElement>(null)
  const scroll = useRef(0)
  const own = `/edit/api/versions/${state}/page`
  const states = [
    ...(before ? [{ title: 'Before', state: before }] : []),
    { title: 'After', state: version.commit },
    { title: 'Now', state: 'now' },
  ]
  const pages = places.filter(({ isPage }) => isPage)
  const isKnown = pages.some((page) => page.path === path)

  function showState(next: string) {
    scroll.current = frame.current?.contentWindow?.scrollY ?? 0
    setState(next)
  }

  /** Keeps the place on the page, and follows the links that were clicked in it. */
  function onLoad() {
    const view = frame.current?.contentWindow
    view?.scrollTo({ top: scroll.current, behavior: 'instant' })
    scroll.current = 0
    const shown = view?.location.pathname.split('/page').slice(1).join('/page')
    if (shown) setPath(shown)
  }

  return (
    <div className={styles.look}>
      <header className={styles.head}>
        <Button look="link" onClick={onClose}>
          All versions
        </Button>
        <h2>
          {formatDayAndTime(version.date)} <span>{version.words}</span>
        </h2>
        <select aria-label="Page" value={path} onChange={({ target }) => setPath(target.value)}>
          {!isKnown && <option value={path}>{path}</option>}
          {pages.map((page) => (
            <option key={page.path} value={page.path}>
              {page.title}
            </option>
          ))}
        </select>
        <fieldset className={styles.states}>
          <legend>State of the page</legend>
          {states.map((one) => (
            <Button key={one.title} aria-pressed={one.state === state} onClick={() => showState(one.state)}>
              {one.title}
            </Button>
          ))}
        </fieldset>
      </header>
      <iframe
        ref={frame}
        className={styles.frame}
        title="The page as it was"
        src={`${own}${path}`}
        onLoad={onLoad}
      />
    </div>
  )
}

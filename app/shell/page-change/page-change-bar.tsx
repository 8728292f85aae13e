import { type CSSProperties, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import {
  PROGRESS_DURATION,
  PROGRESS_HEIGHT,
  PROGRESS_HIDE_DELAY,
  PROGRESS_STEPS,
  ROUTE_DELAY,
} from '~/constants'
import { markHydrated } from './device-pace'
import { findLink, linkIntent, readClick } from './in-site-link'
import { beginWait, markPageShown } from './page-change'
import styles from './page-change-bar.module.css'
import { beginLoading, type RouteFiles, setRouteFiles } from './page-files'

/** Back and Forward show no bar unless their page takes longer than this (ms). */
const LATE_AFTER = 300

/**
 * State of the progress bar (PROG-2): it fills after a click, is `late` while the page takes longer, and hides when the page is there.
 * @param isUnderWay whether a page is being fetched
 */
function useBar(isUnderWay: boolean) {
  const [state, setState] = useState<'hidden' | 'filling' | 'late'>('hidden')
  const timer = useRef(0)
  const after = (delay: number, run: () => void) => {
    clearTimeout(timer.current)
    timer.current = window.setTimeout(run, delay)
  }
  const hide = () => after(PROGRESS_HIDE_DELAY, () => setState('hidden'))
  const complete = useEffectEvent(() => (isUnderWay ? setState('late') : hide()))
  const hideNow = useEffectEvent(hide)
  // A bar that is filling completes first. Also after a page that was shown just before its bar became late.
  const isOver = !isUnderWay && state !== 'filling'
  useLayoutEffect(() => {
    if (isOver) hideNow()
  }, [isOver])
  return {
    state,
    fill() {
      setState('filling')
      after(PROGRESS_DURATION, () => complete())
    },
    /** Back and Forward show no bar unless their page is late. */
    showIfLate() {
      setState('hidden')
      after(LATE_AFTER, () => setState('late'))
    },
  }
}

interface PageChangeBarProps {
  /** Whether the page is the one for unknown addresses. */
  isMissing: boolean
  /** The bar's accessible name. */
  label: string
  routes: RouteFiles[]
}

/**
 * Takes the visitor from page to page and shows the progress bar (PROG). A sibling of the page, so that a click renders only this.
 * A CSS animation fills the bar, so that it keeps its time even while script is busy.
 */
export function PageChangeBar({ isMissing, label, routes }: PageChangeBarProps) {
  const { pathname, key } = useLocation()
  const navigate = useNavigate()
  const { location: next } = useNavigation()
  const bar = useBar(next !== undefined || isMissing)
  /** The bar restarts with each click. */
  const [clicks, setClicks] = useState(0)
  const clicked = useRef('')
  const leaving = useRef(0)

  const onClick = useEffectEvent((event: MouseEvent) => {
    const intent = linkIntent(readClick(event), pathname)
    if (intent.kind === 'browser') return
    event.preventDefault()
    if (intent.kind === 'stay') return
    // Safari does not focus a clicked link, but the focused one grows into the next page's hero (PROG-7).
    findLink(event)?.focus()
    setClicks(clicks + 1)
    bar.fill()
    clicked.current = intent.to
    const { href, pathname: path } = new URL(intent.to, location.href)
    if (isMissing) {
      // On Back the router would match a missing page's address as another page, so the browser opens links from there.
      clearTimeout(leaving.current)
      leaving.current = window.setTimeout(() => location.assign(href), ROUTE_DELAY)
    } else {
      beginWait()
      beginLoading(path)
      navigate(intent.to)
    }
  })

  const onPageShow = useEffectEvent((event: PageTransitionEvent) => {
    // Back restores a page as it was left: the missing one with a full bar, another one amid a change.
    if (event.persisted && (isMissing || next)) location.reload()
  })

  const onNext = useEffectEvent((path: string | undefined) => {
    if (path && path === clicked.current) return
    clicked.current = ''
    if (path) bar.showIfLate()
  })

  // When the router begins to fetch a page.
  useLayoutEffect(() => onNext(next && next.pathname + next.search), [next])

  useEffect(() => {
    markHydrated()
    // Read by the page's start (delivery/script-after-paint.ts), and by tests.
    document.documentElement.dataset.hydrated = ''
    // On the window, so after React's handlers: a component that handles a click has prevented its default by then.
    window.addEventListener('click', onClick)
    window.addEventListener('pageshow', onPageShow)
    return () => {
      window.removeEventListener('click', onClick)
      window.removeEventListener('pageshow', onPageShow)
    }
  }, [])

  useEffect(() => setRouteFiles(routes), [routes])

  // biome-ignore lint/correctness/useExhaustiveDependencies: for each page that the router shows
  useLayoutEffect(() => markPageShown(), [key])

  const fill = {
    blockSize: PROGRESS_HEIGHT,
    animationDuration: `${PROGRESS_DURATION}ms`,
    animationTimingFunction: `steps(${PROGRESS_STEPS})`,
  } satisfies CSSProperties
  return (
    <div key={clicks} className={styles.bar} data-state={bar.state} role="progressbar" aria-label={label}>
      <div className={styles.fill} style={fill} />
    </div>
  )
}

import { useEffect, useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react'
import { type DataStrategyResult, type MiddlewareFunction, useLocation, useNavigate } from 'react-router'
import { pageIsReady } from './device-pace'
import { linkIntent, linkOf, readClick } from './in-site-link'
import { makeReady, type StyleSheets } from './next-page'
import { createPageChange } from './page-change'
import { browserWindow } from './page-window'
import { ProgressBar } from './progress-bar'

/** One for the document, because the router's middleware runs outside of React. */
const pageChange = createPageChange(browserWindow)

const { bar: noBar, clicks: noClicks } = pageChange.state()

/** Known once the first page runs. */
let styleSheetsOfRoutes: StyleSheets = {}

type PageMiddleware = MiddlewareFunction<Record<string, DataStrategyResult>>

/** Middleware: fetches a page at once and lets the router show it when its wait is over (PROG-5). */
export const fetchPage: PageMiddleware = ({ request }, next) =>
  pageChange.fetchPage(request.url, request.signal, async () => {
    const results = await next()
    for (const { type, result } of Object.values(results)) if (type === 'error') throw result
    const data = Object.entries(results).map(([id, { result }]) => [id, result])
    makeReady(Object.fromEntries(data), styleSheetsOfRoutes)
    return results
  })

/** Whether a notice replaces a page that cannot be fetched. */
export const useUnreachable = () =>
  useSyncExternalStore(
    pageChange.subscribe,
    () => pageChange.state().isUnreachable,
    () => false,
  )

/**
 * Tries again to show a page. A page that crashed is reloaded only when the visitor asks for it: automatically it might crash
 * again and again.
 */
export function retryPage(isWanted = false): void {
  if (pageChange.state().step !== 'idle') pageChange.retry()
  else if (isWanted) location.reload()
}

interface PageChangeBarProps {
  isMissing: boolean
  label: string
  styleSheets: StyleSheets
}

/**
 * Takes the visitor from page to page and shows the progress bar (PROG). A sibling of the page, so that a click renders only
 * this.
 * @param isMissing whether the current page is the one for unknown addresses
 * @param label what the bar is called
 * @param styleSheets of every route, by its id
 */
export function PageChangeBar({ isMissing, label, styleSheets }: PageChangeBarProps) {
  const { pathname, key } = useLocation()
  const navigate = useNavigate()
  // One by one: a step that neither of them shows renders nothing.
  const bar = useSyncExternalStore(
    pageChange.subscribe,
    () => pageChange.state().bar,
    () => noBar,
  )
  const clicks = useSyncExternalStore(
    pageChange.subscribe,
    () => pageChange.state().clicks,
    () => noClicks,
  )

  const onClick = useEffectEvent((event: MouseEvent) => {
    const intent = linkIntent(readClick(event), pathname)
    if (intent.kind === 'browser') return
    event.preventDefault()
    if (intent.kind === 'stay') return
    // Safari gives no link the focus that is clicked; the one that has it grows into the next page's hero (PROG-7).
    linkOf(event)?.focus()
    // On Back the router would take a missing page's address for another page.
    if (isMissing) pageChange.open(new URL(intent.to, location.href).href)
    else pageChange.follow(() => navigate(intent.to))
  })

  useEffect(() => {
    const onNavigate = (event: NavigateEvent) => {
      if (event.navigationType === 'reload' && !event.userInitiated && pageChange.codeIsMissing())
        event.preventDefault()
    }
    const onPageShow = () => {
      // The browser restores from its cache a page that was left for a newer deployment.
      if (pageChange.state().step === 'leaving') location.reload()
    }
    pageIsReady()
    // On the window, so after React's handlers: a component that handles a click has prevented its default by then.
    window.addEventListener('click', onClick)
    window.addEventListener('pageshow', onPageShow)
    // If a page's code is missing, the router reloads the current page. Browsers before 2026 do not announce that.
    window.navigation?.addEventListener('navigate', onNavigate)
    return () => {
      window.removeEventListener('click', onClick)
      window.removeEventListener('pageshow', onPageShow)
      window.navigation?.removeEventListener('navigate', onNavigate)
    }
  }, [])

  useEffect(() => {
    styleSheetsOfRoutes = styleSheets
  }, [styleSheets])

  // biome-ignore lint/correctness/useExhaustiveDependencies: for each page that the router shows
  useLayoutEffect(() => pageChange.pageIsShown(), [key])

  return <ProgressBar key={clicks} state={bar} label={label} />
}

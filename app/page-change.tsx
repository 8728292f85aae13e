import { useEffect, useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react'
import { type DataStrategyResult, type MiddlewareFunction, useLocation, useNavigate } from 'react-router'
import { linkIntent, readClick } from '~/behaviours/navigation/in-site-link'
import { createPageChange } from '~/behaviours/navigation/page-change'
import { browserWindow } from '~/behaviours/navigation/page-window'
import { ProgressBar } from '~/components/progress-bar/progress-bar'

/** One for the document: the router's middleware stands outside of React. */
const pageChange = createPageChange(browserWindow)

const idle = pageChange.state()

type PageMiddleware = MiddlewareFunction<Record<string, DataStrategyResult>>

/** For the router: a page that was asked for is fetched at once and shown when its wait is over (PROG-5). */
export const fetchPage: PageMiddleware = ({ request }, next) =>
  pageChange.fetchPage(request.url, request.signal, async () => {
    const results = await next()
    for (const { type, result } of Object.values(results)) if (type === 'error') throw result
    return results
  })

/** Whether a notice stands in place of a page that cannot be fetched. */
export const useUnreachable = () =>
  useSyncExternalStore(
    pageChange.subscribe,
    () => pageChange.state().isUnreachable,
    () => false,
  )

/**
 * Tries again to show a page. One that broke while it was shown is loaded again only when the visitor wants it: by itself it would
 * break for ever.
 */
export function retryPage(isWanted = false): void {
  if (pageChange.state().step !== 'idle') pageChange.retry()
  else if (isWanted) location.reload()
}

/**
 * Takes the visitor from page to page and shows the bar meanwhile (PROG). Stands beside the page, so that a click renders no more
 * than this.
 * @param isMissing the page that is shown is the one for unknown addresses
 */
export function PageChangeBar({ isMissing }: { isMissing: boolean }) {
  const { pathname, key } = useLocation()
  const navigate = useNavigate()
  const { bar, clicks } = useSyncExternalStore(pageChange.subscribe, pageChange.state, () => idle)

  const onClick = useEffectEvent((event: MouseEvent) => {
    const intent = linkIntent(readClick(event), pathname)
    if (intent.kind === 'browser') return
    event.preventDefault()
    if (intent.kind === 'stay') return
    // The router would take a missing page's address for another page when the visitor comes Back.
    if (isMissing) pageChange.open(new URL(intent.to, location.href).href)
    else pageChange.follow(() => navigate(intent.to))
  })

  useEffect(() => {
    const onNavigate = (event: NavigateEvent) => {
      if (event.navigationType === 'reload' && !event.userInitiated && pageChange.codeIsMissing())
        event.preventDefault()
    }
    const onPageShow = () => {
      // The browser brings back a page that was left for a new deployment's.
      if (pageChange.state().step === 'leaving') location.reload()
    }
    // On the window, after React's own handlers: a component that handled the click has prevented its default by now.
    window.addEventListener('click', onClick)
    window.addEventListener('pageshow', onPageShow)
    // Where the router misses a page's code it reloads the page that is shown. Browsers before 2026 do not tell.
    window.navigation?.addEventListener('navigate', onNavigate)
    return () => {
      window.removeEventListener('click', onClick)
      window.removeEventListener('pageshow', onPageShow)
      window.navigation?.removeEventListener('navigate', onNavigate)
    }
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: for each page that the router shows
  useLayoutEffect(() => pageChange.pageIsShown(), [key])

  return <ProgressBar key={clicks} state={bar} />
}

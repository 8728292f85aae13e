import { useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { matchesNow, reducedMotion } from '~/behaviours/media-query/queries'
import { type Journey, useNavigationProgress } from '~/behaviours/navigation/use-navigation-progress'
import { ProgressBar } from '~/components/progress-bar/progress-bar'
import { PageAhead, usePageCode } from './page-ahead'

/** What the router waits for before it shows the next page; shared by this file's two halves, which have no other way to meet. */
let arrival: Promise<unknown> = Promise.resolve()

/** For the router: a page that was asked for is fetched at once and shown when its wait is over (PROG-5). */
export async function showOnArrival(_: unknown, next: () => Promise<unknown>): Promise<void> {
  const ownArrival = arrival
  await next()
  await ownArrival
}

/**
 * Takes the visitor from page to page, and shows the bar meanwhile (PROG). Stands beside the page, so that a click renders no
 * more than this.
 * @param isMissing the page that is shown is the one for unknown addresses
 */
export function PageChange({ isMissing }: { isMissing: boolean }) {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const bar = useRef<HTMLDivElement>(null)
  const hasCode = usePageCode()
  const [target, setTarget] = useState<string>()

  useNavigationProgress(bar, pathname, async ({ to, arrived, signal }: Journey) => {
    setTarget(to)
    const isThere = await hasCode(to)
    // The router would take a missing page's address for another page when the visitor comes Back: leave by the browser.
    if (isMissing || !isThere) {
      await arrived
      if (!signal.aborted) window.location.assign(to)
    } else if (!signal.aborted) {
      arrival = arrived
      // Back and Forward, which come instead, wait for nothing.
      signal.addEventListener('abort', () => {
        arrival = Promise.resolve()
      })
      void navigate(to, { viewTransition: !matchesNow(reducedMotion) })
    }
  })

  return (
    <>
      <ProgressBar bar={bar} />
      {target && <PageAhead page={target} />}
    </>
  )
}

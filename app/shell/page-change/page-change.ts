import type { DataStrategyResult, MiddlewareFunction } from 'react-router'
import { ROUTE_DELAY } from '~/constants'
import { loadDocument, stayInDocument } from './load-document'
import { loadPageFiles, loadRouteFiles } from './page-files'
import { beginTransition } from './transition'

/** A page that takes longer than this is loaded as a document (ms). */
export const FETCH_TIMEOUT = 20_000

const sleep = (delay: number) => new Promise<void>((resolve) => setTimeout(resolve, delay))

/** The wait that the last click began (PROG-2); Back and Forward have none. */
let wait: Promise<void> | null = null
let showPage = () => {}
let hasChanged = false

/** Call when a link is clicked: the page that the router fetches next is shown after the wait. */
export function beginWait(): void {
  wait = sleep(ROUTE_DELAY)
}

/** Call when the router's page is on the screen: a transition that waits for it continues. */
export const markPageShown = (): void => showPage()

/** Whether the page has changed since the document was loaded. */
export const hasChangedPage = (): boolean => hasChanged

/** Fetches the data of a page and all files that it needs. */
async function fetchAll(pattern: string, next: () => Promise<Record<string, DataStrategyResult>>) {
  const data = async () => {
    const results = await next()
    for (const { type, result } of Object.values(results)) {
      if (type === 'error') throw result
      await loadPageFiles(result)
    }
    return results
  }
  const [, results] = await Promise.all([loadRouteFiles(pattern), data()])
  return results
}

async function timeout(): Promise<never> {
  await sleep(FETCH_TIMEOUT)
  throw new Error('The page takes too long')
}

/**
 * The router's middleware: fetches a page at once, with its code and its style sheets, and lets the router show it when the wait
 * is over (PROG-5). If anything fails, the browser loads the page as a document: visitors know its error page, retry and Back.
 * The router aborts it when another click, Back or Forward comes first.
 */
export const fetchPage: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request: { url, signal }, pattern },
  next,
) => {
  const ownWait = wait
  wait = null
  hasChanged = true
  const left = new Promise<never>((_, reject) => {
    const leave = () => reject(signal.reason)
    if (signal.aborted) leave()
    else signal.addEventListener('abort', leave)
  })
  left.catch(() => {})
  // If several promises are already settled, the first in the list wins.
  const unlessLeft = <Value>(...others: Promise<Value>[]) => Promise.race([left, ...others])
  const late = timeout()
  late.catch(() => {})
  // Another site that the visitor opens meanwhile: the browser may end what is being fetched for this page, and a page that was
  // shown or loaded now would keep Firefox from going there. If the browser is still here later, it loads the page.
  let isOpeningSite = false
  const onLeave = () => {
    isOpeningSite = true
  }
  window.addEventListener('beforeunload', onLeave)
  try {
    const page = await unlessLeft(fetchAll(pattern, next), late).catch((error) => {
      if (isOpeningSite) return unlessLeft(late)
      throw error
    })
    if (ownWait) await unlessLeft(ownWait)
    if (isOpeningSite) await unlessLeft(late)
    if (ownWait) {
      const shown = new Promise<void>((resolve) => {
        showPage = resolve
        signal.addEventListener('abort', () => resolve())
      })
      await unlessLeft(beginTransition(shown))
    }
    return page
  } catch (error) {
    if (signal.aborted) throw error
    loadDocument(url)
    return left.finally(stayInDocument)
  } finally {
    window.removeEventListener('beforeunload', onLeave)
  }
}

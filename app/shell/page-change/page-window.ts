import { matchesNow, reducedMotion } from '~/behaviours/media-query/media-query'
import { isSlowDevice } from './device-pace'
import type { PageWindow } from './page-change'

/** Longest wait for an answer when checking whether the site is up (ms). */
const ANSWER_TIMEOUT = 10_000

const here = () => location.origin + location.pathname + location.search

/** A transition that the browser skips rejects; the page has changed all the same. */
const ignore = () => {}

/**
 * During a view transition every click lands on the document: this ends the transition and repeats the click on the element
 * there.
 */
function handClicksOn(transition: ViewTransition): void {
  const onClick = (event: MouseEvent) => {
    if (event.target !== document.documentElement) return
    transition.skipTransition()
    transition.finished.then(() => {
      const target = document.elementFromPoint(event.clientX, event.clientY)
      if (target !== document.documentElement) target?.dispatchEvent(new MouseEvent('click', event))
    }, ignore)
  }
  const stop = () => window.removeEventListener('click', onClick)
  window.addEventListener('click', onClick)
  transition.finished.then(stop, stop)
}

/**
 * Nothing has the focus, so that the router may replace the page: an element that is taken away with the focus makes the browser
 * work out the old page's layout once more.
 */
function leaveFocus(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}

/** The browser as the change of page needs it. */
export const browserWindow: PageWindow = {
  setTimeout: (run, delay) => window.setTimeout(run, delay),
  clearTimeout: (timer) => window.clearTimeout(timer),
  here,
  answers: (url) =>
    fetch(url, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(ANSWER_TIMEOUT) }).then(
      ({ status }) => status < 500,
      () => false,
    ),
  load(url) {
    if (url === here()) location.reload()
    else location.assign(url)
  },
  name(url) {
    if (url !== here()) history.pushState(null, '', url)
  },
  beginTransition: (shown) =>
    new Promise((resolve) => {
      // To capture the old page takes a slow device as long as to show the new one.
      const goesWithout = isSlowDevice() || matchesNow(reducedMotion)
      const begin = () => {
        leaveFocus()
        resolve()
      }
      if (goesWithout || !('startViewTransition' in document)) return begin()
      const transition = document.startViewTransition(() => {
        begin()
        return shown
      })
      transition.ready.catch(ignore)
      handClicksOn(transition)
    }),
}

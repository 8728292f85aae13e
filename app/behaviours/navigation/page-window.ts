import { matchesNow, reducedMotion } from '~/behaviours/media-query/queries'
import type { PageWindow } from './page-change'

/** Longest wait for the site's answer to the question whether it is there (ms). */
const ANSWER_TIMEOUT = 10_000

const here = () => location.origin + location.pathname + location.search

/** No transition is worth an error: one that the browser skips has done its work all the same. */
const ignore = () => {}

/** While a transition runs every click is the document's: ends it, and hands the click on to what lies there. */
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
      if (!('startViewTransition' in document) || matchesNow(reducedMotion)) return resolve()
      const transition = document.startViewTransition(() => {
        resolve()
        return shown
      })
      transition.ready.catch(ignore)
      handClicksOn(transition)
    }),
}

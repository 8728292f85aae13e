import { matchesNow, reducedMotion } from '~/behaviours/media-query/media-query'
import { isSlowDevice } from './device-pace'

/** A transition that the browser skips rejects; the page has changed all the same. */
const ignore = () => {}

/**
 * During a view transition every click lands on the document: this ends the transition and repeats the click on the element
 * there.
 */
function passClicksThrough(transition: ViewTransition): void {
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

/**
 * Begins a view transition if the browser has them, the device is quick and the visitor allows motion. Resolves when the old page
 * may be replaced.
 * @param shown resolves when the new page is on the screen
 */
export function beginTransition(shown: Promise<void>): Promise<void> {
  return new Promise((resolve) => {
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
    passClicksThrough(transition)
  })
}

import { matchesNow, reducedMotion } from '~/behaviours/media-query/media-query'
import { isSlowDevice } from './device-pace'

/** A transition that the browser skips rejects, but the page has changed. */
const ignore = () => {}

/**
 * During a view transition the target of every click is the document: this ends the transition and repeats the click on the
 * element at that position.
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
 * Removes the focus before the router replaces the page: removing a focused element makes the browser compute the old page's
 * layout once more.
 */
function leaveFocus(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}

/**
 * Begins a view transition if the browser supports them, the device is fast and the visitor allows motion. Resolves when the old
 * page may be replaced.
 * @param shown resolves when the new page is on the screen
 */
export function beginTransition(shown: Promise<void>): Promise<void> {
  return new Promise((resolve) => {
    // Capturing the old page takes a slow device as long as showing the new one.
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

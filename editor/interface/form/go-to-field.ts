import type { Path } from '../../core/change'
import { idOf } from '../editing/context'

/** Opens whatever contains a field and gives it the focus. If it has no control, the nearest thing around it gets it. */
export function goToField(path: Path): boolean {
  for (let length = path.length; length > 0; length -= 1) {
    const found = document.getElementById(idOf(path.slice(0, length)))
    if (!found) continue
    for (let at: Element | null = found; at; at = at.parentElement)
      if (at instanceof HTMLDetailsElement) at.open = true
    const control = found.matches('details')
      ? (found.querySelector<HTMLElement>('textarea, input, select, button') ?? found)
      : found
    control.focus({ preventScroll: true })
    control.scrollIntoView({ block: 'center' })
    return true
  }
  return false
}

import { COLLAPSE_DELAY } from '~/constants'

interface GridSurroundings {
  /** Called with every change of the expanded card, or null where none is. */
  onChange(expanded: number | null): void
  /** Whether a keyboard user is inside the grid now. */
  isKeyboardInside(): boolean
}

/**
 * At most one card is expanded (GRID-1). It collapses 800 ms after the mouse has left the grid, unless the mouse is back by
 * then (GRID-2) or a keyboard user is inside (GRID-4).
 */
export class ExpandingGrid {
  #expanded: number | null
  #surroundings: GridSurroundings
  #collapse: ReturnType<typeof setTimeout> | undefined

  constructor(initial: number | null, surroundings: GridSurroundings) {
    this.#expanded = initial
    this.#surroundings = surroundings
  }

  /** Expands a card, or collapses it where it is expanded. */
  toggle(card: number): void {
    this.#change(this.#expanded === card ? null : card)
  }

  collapse(): void {
    this.#change(null)
  }

  mouseEntered(): void {
    clearTimeout(this.#collapse)
  }

  mouseLeft(): void {
    clearTimeout(this.#collapse)
    this.#collapse = setTimeout(() => {
      if (!this.#surroundings.isKeyboardInside()) this.collapse()
    }, COLLAPSE_DELAY)
  }

  /** Stops the timer; for unmounting. */
  destroy(): void {
    clearTimeout(this.#collapse)
  }

  #change(expanded: number | null): void {
    clearTimeout(this.#collapse)
    if (expanded === this.#expanded) return
    this.#expanded = expanded
    this.#surroundings.onChange(expanded)
  }
}

export interface Point {
  x: number
  y: number
}

export type SwipeDirection = 'left' | 'right'

/** A swipe is at least this long, in CSS px, and this much more sideways than upright. */
const LENGTH = 40
const SLANT = 1.5

/**
 * Recognises one finger's sideways swipe from the points where it comes down and goes up (TESTI-2, CASE-8). A second finger,
 * or the browser taking the gesture for scrolling, ends it without a swipe.
 */
export class Swipe {
  #pointer: number | null = null
  #start: Point = { x: 0, y: 0 }

  down(pointer: number, point: Point): void {
    this.#start = point
    this.#pointer = this.#pointer === null ? pointer : null
  }

  /** @returns where the finger went, or null where it was no swipe */
  up(pointer: number, point: Point): SwipeDirection | null {
    if (pointer !== this.#pointer) return null
    this.#pointer = null
    const across = point.x - this.#start.x
    const along = point.y - this.#start.y
    if (Math.abs(across) < LENGTH || Math.abs(across) < Math.abs(along) * SLANT) return null
    return across < 0 ? 'left' : 'right'
  }

  cancel(): void {
    this.#pointer = null
  }
}

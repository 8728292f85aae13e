export interface Point {
  x: number
  y: number
}

export type SwipeDirection = 'left' | 'right'

/** A swipe is at least this long (CSS px), and its horizontal part is this many times its vertical part. */
const LENGTH = 40
const SLANT = 1.5

/**
 * Recognises a horizontal swipe of one finger by where it goes down and up (TESTI-2, CASE-8). A second finger, or the browser
 * using the gesture for scrolling, cancels it.
 */
export class Swipe {
  #pointer: number | null = null
  #start: Point = { x: 0, y: 0 }

  down(pointer: number, point: Point): void {
    this.#start = point
    this.#pointer = this.#pointer === null ? pointer : null
  }

  /** @returns the direction of the swipe, or null if it was none */
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

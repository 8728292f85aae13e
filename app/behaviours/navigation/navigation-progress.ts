import { PROGRESS_DURATION, PROGRESS_HIDE_DELAY, PROGRESS_STEPS, ROUTE_DELAY } from '~/constants'

/** Timers of the machine; a test brings its own. */
export interface Timers {
  setTimeout(run: () => void, delay: number): number
  clearTimeout(timer: number): void
  setInterval(run: () => void, delay: number): number
  clearInterval(timer: number): void
}

interface Listener {
  /** Share of the bar that is filled, 0 to 1; null where it is hidden. */
  onProgress(progress: number | null): void
  /** The wait for a page begins, and takes the place of one before: fetch what the page needs. */
  onStart(target: string): void
  /** The wait is over: change the route now. */
  onArrive(): void
  /** The wait has ended before its time. */
  onCancel(): void
}

/**
 * Navigation progress (PROG-2, PROG-5): the bar fills over 800 ms in 50 steps, the route changes after 600 ms, the bar hides
 * 100 ms after it is full. A second start takes the place of the first; cancel stops everything.
 */
export class NavigationProgress {
  #timers: Timers
  #listener: Listener
  #step = 0
  #interval: number | undefined
  #route: number | undefined
  #hide: number | undefined

  constructor(listener: Listener, timers: Timers) {
    this.#listener = listener
    this.#timers = timers
  }

  /** Starts the way to `target`; what was under way is forgotten. */
  start(target: string): void {
    this.#clear()
    this.#step = 0
    this.#listener.onProgress(0)
    this.#listener.onStart(target)
    this.#interval = this.#timers.setInterval(() => this.#advance(), PROGRESS_DURATION / PROGRESS_STEPS)
    this.#route = this.#timers.setTimeout(() => {
      this.#route = undefined
      this.#listener.onArrive()
    }, ROUTE_DELAY)
  }

  /** Back or Forward during the wait: no navigation, no bar. After the route has changed the bar just completes. */
  cancel(): void {
    if (this.#route === undefined) return
    this.#clear()
    this.#listener.onCancel()
    this.#listener.onProgress(null)
  }

  /** Stops every timer; for unmounting. */
  destroy(): void {
    this.#clear()
  }

  #advance(): void {
    this.#step += 1
    this.#listener.onProgress(this.#step / PROGRESS_STEPS)
    if (this.#step < PROGRESS_STEPS) return
    this.#timers.clearInterval(this.#interval ?? 0)
    this.#hide = this.#timers.setTimeout(() => this.#listener.onProgress(null), PROGRESS_HIDE_DELAY)
  }

  #clear(): void {
    if (this.#interval !== undefined) this.#timers.clearInterval(this.#interval)
    if (this.#route !== undefined) this.#timers.clearTimeout(this.#route)
    if (this.#hide !== undefined) this.#timers.clearTimeout(this.#hide)
    this.#interval = undefined
    this.#route = undefined
    this.#hide = undefined
  }
}

/** A page that cannot be fetched: the router shows the nearest error boundary at the page's address. */
export class PageUnreachable extends Error {
  override name = 'PageUnreachable'
}

/** One way to one page. */
export interface Journey {
  /** False for Back and Forward. */
  isClicked: boolean
  /** When the page may be shown. */
  pause: Promise<void>
  /** The router has begun to fetch its page. */
  isFetched: boolean
  shown: Promise<void>
  /** Resolves `shown`. */
  show(): void
  missing: Promise<never>
  /** Rejects `missing`: the page's code cannot be loaded. */
  miss(): void
  isCodeMissing: boolean
}

/** @param pause when the page may be shown */
export function createJourney(isClicked: boolean, pause: Promise<void>): Journey {
  const own = { isClicked, pause, isFetched: false, isCodeMissing: false } as Journey
  own.shown = new Promise((resolve) => {
    own.show = resolve
  })
  own.missing = new Promise((_, reject) => {
    own.miss = () => {
      own.isCodeMissing = true
      reject(new PageUnreachable('code'))
    }
  })
  return own
}

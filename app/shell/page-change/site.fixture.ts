import { createBrowserRouter, type DataRouter, type LoaderFunctionArgs, type RouteObject } from 'react-router'
import { vi } from 'vitest'
import { loadDocument } from './load-document'
import { beginWait, fetchPage, markPageShown } from './page-change'

/** The window's history: jsdom, like a browser, does not reveal the current position. */
const entries = {
  position: 0,
  has: (delta: number) => entries.position + delta >= 0 && entries.position + delta < history.length,
}
const push = history.pushState.bind(history)
history.pushState = (...entry) => {
  push(...entry)
  entries.position = history.length - 1
}

/** After a turn of the event loop every promise that can settle has settled. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

/** The outcome of one request. `silence`: no response ever. */
export interface Answer {
  outcome: 'page' | 'failure' | 'silence'
  /** ms */
  delay: number
}

/**
 * A site of four pages with the real router in jsdom's window. The test controls the network and the time, and mocks
 * `loadDocument`.
 */
export class TestSite {
  answers: Answer[] = []
  /** Addresses of the documents that the browser loaded after the first. */
  documents: string[] = []
  router!: DataRouter
  #isOnline = true
  /** False while the browser shows its own page because there is no network. */
  #isOpen = false
  #unsubscribe = () => {}

  static readonly paths = ['/', '/one', '/two', '/three']

  constructor() {
    vi.mocked(loadDocument).mockImplementation((url) => {
      this.documents.push(url)
      this.close()
      if (url !== location.href) history.pushState(null, '', url)
      if (this.#isOnline) this.#open()
    })
    history.pushState(null, '', '/')
    this.#open()
  }

  /** The path of the page on the screen, from its data, not from the address. */
  get shown(): string {
    if (!this.#isOpen) return 'no network'
    const { errors, loaderData } = this.router.state
    return errors ? 'error' : String(Object.values(loaderData).at(-1))
  }

  set isOnline(isOnline: boolean) {
    this.#isOnline = isOnline
    // Browsers do this by themselves.
    if (isOnline && !this.#isOpen) this.#open()
  }

  click(path: string): void {
    if (!this.#isOpen) return
    beginWait()
    this.router.navigate(path)
  }

  /** A large picture has its own entry in the history, at the page's address. */
  openPicture(): void {
    this.router.navigate(location.pathname, { state: { picture: 0 } })
  }

  /** Back or Forward, if there is an entry. */
  async traverse(delta: -1 | 1): Promise<void> {
    if (!entries.has(delta)) return
    entries.position += delta
    history.go(delta)
    // jsdom needs two timers for it, unless a new entry is added first.
    await this.pass(1)
    await this.pass(1)
  }

  /** Lets this much time pass (ms). */
  async pass(time: number): Promise<void> {
    await settled()
    await vi.advanceTimersByTimeAsync(time)
    await settled()
  }

  close(): void {
    this.#isOpen = false
    this.#unsubscribe()
    this.router.dispose()
  }

  /** A new document at the address of the window. */
  #open(): void {
    this.#isOpen = true
    const page = (path: string): RouteObject => ({
      id: path,
      path,
      loader: (args) => this.#fetch(args),
      // Like a page whose data is in a file.
      shouldRevalidate: () => false,
    })
    this.router = createBrowserRouter(
      [
        {
          id: 'boundary',
          hasErrorBoundary: true,
          middleware: [fetchPage as NonNullable<RouteObject['middleware']>[number]],
          children: TestSite.paths.map(page),
        },
      ],
      { hydrationData: { loaderData: { [location.pathname]: location.pathname } } },
    )
    let shown = this.router.state.location
    this.#unsubscribe = this.router.subscribe(({ location }) => {
      if (location === shown) return
      shown = location
      markPageShown()
    })
  }

  async #fetch({ request }: LoaderFunctionArgs): Promise<string> {
    const { outcome, delay } = this.answers.shift() ?? { outcome: 'page', delay: 0 }
    await new Promise<void>((resolve, reject) => {
      if (outcome !== 'silence') setTimeout(resolve, delay)
      request.signal.addEventListener('abort', () => reject(new Error('aborted')))
    })
    if (outcome === 'failure' || !this.#isOnline) throw new TypeError('Failed to fetch')
    return new URL(request.url).pathname
  }
}

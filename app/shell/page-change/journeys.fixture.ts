import { createBrowserRouter, type DataRouter, type LoaderFunctionArgs, type RouteObject } from 'react-router'
import { createPageChange, type PageWindow } from './page-change'
import { settled, TestClock } from './test-clock.fixture'

/** The window's entries: jsdom, like a browser, does not tell where among them it stands. */
const entries = {
  position: 0,
  onPush: () => {},
  has: (delta: number) => entries.position + delta >= 0 && entries.position + delta < history.length,
  /** Resolves when the window is there, or when a new entry came first and nothing is left to go to. */
  go: (delta: number) =>
    new Promise<unknown>((resolve) => {
      entries.position += delta
      entries.onPush = () => resolve(undefined)
      window.addEventListener('popstate', resolve, { once: true })
      history.go(delta)
    }),
}
const push = history.pushState.bind(history)
history.pushState = (...entry) => {
  push(...entry)
  entries.position = history.length - 1
  entries.onPush()
}

/** What becomes of one request. `silence`: no answer ever. `code`: the page's code is gone, its data is there. */
export interface Answer {
  outcome: 'page' | 'failure' | 'silence' | 'code'
  /** ms */
  delay: number
}

/** A site of four pages with the real router in jsdom's window; the network and the time are the test's. */
export class TestSite {
  readonly clock = new TestClock()
  isOnline = true
  answers: Answer[] = []
  documents = 0
  router!: DataRouter
  pageChange!: ReturnType<typeof createPageChange>
  #unsubscribe = () => {}

  static readonly paths = ['/', '/one', '/two', '/three']

  constructor() {
    history.pushState(null, '', '/')
    this.#open()
  }

  /** The path of the page on the screen: what its own data says, not what the address says. */
  get shown(): string {
    const { errors, loaderData } = this.router.state
    if (errors) return 'error'
    return String(Object.values(loaderData).at(-1))
  }

  click(path: string): void {
    this.pageChange.follow(() => this.router.navigate(path))
  }

  /** A large picture has an entry of its own in the history, at the page's address. */
  openPicture(): void {
    this.router.navigate(location.pathname, { state: { picture: 0 } })
  }

  /** Back or Forward, where there is an entry. */
  async traverse(delta: -1 | 1): Promise<void> {
    if (!entries.has(delta)) return
    await entries.go(delta)
    await settled()
  }

  close(): void {
    this.#unsubscribe()
    this.router.dispose()
  }

  /** A new document at the address of the window. */
  #open(): void {
    this.documents += 1
    const page = (path: string): RouteObject => ({
      id: path,
      path,
      loader: (args) => this.#fetch(args),
      // As of a page whose data stands in a file.
      shouldRevalidate: () => false,
    })
    const pageChange = createPageChange(this.#window())
    this.pageChange = pageChange
    this.router = createBrowserRouter(
      [
        {
          id: 'boundary',
          hasErrorBoundary: true,
          middleware: [
            ({ request }, next) =>
              pageChange.fetchPage(request.url, request.signal, async () => {
                const results = (await next()) as Record<string, { type: string; result: unknown }>
                for (const { type, result } of Object.values(results)) if (type === 'error') throw result
                return results
              }),
          ],
          children: TestSite.paths.map(page),
        },
      ],
      { hydrationData: { loaderData: { [location.pathname]: location.pathname } } },
    )
    let shown = this.router.state.location
    this.#unsubscribe = this.router.subscribe(({ location }) => {
      if (location === shown) return
      shown = location
      pageChange.pageIsShown()
    })
  }

  async #fetch({ request }: LoaderFunctionArgs): Promise<string> {
    const { outcome, delay } = this.answers.shift() ?? { outcome: 'page', delay: 0 }
    await new Promise<void>((resolve, reject) => {
      if (outcome !== 'silence') this.clock.setTimeout(resolve, delay)
      request.signal.addEventListener('abort', () => reject(new Error('aborted')))
    })
    if (outcome === 'failure' || !this.isOnline) throw new TypeError('Failed to fetch')
    if (outcome === 'code') {
      if (!this.pageChange.codeIsMissing()) this.#load(location.href)
      await new Promise(() => {})
    }
    return new URL(request.url).pathname
  }

  #load(url: string): void {
    this.close()
    if (url !== location.href) history.pushState(null, '', url)
    this.#open()
  }

  #window(): PageWindow {
    let isOpen = true
    return {
      ...this.clock,
      setTimeout: this.clock.setTimeout,
      clearTimeout: this.clock.clearTimeout,
      here: () => location.origin + location.pathname,
      answers: async () => this.isOnline,
      load: (url) => {
        if (!isOpen) return
        isOpen = false
        this.#load(url)
      },
      name: (url) => {
        if (url !== location.href) history.pushState(null, '', url)
      },
      beginTransition: async () => {},
    }
  }
}

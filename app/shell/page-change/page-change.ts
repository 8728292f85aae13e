import { PROGRESS_DURATION, PROGRESS_HIDE_DELAY, ROUTE_DELAY } from '~/constants'
import { createJourney, type Journey, PageUnreachable } from './journey'

/**
 * Where a change of page stands:
 * - `idle`: the page that the address names is shown, and nothing is on its way.
 * - `waiting`: a link was clicked; its page is fetched while the 600 ms pass.
 * - `fetching`: the wait is over (Back and Forward have none) and the page is not here yet.
 * - `showing`: the page is here and about to replace the old one.
 * - `checking`: the page could not be fetched; does the site answer at all?
 * - `leaving`: the site answers, so the browser loads the page as a new document.
 * - `unreachable`: the site does not answer; a notice says so and offers a retry.
 */
export type PageChangeStep =
  | 'idle'
  | 'waiting'
  | 'fetching'
  | 'showing'
  | 'checking'
  | 'leaving'
  | 'unreachable'

/** What the interface needs to know. */
export interface PageChangeState {
  step: PageChangeStep
  /** `filling`: the 800 ms after a click. `late`: the page takes longer. */
  bar: 'hidden' | 'filling' | 'late'
  /** Number of clicks so far; the bar starts again with each. */
  clicks: number
  /** A notice stands in place of the page that cannot be fetched. */
  isUnreachable: boolean
}

/** What a change of page needs from the browser. */
export interface PageWindow {
  setTimeout(run: () => void, delay: number): number
  clearTimeout(timer: number): void
  /** Address of the page that is shown, without its fragment. */
  here(): string
  /** Whether the site answers a request for a page. Never rejects. */
  answers(url: string): Promise<boolean>
  /** Loads a page as a new document. */
  load(url: string): void
  /** Puts the address of a page into the address bar that the router cannot show. */
  name(url: string): void
  /** Resolves when the old page may be replaced. `shown` resolves when the new one is on the screen. */
  beginTransition(shown: Promise<void>): Promise<void>
}

/** A page that takes longer than this counts as not fetchable (ms). */
export const FETCH_TIMEOUT = 20_000

/** Back and Forward show no bar unless their page takes longer than this (ms). */
export const LATE_AFTER = 300

/**
 * Takes the visitor from page to page (PROG). A click begins a journey; the router's middleware carries it on, so the router
 * decides how it ends: shown, failed, or replaced by another click, Back or Forward.
 */
export function createPageChange(window: PageWindow) {
  const listeners = new Set<() => void>()
  let state: PageChangeState = { step: 'idle', bar: 'hidden', clicks: 0, isUnreachable: false }
  let journey: Journey | undefined
  let barTimer = 0

  function change(next: Partial<PageChangeState>): void {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }

  /** Returns false if another journey has replaced this one. */
  function enter(own: Journey, step: PageChangeStep): boolean {
    if (own === journey) change({ step })
    return own === journey
  }

  /** The journey ends here. A bar that is still filling completes first. */
  function settle(own: Journey, step: 'idle' | 'unreachable'): void {
    if (!enter(own, step)) return
    change({ isUnreachable: step === 'unreachable' })
    if (state.bar !== 'filling') completeBar()
  }

  const sleep = (delay: number) => new Promise<void>((resolve) => window.setTimeout(resolve, delay))

  /** Sets the bar, now or after a delay. */
  function showBar(bar: PageChangeState['bar'], delay = 0): void {
    window.clearTimeout(barTimer)
    if (delay) barTimer = window.setTimeout(() => showBar(bar), delay)
    else change({ bar })
  }

  /** After its 800 ms the bar hides 100 ms later, or stays if the page is late (PROG-2). */
  function completeBar(): void {
    const isThere = state.step === 'idle' || state.step === 'unreachable'
    if (isThere) showBar('hidden', PROGRESS_HIDE_DELAY)
    else showBar('late')
  }

  function begin(step: 'waiting' | 'fetching', pause: Promise<void>): Journey {
    journey?.show()
    journey = createJourney(step === 'waiting', pause)
    change({ step, isUnreachable: false })
    return journey
  }

  /** A link was clicked. */
  function depart(): Journey {
    const own = begin('waiting', sleep(ROUTE_DELAY))
    change({ clicks: state.clicks + 1 })
    showBar('filling')
    barTimer = window.setTimeout(completeBar, PROGRESS_DURATION)
    own.pause.then(() => state.step === 'waiting' && enter(own, 'fetching'))
    return own
  }

  /** The journey that a click has begun; a new one for Back and Forward. */
  function nextJourney(): Journey {
    let own = journey
    if (!own || own.isFetched) {
      own = begin('fetching', Promise.resolve())
      showBar('hidden')
      showBar('late', LATE_AFTER)
    }
    own.isFetched = true
    return own
  }

  function end(own: Journey): void {
    own.show()
    if (!enter(own, 'idle')) return
    journey = undefined
    showBar('hidden')
  }

  /** Rejects when the router abandons the journey. */
  const departure = (own: Journey, signal: AbortSignal) =>
    new Promise<never>((_, reject) => {
      const leave = () => {
        reject(new PageUnreachable('left'))
        end(own)
      }
      if (signal.aborted) leave()
      else signal.addEventListener('abort', leave, { once: true })
    })

  async function timeout(): Promise<never> {
    await sleep(FETCH_TIMEOUT)
    throw new PageUnreachable('timeout')
  }

  async function loadOrGiveUp(own: Journey, url: string): Promise<void> {
    enter(own, 'checking')
    if ((await window.answers(url)) && enter(own, 'leaving')) {
      window.load(url)
      await sleep(FETCH_TIMEOUT)
    }
    settle(own, 'unreachable')
  }

  return {
    state: () => state,

    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    /** A link was clicked: `navigate` has the router fetch its page at once. */
    follow(navigate: () => unknown): void {
      const own = depart()
      const endUnlessFetched = () => own.isFetched || end(own)
      Promise.resolve(navigate()).then(endUnlessFetched, endUnlessFetched)
    },

    /** A link was clicked on a page that the router does not know: the browser loads its page when the wait is over. */
    open(url: string): void {
      const own = depart()
      own.pause.then(() => enter(own, 'leaving') && window.load(url))
    },

    /**
     * For the router's middleware: fetches a page with `next`, and resolves when it may be shown.
     * @param signal aborted by the router where another click, Back or Forward came first
     * @throws PageUnreachable where the page cannot be fetched
     */
    async fetchPage<Page>(url: string, signal: AbortSignal, next: () => Promise<Page>): Promise<Page> {
      const own = nextJourney()
      const left = departure(own, signal)
      // If several promises are already settled, the first in the list wins: `left` comes first.
      const unlessLeft = <Value>(...others: Promise<Value>[]) => Promise.race([left, ...others])
      try {
        const page = await unlessLeft(next(), own.missing, timeout())
        await unlessLeft(own.pause)
        enter(own, 'showing')
        if (own.isClicked) await unlessLeft(window.beginTransition(own.shown))
        settle(own, 'idle')
        return page
      } catch (cause) {
        await unlessLeft(own.pause)
        await unlessLeft(loadOrGiveUp(own, url))
        // The router never stops waiting for missing code, and shows no error boundary until then.
        if (own.isCodeMissing) {
          window.name(url)
          await left
        }
        throw new PageUnreachable(url, { cause })
      }
    },

    /**
     * The router cannot load a page's code and is about to reload the current page. Returns true if a journey handles it
     * instead.
     */
    codeIsMissing(): boolean {
      const isUnderWay = state.step === 'waiting' || state.step === 'fetching'
      if (isUnderWay) journey?.miss()
      return isUnderWay
    },

    /** The router's page is on the screen: a transition that waits for it continues. */
    pageIsShown(): void {
      journey?.show()
    },

    /** Tries again to reach the page that could not be fetched. */
    async retry(): Promise<void> {
      if (!journey || state.step !== 'unreachable') return
      showBar('late')
      await loadOrGiveUp(journey, window.here())
    },
  }
}

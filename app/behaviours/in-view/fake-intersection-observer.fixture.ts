import { vi } from 'vitest'

/** A replacement for the browser's observer in tests: `see` reports a visible share of whatever is observed, `pass` that it is above the screen. */
export function fakeIntersectionObserver() {
  const observers = new Set<IntersectionObserverCallback>()
  class FakeObserver {
    #callback: IntersectionObserverCallback
    constructor(callback: IntersectionObserverCallback) {
      this.#callback = callback
    }
    observe() {
      observers.add(this.#callback)
    }
    disconnect() {
      observers.delete(this.#callback)
    }
  }
  vi.stubGlobal('IntersectionObserver', FakeObserver)
  const report = (ratio: number, top: number) => {
    const entry = {
      isIntersecting: ratio > 0,
      intersectionRatio: ratio,
      boundingClientRect: { height: 400, top },
      intersectionRect: { height: 400 * ratio },
      rootBounds: { height: 800 },
    }
    // A real entry contains far more than the code under test reads.
    for (const callback of observers) callback([entry as never], null as never)
  }
  return {
    observers,
    see: (ratio: number) => report(ratio, 800 - 400 * ratio),
    pass: () => report(0, -500),
  }
}

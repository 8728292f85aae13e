import { vi } from 'vitest'

/** Stands in for the browser's observer in tests: `see` reports a visible share of whatever is observed. */
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
  return {
    observers,
    see(ratio: number) {
      const entry = {
        isIntersecting: ratio > 0,
        intersectionRatio: ratio,
        boundingClientRect: { height: 400 },
        intersectionRect: { height: 400 * ratio },
        rootBounds: { height: 800 },
      }
      // A report holds far more than the code under test reads.
      for (const callback of observers) callback([entry as never], null as never)
    },
  }
}

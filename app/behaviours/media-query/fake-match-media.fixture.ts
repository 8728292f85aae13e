import { vi } from 'vitest'

/** Replaces `matchMedia` in tests: `set` changes the result of a query and notifies listeners. */
export function fakeMatchMedia(matching: string[] = []) {
  const answers = new Set(matching)
  const listeners = new Set<() => void>()
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return answers.has(query)
    },
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  }))
  return {
    set(query: string, matches: boolean) {
      if (matches) answers.add(query)
      else answers.delete(query)
      for (const listener of [...listeners]) listener()
    },
    listeners,
  }
}

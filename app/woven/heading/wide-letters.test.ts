// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchWideLetters } from './wide-letters'

let resized = () => {}
let width = 211
let stop = () => {}

beforeEach(() => {
  width = 211
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(() => width)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(notify: () => void) {
        resized = notify
      }
      observe() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => run())
})
afterEach(() => {
  stop()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const isMarked = () => document.documentElement.hasAttribute('data-wide-letters')

test('EXP-4 wider letters are noticed when they come and when they go', () => {
  stop = watchWideLetters()
  expect(isMarked()).toBe(false)
  width = 280
  resized()
  expect(isMarked()).toBe(true)
  width = 205
  resized()
  expect(isMarked()).toBe(false)
})

test('EXP-20 without a ResizeObserver wider letters are detected at the start', () => {
  vi.stubGlobal('ResizeObserver', undefined)
  width = 280
  stop = watchWideLetters()
  expect(isMarked()).toBe(true)
})

// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useWideLetters } from './use-wide-letters'

let resized = () => {}
let width = 211

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
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function Page() {
  useWideLetters()
  return null
}

const isMarked = () => document.documentElement.hasAttribute('data-wide-letters')

test('EXP-4 wider letters are detected when they appear and when they disappear', () => {
  render(<Page />)
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
  render(<Page />)
  expect(isMarked()).toBe(true)
})

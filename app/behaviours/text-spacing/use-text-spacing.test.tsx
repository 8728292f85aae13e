// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useTextSpacing } from './use-text-spacing'

let resized = () => {}

beforeEach(() => {
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
  document.body.style.letterSpacing = ''
  vi.unstubAllGlobals()
})

function Page() {
  useTextSpacing()
  return null
}

const isMarked = () => document.documentElement.hasAttribute('data-letters-apart')

test('EXP-4 a reader’s own letter-spacing is noticed when it comes and when it goes', () => {
  render(<Page />)
  resized()
  expect(isMarked()).toBe(false)
  document.body.style.letterSpacing = '2px'
  resized()
  expect(isMarked()).toBe(true)
  document.body.style.letterSpacing = 'normal'
  resized()
  expect(isMarked()).toBe(false)
})

test('EXP-20 the page lives without a resize observer', () => {
  vi.stubGlobal('ResizeObserver', undefined)
  expect(() => render(<Page />)).not.toThrow()
})

// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { moveEyesInSight } from './gaze'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('EXP-20 without an IntersectionObserver the eyes blink all the same', () => {
  vi.useFakeTimers()
  vi.stubGlobal('IntersectionObserver', undefined)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  const crowd = document.createElement('div')
  crowd.innerHTML = '<svg data-eye></svg>'
  const stop = moveEyesInSight(crowd)
  vi.advanceTimersByTime(4_000)
  expect(crowd.querySelectorAll('[data-blink]')).toHaveLength(1)
  stop()
})

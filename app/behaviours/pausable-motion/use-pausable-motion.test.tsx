// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeIntersectionObserver } from '../in-view/fake-intersection-observer.fixture'
import { usePausableMotion } from './use-pausable-motion'

function Marquee({ startsByItself = true, needsScript = false }) {
  const { ref, isMoving, isPaused, setPaused } = usePausableMotion({
    threshold: 0.5,
    startsByItself,
    needsScript,
  })
  return (
    <section ref={ref} aria-label={isMoving ? 'moves' : 'rests'}>
      <button type="button" aria-pressed={isPaused} onClick={() => setPaused(!isPaused)}>
        Pause
      </button>
    </section>
  )
}

const look = () => screen.getByRole('region').getAttribute('aria-label')
const press = () => fireEvent.click(screen.getByRole('button'))

let observer: ReturnType<typeof fakeIntersectionObserver>
beforeEach(() => {
  observer = fakeIntersectionObserver()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('HOME-6 what style sheets move also moves in the built HTML', () => {
  expect(renderToString(<Marquee />)).toContain('moves')
})

test('AV-1 what needs script rests until it is seen', () => {
  render(<Marquee needsScript />)
  expect(look()).toBe('rests')
  act(() => observer.see(1))
  expect(look()).toBe('moves')
})

test('HOME-6 it rests while less than its share is visible', () => {
  render(<Marquee />)
  act(() => observer.see(0.4))
  expect(look()).toBe('rests')
  act(() => observer.see(0.5))
  expect(look()).toBe('moves')
})

test('HOME-6 the button pauses it, and starts it again', () => {
  render(<Marquee />)
  act(() => observer.see(1))
  press()
  expect(look()).toBe('rests')
  expect(screen.getByRole('button').getAttribute('aria-pressed')).toBe('true')
  press()
  expect(look()).toBe('moves')
})

test('HOME-6 stays paused when it comes back into view', () => {
  render(<Marquee />)
  press()
  act(() => observer.see(0))
  act(() => observer.see(1))
  expect(look()).toBe('rests')
})

test('EXP-2 it rests if nothing starts by itself', () => {
  render(<Marquee startsByItself={false} />)
  act(() => observer.see(1))
  expect(look()).toBe('rests')
})

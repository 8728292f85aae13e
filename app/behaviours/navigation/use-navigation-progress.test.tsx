// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useNavigationProgress } from './use-navigation-progress'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function Site({ path, onGo }: { path: string; onGo(to: string): void }) {
  const bar = useRef<HTMLDivElement>(null)
  // As in the shell: a new function with every render.
  const target = useNavigationProgress(bar, path, (to) => onGo(to))
  return (
    <>
      <div ref={bar} role="progressbar" data-state="hidden" aria-valuenow={0} aria-label="Loading" />
      <a href="/about">About</a>
      <output>{target}</output>
    </>
  )
}

const bar = () => screen.getByRole('progressbar')
const pass = (time: number) => act(() => vi.advanceTimersByTime(time))

test('PROG-2 the bar goes on filling over the change of route and hides 100 ms after it is full', () => {
  const gone: string[] = []
  const { rerender } = render(<Site path="/" onGo={(to) => gone.push(to)} />)
  act(() => screen.getByRole('link').click())
  expect(bar().dataset.state).toBe('running')
  pass(600)
  expect(gone).toEqual(['/about'])
  rerender(<Site path="/about" onGo={(to) => gone.push(to)} />)
  pass(200)
  expect(bar().getAttribute('aria-valuenow')).toBe('100')
  pass(99)
  expect(bar().dataset.state).toBe('running')
  pass(1)
  expect(bar().dataset.state).toBe('hidden')
})

test('PROG-3 after a change of route the path that counts is the new one', () => {
  const gone: string[] = []
  const { rerender } = render(<Site path="/" onGo={(to) => gone.push(to)} />)
  rerender(<Site path="/about" onGo={(to) => gone.push(to)} />)
  act(() => screen.getByRole('link').click())
  pass(2_000)
  expect(gone).toEqual([])
  expect(bar().dataset.state).toBe('hidden')
})

test('PROG-5 during the wait, and only then, the page that is on its way is known, so that it can be fetched', () => {
  render(<Site path="/" onGo={() => {}} />)
  act(() => screen.getByRole('link').click())
  expect(screen.getByRole('status').textContent).toBe('/about')
  pass(600)
  expect(screen.getByRole('status').textContent).toBe('')
})

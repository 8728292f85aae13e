// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Journey, useNavigationProgress } from './use-navigation-progress'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function Site({ path, onDepart = () => {} }: { path: string; onDepart?(journey: Journey): void }) {
  const bar = useRef<HTMLDivElement>(null)
  // As in the shell: a new function with every render.
  useNavigationProgress(bar, path, (journey) => onDepart(journey))
  return (
    <>
      <div ref={bar} role="progressbar" data-state="hidden" aria-valuenow={0} aria-label="Loading" />
      <a href="/about">About</a>
      <a href="/contact">Contact</a>
    </>
  )
}

const click = (name: string) => act(() => screen.getByRole('link', { name }).click())

/** Whether a journey has arrived by now. */
async function hasArrived({ arrived }: Journey): Promise<boolean> {
  return Promise.race([arrived.then(() => true), Promise.resolve(false).then(() => false)])
}

const bar = () => screen.getByRole('progressbar')
const pass = (time: number) => act(() => vi.advanceTimersByTime(time))

test('PROG-2 the bar goes on filling over the change of route and hides 100 ms after it is full', () => {
  const { rerender } = render(<Site path="/" />)
  click('About')
  expect(bar().dataset.state).toBe('running')
  pass(600)
  rerender(<Site path="/about" />)
  pass(200)
  expect(bar().getAttribute('aria-valuenow')).toBe('100')
  pass(99)
  expect(bar().dataset.state).toBe('running')
  pass(1)
  expect(bar().dataset.state).toBe('hidden')
})

test('PROG-3 after a change of route the path that counts is the new one', () => {
  const depart = vi.fn()
  const { rerender } = render(<Site path="/" onDepart={depart} />)
  rerender(<Site path="/about" onDepart={depart} />)
  click('About')
  pass(2_000)
  expect(depart).not.toHaveBeenCalled()
  expect(bar().dataset.state).toBe('hidden')
})

test('PROG-5 the journey begins at the click, so that its page is fetched during the wait, and arrives after 600 ms', async () => {
  const journeys: Journey[] = []
  render(<Site path="/" onDepart={(journey) => journeys.push(journey)} />)
  click('About')
  const [journey] = journeys
  if (!journey) throw new Error('no journey')
  expect(journey.to).toBe('/about')
  pass(599)
  expect(await hasArrived(journey)).toBe(false)
  pass(1)
  expect(await hasArrived(journey)).toBe(true)
  expect(journey.signal.aborted).toBe(false)
})

test('PROG-5 a journey whose place another click or Back takes is aborted and never arrives', async () => {
  const journeys: Journey[] = []
  render(<Site path="/" onDepart={(journey) => journeys.push(journey)} />)
  click('About')
  pass(300)
  click('Contact')
  pass(300)
  act(() => window.dispatchEvent(new PopStateEvent('popstate')))
  pass(2_000)
  expect(journeys.map(({ to, signal }) => [to, signal.aborted])).toEqual([
    ['/about', true],
    ['/contact', true],
  ])
  expect(await Promise.all(journeys.map(hasArrived))).toEqual([false, false])
})

// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { PANCHAM_THRESHOLD, SHOWREEL_THRESHOLD, STORIES_THRESHOLD } from '~/constants'
import { fakeIntersectionObserver } from './fake-intersection-observer.fixture'
import { isVisibleEnough, reportingShares, type Sight, useEntrance, useInView } from './use-in-view'

const seen = (ratio: number, height: number, screenHeight: number | null): Sight => ({
  ratio,
  height,
  visibleHeight: ratio * height,
  screenHeight,
  beginsAbove: false,
})

function Film() {
  const { ref, view } = useInView(SHOWREEL_THRESHOLD)
  return <output ref={ref}>{view}</output>
}

function Section({ threshold, resets = false }: { threshold: number; resets?: boolean }) {
  const { ref, entrance } = useEntrance(threshold, { resets })
  return <output ref={ref}>{entrance}</output>
}
const stories = <Section threshold={STORIES_THRESHOLD} />
const pancham = <Section threshold={PANCHAM_THRESHOLD} resets />

/** What is shown after each report: a visible share, or `passed` for a section above the screen. */
function shownAfter(section: React.ReactNode, reports: (number | 'passed')[]) {
  const observer = fakeIntersectionObserver()
  const { container } = render(section)
  return reports.map((one) => {
    act(() => (one === 'passed' ? observer.pass() : observer.see(one)))
    return container.textContent
  })
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('HOME-2 a film is in view from 40 % on, and out of view below', () => {
  expect(shownAfter(<Film />, [0.39, 0.4, 0.39])).toEqual(['out', 'in', 'out'])
})

test('HOME-4 the stories enter at 20 %, once', () => {
  expect(shownAfter(stories, [0, 0.19, 0.2, 0])).toEqual(['waiting', 'waiting', 'entered', 'entered'])
})

test('HOME-5 Pancham enters at 30 %, stays while it is visible, and waits again once it has left', () => {
  const reports = [0, 0.29, 0.3, 0.01, 0, 0.3, 'passed'] as const
  expect(shownAfter(pancham, [...reports])).toEqual([
    ...['waiting', 'waiting', 'entered', 'entered'],
    ...['waiting', 'entered', 'waiting'],
  ])
})

test('EXP-26 what was seen or passed before hydration does not wait', () => {
  for (const section of [stories, pancham])
    for (const first of ['passed', 0.01, 0.9] as const)
      expect(shownAfter(section, [first])).toEqual(['shown'])
})

test('EXP-26 stories that a fast visitor jumps over are shown', () => {
  expect(shownAfter(stories, [0, 'passed', 0.5])).toEqual(['waiting', 'shown', 'shown'])
})

test('EXP-1 nothing waits in the built HTML, nor if the browser has no observer', () => {
  expect(renderToString(stories)).toContain('unknown')
  vi.stubGlobal('IntersectionObserver', undefined)
  expect(render(stories).container.textContent).toBe('unknown')
})

test('HOME-4 on a low screen that cannot hold the share, half of the screen is enough', () => {
  expect(isVisibleEnough(seen(0.04, 3000, 300), 0.2)).toBe(false)
  expect(isVisibleEnough(seen(0.06, 3000, 300), 0.2)).toBe(true)
  expect(isVisibleEnough(seen(0.06, 3000, null), 0.2)).toBe(false)
  expect(isVisibleEnough(seen(0, 400, 800), 0), 'nothing is visible').toBe(false)
})

test('HOME-4 the observer reports at the threshold itself and on the way to it', () => {
  const shares = reportingShares(0.3)
  expect([shares.at(0), shares.at(-1)]).toEqual([0, 0.3])
  expect(shares).toEqual([...shares].sort((a, b) => a - b))
})

test('HOME-5 the observer is stopped with its element', () => {
  const observer = fakeIntersectionObserver()
  const { unmount } = render(pancham)
  expect(observer.observers.size).toBe(1)
  unmount()
  expect(observer.observers.size).toBe(0)
})

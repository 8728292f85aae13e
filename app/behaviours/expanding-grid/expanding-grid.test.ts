import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { COLLAPSE_DELAY } from '~/constants'
import { ExpandingGrid } from './use-expanding-grid'

function openGrid({ initial = null as number | null, keyboard = false } = {}) {
  const surroundings = {
    onChange: vi.fn<(expanded: number | null) => void>(),
    isKeyboardInside: () => keyboard,
  }
  const grid = new ExpandingGrid(initial, surroundings)
  const changes = () => surroundings.onChange.mock.calls.map(([expanded]) => expanded)
  return { grid, changes }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('an expanding grid', () => {
  it('GRID-1 expands a card, collapses it at the second click and moves at a click on another', () => {
    const { grid, changes } = openGrid()
    grid.toggle(2)
    grid.toggle(2)
    grid.toggle(0)
    grid.toggle(3)
    expect(changes()).toEqual([2, null, 0, 3])
  })

  it('GRID-1 may open with a card expanded', () => {
    const { grid, changes } = openGrid({ initial: 1 })
    grid.toggle(1)
    expect(changes()).toEqual([null])
  })

  it('GRID-2 collapses 800 ms after the mouse leaves, and not before', () => {
    const { grid, changes } = openGrid({ initial: 1 })
    grid.mouseLeft()
    vi.advanceTimersByTime(COLLAPSE_DELAY - 1)
    expect(changes()).toEqual([])
    vi.advanceTimersByTime(1)
    expect(changes()).toEqual([null])
  })

  it('GRID-2 stays open if the mouse returns in time, and starts a new countdown when it leaves', () => {
    const { grid, changes } = openGrid({ initial: 1 })
    grid.mouseLeft()
    vi.advanceTimersByTime(COLLAPSE_DELAY - 1)
    grid.mouseEntered()
    vi.advanceTimersByTime(COLLAPSE_DELAY * 2)
    expect(changes()).toEqual([])
    grid.mouseLeft()
    vi.advanceTimersByTime(COLLAPSE_DELAY)
    expect(changes()).toEqual([null])
  })

  it('GRID-2 leaves a card alone that was expanded after the mouse left', () => {
    const { grid, changes } = openGrid({ initial: 1 })
    grid.mouseLeft()
    grid.toggle(0)
    vi.advanceTimersByTime(COLLAPSE_DELAY * 2)
    expect(changes()).toEqual([0])
  })

  it('GRID-2 says nothing where nothing is expanded', () => {
    const { grid, changes } = openGrid()
    grid.mouseLeft()
    vi.advanceTimersByTime(COLLAPSE_DELAY)
    grid.collapse()
    expect(changes()).toEqual([])
  })

  it('GRID-4 keeps a keyboard user’s card while the mouse moves elsewhere', () => {
    const { grid, changes } = openGrid({ initial: 1, keyboard: true })
    grid.mouseLeft()
    vi.advanceTimersByTime(COLLAPSE_DELAY * 2)
    expect(changes()).toEqual([])
  })

  it('GRID-2 does nothing after the page is gone', () => {
    const { grid, changes } = openGrid({ initial: 1 })
    grid.mouseLeft()
    grid.destroy()
    vi.advanceTimersByTime(COLLAPSE_DELAY)
    expect(changes()).toEqual([])
  })
})

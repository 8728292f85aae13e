import { beforeEach, describe, expect, test, vi } from 'vitest'
import { NavigationProgress } from './navigation-progress'

const timers = {
  setTimeout: (run: () => void, delay: number) => Number(setTimeout(run, delay)),
  clearTimeout: (timer: number) => clearTimeout(timer),
  setInterval: (run: () => void, delay: number) => Number(setInterval(run, delay)),
  clearInterval: (timer: number) => clearInterval(timer),
}

function setUp() {
  const listener = { onProgress: vi.fn(), onStart: vi.fn(), onArrive: vi.fn(), onCancel: vi.fn() }
  return { listener, machine: new NavigationProgress(listener, timers) }
}

describe('navigation progress', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    return () => vi.useRealTimers()
  })

  test('PROG-2 fills from 0 to 100 % over 800 ms in 50 steps', () => {
    const { listener, machine } = setUp()
    machine.start('/about')
    vi.advanceTimersByTime(800)
    const shares = listener.onProgress.mock.calls.map(([share]) => share)
    expect(shares).toHaveLength(51)
    expect(shares[0]).toBe(0)
    expect(shares[25]).toBe(0.5)
    expect(shares.at(-1)).toBe(1)
  })

  test('PROG-2 changes the route 600 ms after the click, not before', () => {
    const { listener, machine } = setUp()
    machine.start('/about')
    vi.advanceTimersByTime(599)
    expect(listener.onArrive).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(listener.onArrive).toHaveBeenCalledOnce()
  })

  test('PROG-2 hides the bar 100 ms after it is full', () => {
    const { listener, machine } = setUp()
    machine.start('/about')
    vi.advanceTimersByTime(899)
    expect(listener.onProgress).not.toHaveBeenCalledWith(null)
    vi.advanceTimersByTime(1)
    expect(listener.onProgress).toHaveBeenLastCalledWith(null)
  })

  test('PROG-5 a second click during the wait takes the place of the first', () => {
    const { listener, machine } = setUp()
    machine.start('/about')
    vi.advanceTimersByTime(500)
    machine.start('/contact')
    vi.advanceTimersByTime(599)
    expect(listener.onArrive).not.toHaveBeenCalled()
    vi.advanceTimersByTime(2000)
    expect(listener.onStart).toHaveBeenLastCalledWith('/contact')
    expect(listener.onArrive).toHaveBeenCalledOnce()
  })

  test('PROG-5 Back during the wait cancels navigation and bar', () => {
    const { listener, machine } = setUp()
    machine.start('/about')
    vi.advanceTimersByTime(300)
    machine.cancel()
    expect(listener.onCancel).toHaveBeenCalledOnce()
    expect(listener.onProgress).toHaveBeenLastCalledWith(null)
    vi.advanceTimersByTime(2000)
    expect(listener.onArrive).not.toHaveBeenCalled()
  })

  test('PROG-5 says at the click which page is on its way, so that it can be fetched during the wait', () => {
    const { listener, machine } = setUp()
    machine.start('/about')
    expect(listener.onStart).toHaveBeenCalledExactlyOnceWith('/about')
  })

  test('PROG-2 cancelling after the route has changed lets the bar complete', () => {
    const { listener, machine } = setUp()
    machine.start('/about')
    vi.advanceTimersByTime(650)
    machine.cancel()
    expect(listener.onCancel).not.toHaveBeenCalled()
    vi.advanceTimersByTime(150)
    expect(listener.onProgress).toHaveBeenLastCalledWith(1)
  })
})

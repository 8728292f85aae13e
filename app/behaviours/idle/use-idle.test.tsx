// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useIdle } from './use-idle'

let whenIdle: (() => void) | undefined

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  whenIdle = undefined
})

const rest = () => act(() => vi.advanceTimersByTime(10_000))

function browserThatKnowsIdleTime() {
  const cancel = vi.fn()
  vi.stubGlobal('requestIdleCallback', (run: () => void) => {
    whenIdle = run
    return 7
  })
  vi.stubGlobal('cancelIdleCallback', cancel)
  return cancel
}

describe('idle', () => {
  it('NAV-4 comes after the page has rested and the browser has nothing to do', () => {
    browserThatKnowsIdleTime()
    const { result } = renderHook(useIdle)
    expect(whenIdle, 'asked before the page rested').toBeUndefined()
    rest()
    expect(result.current).toBe(false)
    act(() => whenIdle?.())
    expect(result.current).toBe(true)
  })

  it('NAV-4 comes after the rest alone where the browser knows no idle time', () => {
    const { result } = renderHook(useIdle)
    expect(result.current).toBe(false)
    rest()
    expect(result.current).toBe(true)
  })

  it('NAV-4 asks for nothing that it does not take back', () => {
    const cancel = browserThatKnowsIdleTime()
    const { unmount } = renderHook(useIdle)
    rest()
    unmount()
    expect(cancel).toHaveBeenCalledExactlyOnceWith(7)
    expect(vi.getTimerCount()).toBe(0)
  })
})

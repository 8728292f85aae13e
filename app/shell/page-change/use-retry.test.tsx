// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useRetry } from './use-retry'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('PROG-5 a page that cannot be fetched is tried again every ten seconds', () => {
  const retry = vi.fn()
  renderHook(() => useRetry(retry))
  vi.advanceTimersByTime(9_999)
  expect(retry).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(retry).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(20_000)
  expect(retry).toHaveBeenCalledTimes(3)
})

test('PROG-5 it is tried at once when the browser is online again', () => {
  const retry = vi.fn()
  renderHook(() => useRetry(retry))
  window.dispatchEvent(new Event('online'))
  expect(retry).toHaveBeenCalledOnce()
})

test('PROG-5 it is no longer tried when the notice is gone', () => {
  const retry = vi.fn()
  renderHook(() => useRetry(retry)).unmount()
  vi.advanceTimersByTime(60_000)
  window.dispatchEvent(new Event('online'))
  expect(retry).not.toHaveBeenCalled()
})

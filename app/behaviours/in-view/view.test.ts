import { describe, expect, it } from 'vitest'
import { PANCHAM_THRESHOLD, SHOWREEL_THRESHOLD, STORIES_THRESHOLD } from '~/constants'
import { nextView, reportingShares, type Sight, type View, type ViewOptions } from './view'

const seen = (ratio: number, height = 400, screenHeight: number | null = 800): Sight => ({
  ratio,
  height,
  visibleHeight: ratio * height,
  screenHeight,
})

const viewAfter = (ratios: number[], options: ViewOptions) =>
  ratios.reduce<View>((view, ratio) => nextView(view, seen(ratio), options), 'unknown')

describe('in view', () => {
  it('HOME-2 begins at 40 % and ends below', () => {
    const options = { threshold: SHOWREEL_THRESHOLD }
    expect(viewAfter([0.39], options)).toBe('out')
    expect(viewAfter([0.4], options)).toBe('in')
    expect(viewAfter([0.4, 0.39], options)).toBe('out')
  })

  it('HOME-4 begins at 20 % and stays', () => {
    const options = { threshold: STORIES_THRESHOLD, once: true }
    expect(viewAfter([0, 0.19], options)).toBe('out')
    expect(viewAfter([0, 0.2], options)).toBe('in')
    expect(viewAfter([0, 0.2, 0], options)).toBe('in')
  })

  it('HOME-5 begins at 30 %, stays while anything shows and resets when it has left', () => {
    const options = { threshold: PANCHAM_THRESHOLD, leaves: 'out-of-sight' } as const
    expect(viewAfter([0.29], options)).toBe('out')
    expect(viewAfter([0.3, 0.01], options)).toBe('in')
    expect(viewAfter([0.3, 0], options)).toBe('out')
  })

  it('HOME-4 begins on a low screen that cannot hold the share, when half the screen is filled', () => {
    const options = { threshold: STORIES_THRESHOLD }
    expect(nextView('out', seen(0.04, 3000, 300), options)).toBe('out')
    expect(nextView('out', seen(0.06, 3000, 300), options)).toBe('in')
    expect(nextView('out', seen(0.06, 3000, null), options)).toBe('out')
  })

  it('HOME-4 counts nothing visible as out, whatever the threshold', () => {
    expect(nextView('unknown', seen(0), { threshold: 0 })).toBe('out')
  })

  it('HOME-4 has the observer report at the threshold itself and on the way to it', () => {
    const shares = reportingShares(0.3)
    expect(shares.at(0)).toBe(0)
    expect(shares.at(-1)).toBe(0.3)
    expect(shares).toEqual([...shares].sort((a, b) => a - b))
  })
})

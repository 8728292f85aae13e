import { describe, expect, it } from 'vitest'
import { Swipe } from './use-swipe'

const swipe = (across: number, along: number) => {
  const recogniser = new Swipe()
  recogniser.down(1, { x: 200, y: 200 })
  return recogniser.up(1, { x: 200 + across, y: 200 + along })
}

describe('a swipe', () => {
  it('TESTI-2 has the direction of the finger', () => {
    expect(swipe(-40, 0)).toBe('left')
    expect(swipe(40, 0)).toBe('right')
  })

  it('TESTI-2 is none if the finger hardly moved: that is a tap', () => {
    expect(swipe(39, 0)).toBeNull()
    expect(swipe(0, 0)).toBeNull()
  })

  it('TESTI-2 is none if the finger went more down than across: that is scrolling', () => {
    expect(swipe(60, 50)).toBeNull()
    expect(swipe(0, 300)).toBeNull()
    expect(swipe(60, 40)).toBe('right')
  })

  it('CASE-8 is none with two fingers: that is zooming', () => {
    const recogniser = new Swipe()
    recogniser.down(1, { x: 200, y: 200 })
    recogniser.down(2, { x: 100, y: 200 })
    expect(recogniser.up(1, { x: 300, y: 200 })).toBeNull()
    expect(recogniser.up(2, { x: 0, y: 200 })).toBeNull()
  })

  it('TESTI-2 is none after the browser took the gesture, and the next one counts', () => {
    const recogniser = new Swipe()
    recogniser.down(1, { x: 200, y: 200 })
    recogniser.cancel()
    expect(recogniser.up(1, { x: 300, y: 200 })).toBeNull()
    recogniser.down(2, { x: 200, y: 200 })
    expect(recogniser.up(2, { x: 300, y: 200 })).toBe('right')
  })
})

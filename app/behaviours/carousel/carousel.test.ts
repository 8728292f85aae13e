import { describe, expect, it } from 'vitest'
import { nextIndex, position, waitingSide } from './use-carousel'

const count = 3

describe('a carousel', () => {
  it('TESTI-1 moves to the next item, and from the last to the first', () => {
    expect(nextIndex(1, { type: 'next' }, count)).toBe(2)
    expect(nextIndex(2, { type: 'next' }, count)).toBe(0)
  })

  it('TESTI-1 moves to the previous item, and from the first to the last', () => {
    expect(nextIndex(1, { type: 'previous' }, count)).toBe(0)
    expect(nextIndex(0, { type: 'previous' }, count)).toBe(2)
  })

  it('TESTI-1 centres a chosen item, and never one that does not exist', () => {
    expect(nextIndex(1, { type: 'goTo', index: 0 }, count)).toBe(0)
    expect(nextIndex(1, { type: 'goTo', index: 3 }, count)).toBe(2)
    expect(nextIndex(1, { type: 'goTo', index: -1 }, count)).toBe(0)
  })

  it('TESTI-1 marks the right neighbour right and all others left', () => {
    const marks = (index: number, items: number) =>
      Array.from({ length: items }, (_, item) => position(item, index, items))
    expect(marks(1, 3)).toEqual(['left', 'center', 'right'])
    expect(marks(2, 3)).toEqual(['right', 'left', 'center'])
    expect(marks(1, 5)).toEqual(['left', 'center', 'right', 'left', 'left'])
    expect(marks(0, 1)).toEqual(['center'])
  })

  it('FREE-1 an item that is not beside the centre waits on its nearer side', () => {
    const sides = (index: number, items: number) =>
      Array.from({ length: items }, (_, item) => waitingSide(item, index, items))
    const shown = undefined
    expect(sides(1, 3)).toEqual([shown, shown, shown])
    expect(sides(0, 6)).toEqual([shown, shown, 'after', 'after', 'before', shown])
    expect(sides(5, 6)).toEqual([shown, 'after', 'after', 'before', shown, shown])
  })
})

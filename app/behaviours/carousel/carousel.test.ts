import { describe, expect, it } from 'vitest'
import { position, waitingSide } from './use-carousel'

describe('a carousel', () => {
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

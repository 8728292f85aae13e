import { describe, expect, it } from 'vitest'
import { type Box, between, flipFrame, flipFrames, isSame, steppedPolygon } from './flip-cards'

const wide: Box = { x: 0, y: 0, width: 800, height: 264 }
const home: Box = { x: 408, y: 280, width: 400, height: 824 }

const numbers = (text: string) => (text.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number)

/** The rectangle on the screen to which a frame cuts the card. */
function seenBy({ transform, clipPath }: { transform: string; clipPath: string }, card: Box): Box {
  const [left = 0, top = 0, scale = 0] = numbers(transform)
  const points = numbers(clipPath)
  const across = points.filter((_, index) => index % 2 === 0)
  const down = points.filter((_, index) => index % 2 === 1)
  return {
    x: card.x + left + Math.min(...across) * scale,
    y: card.y + top + Math.min(...down) * scale,
    width: (Math.max(...across) - Math.min(...across)) * scale,
    height: (Math.max(...down) - Math.min(...down)) * scale,
  }
}

describe('FLIP', () => {
  it('GRID-1 begins exactly where the card was seen and ends at its new place', () => {
    const frames = flipFrames(wide, home, 8)
    const [first] = frames
    const last = frames.at(-1)
    expect(first && isSame(seenBy(first, home), wide)).toBe(true)
    expect(last && isSame(seenBy(last, home), home)).toBe(true)
    expect(last?.transform).toBe('translate(0px, 0px) scale(1)')
    expect(frames.map(({ offset }) => offset)).toEqual([...frames.keys()].map((frame) => frame / 12))
  })

  it('GRID-1 always covers what is seen and never extends beyond the card', () => {
    for (const frame of flipFrames(wide, home, 0)) {
      const points = numbers(frame.clipPath)
      expect(Math.min(...points)).toBeGreaterThanOrEqual(-0.01)
      expect(Math.max(...points.filter((_, index) => index % 2 === 0))).toBeLessThanOrEqual(home.width + 0.01)
      expect(Math.max(...points.filter((_, index) => index % 2 === 1))).toBeLessThanOrEqual(
        home.height + 0.01,
      )
    }
  })

  it('GRID-1 can be interrupted at any point', () => {
    const halfway = between(wide, home, 0.5)
    expect(isSame(seenBy(flipFrame(halfway, home, 8), home), halfway)).toBe(true)
  })

  it('GRID-1 ends in the stepped corners of the design', () => {
    const polygon = steppedPolygon({ x: 0, y: 0, width: 100, height: 100 }, 8)
    expect(polygon).toContain(
      'polygon(0px 24px, 8px 24px, 8px 16px, 16px 16px, 16px 8px, 24px 8px, 24px 0px, 76px 0px',
    )
    expect(polygon.split(',')).toHaveLength(28)
  })

  it('GRID-1 counts what moved by less than half a pixel as still', () => {
    expect(isSame(home, { ...home, x: home.x + 0.4 })).toBe(true)
    expect(isSame(home, { ...home, width: home.width + 1 })).toBe(false)
  })
})

import { describe, expect, it } from 'vitest'
import { colour, emptyPixels, type Pixels, toned } from './pixels'
import { snapToDyes } from './snap'
import { weave } from './weave'

const black = colour('#000000')
const white = colour('#FFFFFF')
const calm = { slip: 0, drift: 0, texture: 0 }

/** A picture from rows of characters: `#` black, `.` white, space nothing. */
function picture(...rows: string[]): Pixels {
  const out = emptyPixels(rows[0]?.length ?? 0, rows.length)
  rows.forEach((row, y) => {
    ;[...row].forEach((mark, x) => {
      out.colours[y * out.width + x] = mark === '#' ? black : mark === '.' ? white : 0
    })
  })
  return out
}

function rows({ width, height, colours }: Pixels): string[] {
  const mark = (c: number) => (c === black ? '#' : c === white ? '.' : c === 0 ? ' ' : '?')
  return Array.from({ length: height }, (_, y) =>
    [...colours.slice(y * width, (y + 1) * width)].map(mark).join(''),
  )
}

describe('weave', () => {
  it('shows one line of the picture per thread', () => {
    expect(rows(weave(picture('....', '#..#', '####', '.##.'), { ...calm, pitch: 2 }))).toEqual([
      '#..#',
      '#..#',
      '.##.',
      '.##.',
    ])
  })

  it('lets the threads of a bundle share their middle line', () => {
    const flat = picture('#...', '.#..', '..#.', '...#', '####', '....')
    expect(rows(weave(flat, { ...calm, pitch: 1, bundle: 3 }))).toEqual([
      '.#..',
      '.#..',
      '.#..',
      '####',
      '####',
      '####',
    ])
  })

  it('slips sideways by no more than the loosest thread may', () => {
    const flat = picture(...Array.from({ length: 60 }, () => '..................##..................'))
    const slipped = rows(weave(flat, { pitch: 1, slip: 4, drift: 2, texture: 0 }))
    const places = slipped.map((row) => row.indexOf('#'))
    expect(new Set(places).size).toBeGreaterThan(3)
    for (const place of places.filter((place) => place >= 0))
      expect(Math.abs(place - 18)).toBeLessThanOrEqual(4 * 1.9 + 2)
  })

  it('gives the same cloth for the same seed and another for another', () => {
    const flat = picture(...Array.from({ length: 20 }, () => '####....####....'))
    const cloth = (seed: number) => rows(weave(flat, { pitch: 1, slip: 3, seed }))
    expect(cloth(5)).toEqual(cloth(5))
    expect(cloth(5)).not.toEqual(cloth(6))
  })

  it('lets what slips out of a tile on the left come in on the right', () => {
    const flat = picture(...Array.from({ length: 40 }, () => `${'#'.repeat(8)}${'.'.repeat(392)}`))
    const slipped = (tile: boolean) => rows(weave(flat, { pitch: 1, slip: 12, drift: 0, texture: 0, tile }))
    expect(slipped(true).some((row) => row.startsWith('#') && row.endsWith('#'))).toBe(true)
    expect(slipped(false).some((row) => row.endsWith('#'))).toBe(false)
  })

  it('varies the strength of a dye in few baths only', () => {
    const tones = new Set(
      weave(picture(...Array.from({ length: 80 }, () => '...')), { ...calm, texture: 0.06 }).colours,
    )
    expect(tones.size).toBeGreaterThan(2)
    expect(tones.size).toBeLessThanOrEqual(8)
  })

  it('leaves what is transparent transparent', () => {
    expect(rows(weave(picture('#  #', '#  #'), { ...calm, texture: 0 }))).toEqual(['#  #', '#  #'])
  })
})

describe('snapping to dyes', () => {
  it('gives a mixed pixel the closer of the dyes beside it, never a third', () => {
    const grey = colour('#707070')
    const edge: Pixels = { width: 3, height: 1, colours: Uint32Array.of(black, grey, white) }
    expect([...snapToDyes(edge, [black, white, grey + 1]).colours]).toEqual([black, black, white])
  })

  it('drops faint pixels and makes the others opaque', () => {
    const faint = (white & 0xffffff) | (60 << 24)
    const strong = ((white & 0xffffff) | (200 << 24)) >>> 0
    const out = snapToDyes({ width: 2, height: 1, colours: Uint32Array.of(faint, strong) }, [black, white])
    expect([...out.colours]).toEqual([0, white])
  })
})

it('tones a dye without touching its opacity', () => {
  expect(toned(colour('#FF8000'), 0.5)).toBe(colour('#804000'))
  expect(toned(0, 0.5)).toBe(0)
})

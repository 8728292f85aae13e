import { expect, test } from 'vitest'
import { ink } from './dyes'
import { hubKnot } from './heroes/hub-knot'
import { konark } from './heroes/wheels'
import { wheel } from './ornaments'

// People who grew up near Konark count the spokes.
test('the wheel of Konark has eight broad spokes and eight thin ones', () => {
  const drawn = wheel(0, 0, 100, ink)
  expect(drawn.match(/<polygon|<path/g)).toHaveLength(8)
  expect(drawn.match(/<rect/g)).toHaveLength(8)
})

test('so has the great wheel of the hero', () => {
  const drawn = konark(100)
  // Without a distance from the hub: a spoke, not a pearl on the rim.
  const spokes = [...drawn.matchAll(/rotate\([\d.]+\)"><(path|rect)/g)].map(([, shape]) => shape)
  expect(spokes.filter((shape) => shape === 'path')).toHaveLength(8)
  expect(spokes.filter((shape) => shape === 'rect')).toHaveLength(8)
})

test('the knot of its hub has a bight for each broad spoke, tied over and under by turns', () => {
  const drawn = hubKnot({ outer: 100, inner: 40, thread: 9, dye: ink, gap: ink })
  const [whole = '', ...over] = [...drawn.matchAll(/ d="([^"]+)"/g)]
    .map(([, d = '']) => d)
    .filter((_, i) => i % 2)
  const places = [...whole.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(
    ([, x, y]) => [Number(x), Number(y)] as const,
  )
  const outermost = places.filter(([x, y]) => Math.hypot(x, y) > 99.9)
  const spokes = outermost.map(([x, y]) => (Math.round(Math.atan2(y, x) / (Math.PI / 4)) + 8) % 8)
  expect(new Set(spokes).size).toBe(8)
  // Sixteen crossings, at each of which one of the two stretches lies on top.
  expect(over).toHaveLength(16)
})

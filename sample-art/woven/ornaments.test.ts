import { expect, test } from 'vitest'
import { ink } from './dyes'
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

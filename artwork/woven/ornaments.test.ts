import { expect, test } from 'vitest'
import { ink } from './dyes'
import { wheel } from './ornaments'

// People who grew up near Konark count the spokes.
test('the wheel of Konark has eight broad spokes and eight thin ones', () => {
  const drawn = wheel(0, 0, 100, ink)
  expect(drawn.match(/<polygon|<path/g)).toHaveLength(8)
  expect(drawn.match(/<rect/g)).toHaveLength(8)
})

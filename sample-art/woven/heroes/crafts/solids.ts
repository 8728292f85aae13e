import type { Box } from '../boxes'
import { arch, blue, box, checks, plain, red, tiled, yellow } from './cloths'

/** A pack with its lid on. */
export const product: Box[] = [
  box([0.5, 0.5, 0], [2, 2, 0.36], checks(6, 1, ['paper', 'vermilion']), plain('indigo')),
  box([0.6, 0.6, 0.36], [1.8, 1.8, 1.35], tiled(2, 1, blue)),
  box([0.45, 0.45, 1.71], [2.1, 2.1, 0.36], checks(1, 2, ['turmeric', 'vermilion']), tiled(2, 2, yellow)),
]

/** A flight of doorways. */
export const walkthrough: Box[] = Array.from({ length: 4 }, (_, i) => {
  const [wide, high] = [0.65, (4 - i) * 0.52]
  return {
    ...box([0.2 + i * wide, 0.45, 0], [wide, 2.1, high], arch('turmeric', high / wide), plain('paper')),
    right: tiled(3, 4 - i, red),
  }
})

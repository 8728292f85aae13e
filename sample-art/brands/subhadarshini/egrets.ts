import { type Drawing, svg } from '../../lib/drawing'
import { random } from '../../lib/random'
import { cream, field, mustard, vermilion } from './book'
import { egret } from './egret'
import { gouge } from './linocut'

const [width, height] = [1280, 960]

/** The eye that the rays come from and the birds fly to: outside on the left, as on the last pack. */
const source = { x: -300, y: 690 }

interface Bird {
  x: number
  y: number
  scale: number
}

const birds: Bird[] = [
  { x: 590, y: 650, scale: 2.5 },
  { x: 1030, y: 262, scale: 0.9 },
]

/** How long a cut is, their colours from ring to ring, and how far all keep from the edge, px. */
const length = 172
const colours = [mustard, cream, vermilion, mustard, cream, vermilion, mustard, cream]
const margin = 44

/** What a bird fills of the air, as circles round its body’s middle at scale 1, flying to the left: wings, neck and bill, tail, legs. */
const filled = [
  [0, 20, 80],
  [40, -80, 100],
  [10, -160, 100],
  [-60, -170, 55],
  [-105, -40, 65],
  [-160, -64, 40],
  [-212, -52, 34],
  [-90, 20, 62],
  [-64, -225, 36],
  [234, 50, 46],
  [110, 20, 60],
  [190, 45, 42],
] as const

/** Whether a spot lies well within the picture. */
const isInside = (x: number, y: number): boolean =>
  x > margin && y > margin && x < width - margin && y < height - margin

const isBehindBird = (x: number, y: number): boolean =>
  birds.some((bird) =>
    filled.some(
      ([dx, dy, radius]) =>
        Math.hypot(x - bird.x - dx * bird.scale * 0.8, y - bird.y - dy * bird.scale * 0.8) <
        radius * bird.scale * 0.8,
    ),
  )

/** Rings of cuts round the eye. None is chopped: it ends before the edge, and is left out where a bird would leave but a stump of it. */
function rays(): string {
  const next = random(8)
  const drawn: string[] = []
  for (let ring = 0; ring < 9; ring += 1) {
    const inner = 350 + ring * (length + 22)
    const count = Math.round((inner * 2 * Math.PI) / 42)
    for (let ray = 0; ray < count; ray += 1) {
      const angle = ((ray + 0.5 * (ring % 2) + (next() - 0.5) * 0.24) / count) * Math.PI * 2
      const [from, to] = [inner + next() * 14, inner + length - next() * 22]
      const at = (k: number): [number, number] => [
        source.x + Math.cos(angle) * k,
        source.y + Math.sin(angle) * k,
      ]
      const spots = Array.from({ length: 25 }, (_, i) => from + ((to - from) * i) / 24)
      const inside = spots.filter((k) => isInside(...at(k)))
      const [first, last] = [inside[0], inside.at(-1)]
      if (first === undefined || last === undefined || last - first < length * 0.45) continue
      const bare = inside.filter((k) => !isBehindBird(...at(k))).length
      if (bare < inside.length * 0.6) continue
      drawn.push(gouge(...at(first), ...at(last), 15 + next() * 3, colours[ring % colours.length] ?? cream))
    }
  }
  return drawn.join('')
}

/** The egrets of the last pack, pulled as a proof on green paper, so near that the cuts of the gouge can be counted. */
export function egrets(): Drawing {
  return {
    width,
    height,
    ground: field,
    html: svg(
      `<rect width="${width}" height="${height}" fill="${field}"/>${rays()}${birds.map(({ x, y, scale }) => egret(x, y, scale, -1, 9)).join('')}`,
      width,
      height,
    ),
  }
}

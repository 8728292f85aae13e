import { type Drawing, svg } from '../../lib/drawing'
import { random } from '../../lib/random'
import { canopy, laterite, leaves, line, ochre, ore, rect, sand, say, title } from './book'
import { contour, seam } from './noise'

/** The benches in section, top first: where each begins from the left, its height from above, its tone. The lowest stays lighter than the page, on which the sign would seem to end higher. */
const benches: readonly (readonly [x: number, y: number, tone: string])[] = [
  [1030, 770, ochre],
  [700, 840, '#DB9256'],
  [470, 910, '#CF7440'],
  [290, 975, '#BF5A33'],
  [130, 1035, laterite],
  [-20, 1085, '#8A3423'],
]

/** A crown of leaves with its shadow, and the trunk down to the ground. */
function tree(x: number, y: number, r: number, fill: string, shade: string, seed: number): string {
  return `${rect(x - r * 0.11, y, r * 0.22, 772 - y, '#5B1F13')}<path d="${contour(x, y, r, r * 0.94, seed, 0.09)}" fill="${shade}"/><path d="${contour(x - r * 0.1, y - r * 0.12, r * 0.8, r * 0.74, seed + 1, 0.09)}" fill="${fill}"/>`
}

/** A dump truck from the side, nose to the right, its wheels on the ground at (x, y). */
const truck = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y})"><path d="M-104 -96Q-60 -150 -6 -112Q24 -128 40 -96Z" fill="#8A3423"/><path d="M-128 -104H62V-92L44 -44H-96Z" fill="#FFC21A"/><path d="M62 -128H112V-40H40L62 -92Z" fill="#FFC21A"/><path d="M72 -116H104V-82H72Z" fill="${ore}"/><path d="M-110 -46H116V-26H-110Z" fill="#8C6A00"/><g fill="#1E0604"><circle cx="-64" cy="-30" r="30"/><circle cx="76" cy="-30" r="30"/></g><g fill="${sand}"><circle cx="-64" cy="-30" r="10"/><circle cx="76" cy="-30" r="10"/></g></g>`

/** Benches in section, and the first tree, whose roots lie deeper than the truck; the crowns behind it begin at `crowns` and climb by `climb`. */
function edgeOfDigging(crowns: number, climb: number): string {
  const next = random(4)
  const ground = benches
    .map(([x, y, tone], i) => {
      const top = i ? `L${seam(x, 2020, y, 12, i + 3)}` : `L2020 ${y}`
      return `<path d="M${x} 1140L${x} ${y}${top}L2020 1140Z" fill="${tone}"/>`
    })
    .join('')
  const forest = Array.from({ length: 9 }, (_, i) =>
    tree(1440 + i * 74, crowns - (i % 3) * climb - next() * 60, 120 + next() * 40, canopy, '#1B4631', i + 2),
  ).join('')
  const roots = [
    'M1220 772C1180 820 1090 812 1052 900',
    'M1226 772C1212 860 1120 880 1130 990',
    'M1240 772C1240 880 1212 930 1232 1060',
    'M1252 772C1270 860 1350 890 1330 1010',
    'M1258 772C1300 826 1390 820 1420 910',
  ]
    .map((d, i) => line(d, sand, i === 2 ? 16 : 12, 'stroke-linecap="round"'))
    .join('')
  return `<path d="M0 1125L0 700L${seam(0, 2000, 640, 90, 6)}L2000 1125Z" fill="#58A564"/>${forest}${ground}${roots}
  ${tree(1240, 470, 220, leaves[1], canopy, 8)}${rect(1215, 690, 50, 34, sand)}${truck(860, 840)}`
}

/** The green of the sky, which is the sign's own. */
const sky = '#79BC6B'

/** Sign where the digging ends. */
export function firstTree(): Drawing {
  const picture = `${rect(0, 0, 2000, 1125, sky)}${edgeOfDigging(540, 80)}
  ${title(['Stop at the', 'first tree.'], 76, 226, 190, { fill: ore, leading: 1.02 })}${say('Its roots start before it does.', 82, 540, 66, { fill: ore, weight: 700 })}`
  return { width: 2000, height: 1125, ground: sky, html: svg(picture, 2000, 1125) }
}

/** For a phone: the sign upright, its words over the tree, and the forest lower, so that it stays clear of them. */
export function firstTreePhone(): Drawing {
  const picture = `${rect(0, 0, 1080, 1350, sky)}<g transform="translate(-475 360) scale(.88)">${edgeOfDigging(600, 20)}</g>
  ${title(['Stop at the', 'first tree.'], 64, 204, 188, { fill: ore, leading: 1.08 })}${say('Its roots start before it does.', 68, 530, 86, { fill: ore, weight: 700 })}`
  return { width: 1080, height: 1350, ground: sky, html: svg(picture, 1080, 1350) }
}

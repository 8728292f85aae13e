import type { Drawing } from '../../lib/drawing'
import { cloth, petalPath, round } from './book'
import { dashes, layered, texture, words } from './felt'
import { motifs, type Piece, petalsAt, pieces } from './motifs'
import { lit, noise } from './relief'

const { scarlet, turmeric, kajal, leaf, undyed } = cloth
/** The four cloths of the mark, each with the colour that is sewn on it. */
const quarters = [
  [scarlet, undyed],
  [turmeric, kajal],
  [kajal, turmeric],
  [leaf, undyed],
] as const

const [width, height] = [1350, 1800]
/** Where the painted foot of the wall begins. */
const dado = 1392

/** The banner: four cloths edge to edge on one pole, each with a tongue below. */
const across = { left: 67, top: 148, wide: 304, foot: 560 }
const panels = quarters.map(([ground], i) => {
  const x = across.left + i * across.wide
  const r = across.wide / 2
  return {
    ground,
    x,
    path: `M${x} ${across.top}H${x + across.wide}V${across.foot}A${r} ${r} 0 0 1 ${x} ${across.foot}Z`,
    seam: `M${x + 17} ${across.top + 44}H${x + across.wide - 17}V${across.foot}A${r - 17} ${r - 17} 0 0 1 ${x + 17} ${across.foot}Z`,
  }
})

/** The bag hangs from one peg between two tongues; its four cloths are those of the banner. */
const peg = { x: 675, y: 760 }
const bag = 'M322 1090C480 1074 870 1074 1028 1090L1066 1716C880 1754 470 1754 284 1716Z'
const strap = `M486 1100C486 930 600 ${peg.y} ${peg.x} ${peg.y}C750 ${peg.y} 864 930 864 1100`
const strapBack = `M520 1090C520 960 616 ${peg.y + 16} ${peg.x} ${peg.y + 16}C734 ${peg.y + 16} 830 960 830 1090`
const tile = { left: 417, top: 1128, side: 257 }
const middle = [tile.left + tile.side, tile.top + tile.side] as const
const tiles = quarters.map(([ground], i) => {
  const [x, y] = [tile.left + (i % 2) * tile.side, tile.top + Math.floor(i / 2) * tile.side]
  return {
    ground,
    path: `M${x} ${y}H${x + tile.side}V${y + tile.side}H${x}Z`,
    seam: `M${x + 13} ${y + 13}H${x + tile.side - 13}V${y + tile.side - 13}H${x + 13}Z`,
  }
})

/** One flower across the four cloths of the bag; every quarter of it in the colour of its own cloth. */
function bagFlower(): Piece[] {
  const first = [270, 0, 180, 90]
  const flower = quarters.flatMap(([, felt], i) => {
    const turned = (count: number): number[] =>
      Array.from({ length: count }, (_, k) => (first[i] ?? 0) + ((k + 0.5) * 90) / count)
    return [
      ...petalsAt(...middle, turned(4), petalPath(112, 228, 43), felt),
      ...petalsAt(...middle, turned(3), petalPath(40, 112, 26), i % 2 ? undyed : turmeric),
    ]
  })
  return [...flower, ...pieces(`translate(${middle.join(' ')})`, [[round(0, 0, 38), kajal]])]
}

/** The teeth that are painted along the foot of the wall. */
const teeth = Array.from(
  { length: 30 },
  (_, i) =>
    `<path d="M${i * 45} ${dado}L${i * 45 + 22.5} ${dado - 40}L${i * 45 + 45} ${dado}Z" fill="${undyed}"/>`,
).join('')

/** The fair hangs up its sign: a banner of four motifs, and a bag with one flower sewn across the same four cloths. */
export async function tote(): Promise<Drawing> {
  const sewnOn = [
    ...bagFlower(),
    ...quarters.flatMap(([, felt], i) =>
      (motifs[i]?.(0, 0, felt) ?? []).map((piece) => ({
        ...piece,
        transform: `translate(${across.left + (i + 0.5) * across.wide} ${across.foot - 168}) scale(.96) ${piece.transform}`,
      })),
    ),
  ]
  const felts = (fill?: string): string =>
    sewnOn
      .map((piece) => `<path transform="${piece.transform}" d="${piece.path}" fill="${fill ?? piece.fill}"/>`)
      .join('')
  const sewn = [...panels, ...tiles]
  const seams = sewn.map(({ seam, ground }) => dashes(seam, 4.4, ground === turmeric ? scarlet : undyed))
  const mirrors = panels.map(({ x }) => round(x + across.wide / 2, across.foot + 76, 27))
  const glasses = panels.map(({ x }) => round(x + across.wide / 2, across.foot + 76, 18))
  const pole = `<rect x="18" y="96" width="1314" height="46" rx="20"/>`
  const knots = [0, 1, 2, 3, 4].map((i) => across.left + i * across.wide)
  const loops = knots.map((x) => `<rect x="${x - 15}" y="82" width="30" height="86" rx="12"/>`).join('')
  const sling = `<path d="M60 104L${peg.x} 40L1290 104" fill="none"`
  const white = (paths: readonly string[]): string => paths.map((path) => `<path d="${path}"/>`).join('')
  const line = (path: string, wide: number, colour = '#fff'): string =>
    `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${wide}"/>`
  const picture = `<rect width="${width}" height="${height}" fill="#F2B844"/><rect y="${dado}" width="${width}" height="${height - dado}" fill="#B3261C"/>${teeth}<rect y="${dado}" width="${width}" height="12" fill="${undyed}"/>
    ${sling} stroke="${undyed}" stroke-width="11"/><g fill="#B98746">${pole}</g>${panels.map(({ path, ground }) => `<path d="${path}" fill="${ground}"/>`).join('')}<g fill="${scarlet}">${loops}</g>
    ${line(strapBack, 38, '#CDBB94')}<path d="${bag}" fill="#F3E8CF"/>${line(strap, 44, scarlet)}${dashes(strap, 4.4, undyed)}${tiles.map(({ path, ground }) => `<path d="${path}" fill="${ground}"/>`).join('')}${seams.join('')}${felts()}
    ${mirrors.map((path, i) => `<path d="${path}" fill="${quarters[i]?.[1]}"/>`).join('')}${glasses.map((path) => `<path d="${path}" fill="#D7E8EE"/>`).join('')}<path d="${round(...middle, 25)}" fill="#D7E8EE"/>${words('Carries the whole street.', 675, 1699, 42, kajal, 'middle')}<path d="${round(peg.x, peg.y, 34)}" fill="${kajal}"/><path d="${round(peg.x, 40, 22)}" fill="${kajal}"/>`
  // Two pulls where the strap is sewn on, and the weight of what is in the bag.
  const folds = (x: number, y: number): number => {
    const down = Math.max(0, Math.min(1, (y - 1080) / 640))
    const pull = Math.exp(-(((x - 486) / 56) ** 2)) + Math.exp(-(((x - 864) / 56) ** 2))
    return (
      texture.canvas(x, y) * 0.8 +
      noise(x / 150 + y / 900, y / 420, 31) * 15 * (0.4 + down) +
      noise(x / 60 + y / 500, y / 300, 32) * 5 +
      pull * 18 * (1 - down) ** 2 +
      14 * down * Math.cos((x - 675) / 260)
    )
  }
  // Cloth on a pole hangs straight above and waves below.
  const hang = (x: number, y: number): number =>
    texture.felt(x, y) * 0.4 +
    Math.sin(((x - across.left) / across.wide) * 2 * Math.PI - 1.2 + noise(y / 400, 1, 5)) *
      11 *
      Math.min(1, (y - 140) / 420) +
    noise(x / 160, y / 260, 9) * 5
  const felt = (x: number, y: number): number => texture.felt(x, y) * 0.5
  const scene = await layered(width, height, picture, (x, y) => 6 + texture.plaster(x, y) * 0.42, [
    { shapes: `<rect y="${dado}" width="${width}" height="500"/>`, height: 2, edge: 1 },
    { shapes: `${sling} stroke="#fff" stroke-width="11"/>`, height: 12, edge: 4 },
    { shapes: white(panels.map(({ path }) => path)), height: 16, edge: 2, floor: 6, feel: hang },
    { shapes: pole, height: 36, edge: 12, floor: 8 },
    { shapes: loops, height: 40, edge: 6, floor: 8, feel: felt },
    { shapes: line(strapBack, 38), height: 12, edge: 3, feel: texture.canvas },
    { shapes: white([bag]), height: 52, edge: 14, floor: 6, feel: folds },
    { shapes: line(strap, 44), height: 16, edge: 4, feel: texture.canvas },
    { shapes: white(tiles.map(({ path }) => path)), height: 5, edge: 2, feel: felt },
    { shapes: sewn.map(({ seam }) => dashes(seam, 11)).join(''), height: -2.2, edge: 3 },
    { shapes: felts('#fff'), height: 6, edge: 3, feel: felt },
    { shapes: white(mirrors), height: 6, edge: 2, feel: felt },
    { shapes: white([...glasses, round(...middle, 25)]), height: -2, edge: 2, gloss: 0.5 },
    { shapes: white([round(peg.x, peg.y, 34), round(peg.x, 40, 22)]), height: 44, edge: 10, gloss: 0.25 },
  ])
  const still = await lit(scene, {
    azimuth: 226,
    elevation: 38,
    sun: [1.04, 0.97, 0.86],
    sky: [0.41, 0.4, 0.44],
    penumbra: 0.18,
  })
  // Felt does not get better with more pixels.
  const [wide, high] = [1080, 1440]
  return {
    width: wide,
    height: high,
    html: `<img src="${still}" width="${wide}" height="${high}">`,
    ground: turmeric,
  }
}

import type { Drawing } from '../../lib/drawing'
import { cloth, petalPath, round } from './book'
import { dashes, layered, texture, words } from './felt'
import { lit, noise } from './relief'

const { scarlet, turmeric, kajal, leaf, undyed, blue } = cloth
/** The four cloths of the mark, each with the colour that is sewn on it. */
const quarters = [
  [scarlet, undyed],
  [turmeric, kajal],
  [kajal, turmeric],
  [leaf, undyed],
] as const

interface Piece {
  path: string
  fill: string
  transform: string
}

const pieces = (transform: string, list: readonly (readonly [string, string])[]): Piece[] =>
  list.map(([path, fill]) => ({ path, fill, transform }))

/** Petals round (x, y); `turned` says by how many degrees each. */
const petalsAt = (x: number, y: number, turned: readonly number[], path: string, fill: string): Piece[] =>
  turned.map((turn) => ({ path, fill, transform: `translate(${x} ${y}) rotate(${turn})` }))

const around = (count: number, offset = 0) =>
  Array.from({ length: count }, (_, i) => ((i + offset) / count) * 360)

/** Four of the twelve motifs, cut in felt round (x, y): sun, fish, parrot, mango. */
const motifs: readonly ((x: number, y: number, felt: string) => Piece[])[] = [
  (x, y, felt) => [
    ...petalsAt(x, y, around(14), petalPath(58, 128, 21), felt),
    ...pieces(`translate(${x} ${y})`, [[round(0, 0, 50), turmeric]]),
  ],
  (x, y, felt) =>
    [-60, 60].flatMap((dy, i) =>
      pieces(`translate(${x} ${y + dy}) scale(${i ? -1 : 1} 1)`, [
        ['M-128 0C-80 -62 30 -62 78 -8L124 -44V44L78 8C30 62 -80 62 -128 0Z', i ? scarlet : felt],
        [round(-80, -6, 11), undyed],
      ]),
    ),
  (x, y, felt) =>
    pieces(`translate(${x} ${y})`, [
      [
        'M-72 96C-96 20 -64 -86 20 -100C64 -104 92 -74 86 -40L112 -16L78 -10C70 48 20 80 -20 84L-40 130Z',
        felt,
      ],
      ['M-44 70C-60 20 -34 -30 18 -34C40 10 10 60 -44 70Z', blue],
      [round(42, -58, 13), kajal],
    ]),
  (x, y, felt) => [
    ...petalsAt(
      x,
      y,
      around(4, 0.5),
      'M0 -18C58 -34 66 -104 18 -128C-2 -138 -20 -126 -14 -110C-52 -92 -44 -34 0 -18Z',
      felt,
    ),
    ...pieces(`translate(${x} ${y})`, [[round(0, 0, 20), scarlet]]),
  ],
]

/** The fair hangs up its sign: a banner of four motifs, and a bag with one flower sewn across four cloths. */
export async function tote(): Promise<Drawing> {
  const [width, height] = [1350, 1800]
  const bag = 'M560 800C700 786 1060 786 1206 800L1262 1600C1100 1640 680 1640 508 1600Z'
  const strap = 'M690 812C690 560 800 330 884 330C968 330 1080 560 1080 812'
  const strapBack = 'M720 812C720 640 826 344 884 344C942 344 1050 640 1050 812'
  const banner = quarters.map((_, i) => `M96 ${170 + i * 336}H440V${506 + i * 336}H96Z`)
  const tail = 'M96 1514H440V1600L268 1730L96 1600Z'
  const bagTiles = quarters.map(([ground], i) => {
    const [x, y] = [654 + (i % 2) * 232, 930 + Math.floor(i / 2) * 232]
    return { path: `M${x} ${y}H${x + 230}V${y + 230}H${x}Z`, ground }
  })
  const bannerTiles = quarters.map(([ground], i) => ({ path: banner[i] ?? '', ground }))
  const tiles = [...bagTiles, ...bannerTiles]
  // Every quarter of the bag's flower in the colour of its own cloth: right, left below, left, right above by degrees.
  const first = [270, 0, 180, 90]
  const bagFlower = quarters.flatMap(([, felt], i) => {
    const turned = (count: number) =>
      Array.from({ length: count }, (_, k) => (first[i] ?? 0) + ((k + 0.5) * 90) / count)
    return [
      ...petalsAt(885, 1161, turned(4), petalPath(104, 208, 40), felt),
      ...petalsAt(885, 1161, turned(3), petalPath(36, 104, 24), i % 2 ? undyed : turmeric),
    ]
  })
  const sewnOn = [
    ...bagFlower,
    ...pieces('translate(885 1161)', [[round(0, 0, 34), blue]]),
    ...quarters.flatMap(([, felt], i) => motifs[i]?.(268, 338 + i * 336, felt) ?? []),
  ]
  const felts = (fill?: string) =>
    sewnOn
      .map((piece) => `<path transform="${piece.transform}" d="${piece.path}" fill="${fill ?? piece.fill}"/>`)
      .join('')
  const flower = (fill?: string) =>
    Array.from(
      { length: 10 },
      (_, i) =>
        `<path transform="translate(268 1596) rotate(${i * 36})" d="${petalPath(18, 74, 19)}" fill="${fill ?? (i % 2 ? turmeric : undyed)}"/>`,
    ).join('')
  const seams = tiles.map(({ path }) =>
    path.replace(
      /M(\d+) (\d+)H(\d+)V(\d+)H\d+Z/,
      (_, a, b, d, e) => `M${+a + 14} ${+b + 14}H${+d - 14}V${+e - 14}H${+a + 14}Z`,
    ),
  )
  const fringe = Array.from({ length: 7 }, (_, i) => {
    const x = 640 + i * 70
    return {
      path: `M${x} 1412H${x + 66}V1472A33 33 0 0 1 ${x} 1472Z`,
      fill: [kajal, turmeric, blue, scarlet, blue, turmeric, kajal][i] ?? kajal,
    }
  })
  const bags = '#F3E8CF'
  const picture = `<rect width="${width}" height="${height}" fill="#E9C9A0"/><rect width="${width}" height="${height}" fill="${turmeric}" opacity=".55"/>
    <rect x="40" y="140" width="456" height="36" rx="16" fill="#C99A54"/>${bannerTiles.map(({ path, ground }) => `<path d="${path}" fill="${ground}"/>`).join('')}<path d="${tail}" fill="${blue}"/>${flower()}
    <path d="${strapBack}" fill="none" stroke="#D9C9A6" stroke-width="36"/><path d="${bag}" fill="${bags}"/><path d="${strap}" fill="none" stroke="${scarlet}" stroke-width="40"/>${dashes(strap, 4, undyed)}${bagTiles.map(({ path, ground }) => `<path d="${path}" fill="${ground}"/>`).join('')}${felts()}${seams.map((path, i) => dashes(path, 4, tiles[i]?.ground === turmeric ? scarlet : undyed)).join('')}
    ${fringe.map(({ path, fill }) => `<path d="${path}" fill="${fill}"/>`).join('')}${words('Carries the whole street.', 885, 1566, 37, kajal, 'middle')}<path d="${round(884, 330, 30)}" fill="${kajal}"/>`
  const white = (paths: readonly string[]) => paths.map((path) => `<path d="${path}"/>`).join('')
  const folds = (x: number, y: number) => {
    const down = Math.max(0, Math.min(1, (y - 800) / 800))
    const pull = Math.exp(-(((x - 690) / 60) ** 2)) + Math.exp(-(((x - 1080) / 60) ** 2))
    return (
      texture.canvas(x, y) * 1.1 +
      noise(x / 150 + y / 900, y / 420, 31) * 15 * (0.4 + down) +
      noise(x / 60 + y / 500, y / 300, 32) * 5 +
      pull * 16 * (1 - down) ** 2
    )
  }
  const hang = (x: number, y: number) =>
    texture.felt(x, y) * 0.7 +
    Math.sin(x / 66 + noise(y / 500, 1, 5) * 2) * 7 * Math.min(1, (y - 150) / 700) +
    noise(x / 200, y / 300, 9) * 6
  const scene = await layered(width, height, picture, (x, y) => 6 + texture.plaster(x, y) * 0.5, [
    { shapes: white([...banner, tail]), height: 12, edge: 2, floor: 6, feel: hang },
    { shapes: '<rect x="40" y="140" width="456" height="36" rx="16"/>', height: 34, edge: 8 },
    {
      shapes: `<path d="${strapBack}" fill="none" stroke="#fff" stroke-width="36"/>`,
      height: 10,
      edge: 3,
      feel: texture.canvas,
    },
    { shapes: white([bag]), height: 46, edge: 12, floor: 6, feel: folds },
    {
      shapes: `<path d="${strap}" fill="none" stroke="#fff" stroke-width="40"/>`,
      height: 15,
      edge: 4,
      feel: texture.canvas,
    },
    { shapes: white(bagTiles.map(({ path }) => path)), height: 5, edge: 2, feel: texture.felt },
    { shapes: felts('#fff'), height: 6, edge: 3, feel: texture.felt },
    { shapes: seams.map((path) => dashes(path, 12)).join(''), height: -2.5, edge: 3 },
    {
      shapes: `${white(fringe.map(({ path }) => path))}${flower('#fff')}`,
      height: 5,
      edge: 3,
      feel: texture.felt,
    },
    { shapes: `<path d="${round(884, 330, 30)}"/>`, height: 40, edge: 8, gloss: 0.2 },
  ])
  const still = await lit(scene, {
    azimuth: 226,
    elevation: 40,
    sun: [1.02, 0.96, 0.86],
    sky: [0.42, 0.41, 0.44],
    penumbra: 0.2,
  })
  // Felt does not get better with more pixels.
  const [across, down] = [1080, 1440]
  return {
    width: across,
    height: down,
    html: `<img src="${still}" width="${across}" height="${down}">`,
    ground: turmeric,
  }
}

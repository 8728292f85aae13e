import type { Drawing } from '../../lib/drawing'
import { cloth, letterShape, petalPath, round } from './book'
import { dashes, layered, texture, words } from './felt'
import { lit, noise } from './relief'

const { scarlet, turmeric, kajal, leaf, undyed, blue } = cloth
const quarters = [
  ['P', scarlet, undyed],
  ['M', turmeric, kajal],
  ['C', kajal, turmeric],
  ['A', leaf, undyed],
] as const

/** The fair hangs up its sign: a banner of four patches, and the bag that carries the rest of the street home. */
export async function tote(): Promise<Drawing> {
  const [width, height] = [1350, 1800]
  const bag = 'M560 800C700 786 1060 786 1206 800L1262 1600C1100 1640 680 1640 508 1600Z'
  const strap = 'M690 812C690 560 800 330 884 330C968 330 1080 560 1080 812'
  const strapBack = 'M720 812C720 640 826 344 884 344C942 344 1050 640 1050 812'
  const banner = quarters.map((_, i) => `M96 ${170 + i * 336}H440V${506 + i * 336}H96Z`)
  const tail = 'M96 1514H440V1600L268 1730L96 1600Z'
  const bagTiles = quarters.map(([character, ground, felt], i) => {
    const [x, y] = [654 + (i % 2) * 232, 930 + Math.floor(i / 2) * 232]
    return {
      path: `M${x} ${y}H${x + 228}V${y + 228}H${x}Z`,
      ground,
      felt,
      shape: letterShape(character, x + 114, y + 114, 168, 160),
    }
  })
  const bannerTiles = quarters.map(([character, ground, felt], i) => ({
    path: banner[i] ?? '',
    ground,
    felt,
    shape: letterShape(character, 268, 338 + i * 336, 236, 214),
  }))
  const tiles = [...bagTiles, ...bannerTiles]
  const letters = (fill?: string) =>
    tiles
      .map(
        ({ shape, felt }) =>
          `<path transform="${shape.transform}" d="${shape.path}" fill="${fill ?? felt}"/>`,
      )
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
    <path d="${strapBack}" fill="none" stroke="#D9C9A6" stroke-width="36"/><path d="${bag}" fill="${bags}"/><path d="${strap}" fill="none" stroke="${scarlet}" stroke-width="40"/>${dashes(strap, 4, undyed)}${bagTiles.map(({ path, ground }) => `<path d="${path}" fill="${ground}"/>`).join('')}${letters()}${seams.map((path, i) => dashes(path, 4, tiles[i]?.ground === turmeric ? scarlet : undyed)).join('')}
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
    { shapes: letters('#fff'), height: 6, edge: 3, feel: texture.felt },
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
  return { width, height, html: `<img src="${still}" width="${width}" height="${height}">`, ground: turmeric }
}

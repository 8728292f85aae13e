import { cloth, letterShape } from './book'
import { type Layer, layered, texture } from './felt'
import { lit, rgb } from './relief'

/** Half the patch, px, and the bare strip round it in which its edge can round off. */
const [halfWide, halfHigh, bare] = [159, 220, 12]

/** The outline as scissors leave it, the middle of the patch at (0, 0). */
const outline = 'M-158 -220L-60 -217L40 -219L158 -221L160 0L157 220L40 217L-20 219L-159 221L-156 60Z'

/** The letter stands a little low, which leaves room for a pin above it. */
const drop = 12

/** So small a piece shows less of its nap than the cloths of the large pictures. */
const nap = (x: number, y: number): number => texture.felt(x * 1.3, y * 1.3) * 0.55

/** The patch of one letter, real felt under a lamp at its upper left: the cloth, the letter on its edge, and its thread. */
export async function feltPatch(
  character: string,
  felt: string,
  edge: string,
  thread: string,
  ground: string,
): Promise<string> {
  const [width, height] = [2 * (halfWide + bare), 2 * (halfHigh + bare)]
  const inPlace = (markup: string) => `<g transform="translate(${width / 2} ${height / 2})">${markup}</g>`
  const { path, transform, scale } = letterShape(character, 0, drop, 236, 300)
  const letter = (fill: string, grow: number) =>
    inPlace(
      `<path transform="${transform}" d="${path}" fill="${fill}" stroke="${fill}" stroke-width="${grow / scale}" stroke-linejoin="round"/>`,
    )
  const seam = (colour: string, wide: number) =>
    inPlace(
      `<path transform="${transform}" d="${path}" fill="none" stroke="${colour}" stroke-width="${wide / scale}" stroke-dasharray="${15 / scale} ${11 / scale}" stroke-linecap="round"/>`,
    )
  const border = (colour: string, wide: number) =>
    inPlace(
      `<path d="M-138-200H138V200H-138Z" fill="none" stroke="${colour}" stroke-width="${wide}" stroke-dasharray="19 14" stroke-linecap="round"/>`,
    )
  const layers: Layer[] = [
    { shapes: inPlace(`<path d="${outline}"/>`), height: 7, edge: 3, floor: 2, feel: nap },
    { shapes: border('#fff', 13), height: -3, edge: 4 },
    { shapes: border('#fff', 6), height: 4, edge: 1, feel: texture.thread },
    { shapes: letter('#fff', 24), height: 4, edge: 2, floor: 8, feel: nap },
    { shapes: letter('#fff', 0), height: 6, edge: 3, floor: 12, feel: nap },
    { shapes: seam('#fff', 6), height: 3, edge: 1 },
  ]
  const picture = `<rect width="${width}" height="${height}" fill="${ground}"/>${border(cloth.undyed, 6)}${letter(edge, 24)}${letter(felt, 0)}${seam(thread, 6)}`
  const scene = await layered(width, height, picture, () => 2, layers)
  // Black cloth would swallow the lamp: a little of it shows the nap.
  const [r, g, b] = rgb(edge)
  if (r + g + b < 90)
    for (let i = 0; i < scene.colour.length; i += 1) scene.colour[i] = Math.max(28, scene.colour[i] ?? 0)
  const still = await lit(scene, {
    azimuth: 222,
    elevation: 40,
    sun: [1, 0.97, 0.91],
    sky: [0.38, 0.38, 0.4],
    penumbra: 0.22,
  })
  return `<clipPath id="patch"><path d="${outline}"/></clipPath><filter id="under" x="-10%" y="-10%" width="125%" height="125%"><feGaussianBlur stdDeviation="4"/></filter>
    <path d="${outline}" transform="translate(7 9)" fill="#2A1608" opacity=".5" filter="url(#under)"/>
    <image href="${still}" x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" clip-path="url(#patch)"/>`
}

import type { Drawing } from '../../lib/drawing'
import { random } from '../../lib/random'
import { cloth, petalPath, round } from './book'
import { dashes, layered, texture } from './felt'
import { lit, noise } from './relief'

const { scarlet, turmeric, kajal, leaf, undyed } = cloth
const size = 1200
/** The middle of the parasol, its rim, and how many gores it has. */
const [cx, cy, rim, gores] = [572, 556, 452, 16]
const step = 360 / gores
/** The four cloths of the mark, in the order in which they lie edge to edge. */
const cloths = [scarlet, turmeric, kajal, leaf]
/** What is sewn on each of them, and the thread. */
const petals = [undyed, scarlet, turmeric, undyed]
const inner = [turmeric, kajal, undyed, turmeric]
const ground = '#E8C79A'

const turned = (degrees: number, path: string): string =>
  `<path transform="translate(${cx} ${cy}) rotate(${degrees.toFixed(2)})" d="${path}"`
/** How far cloth has sunk between two ribs at an angle: 0 on a rib, 1 in the middle of a gore. */
const sunk = (angle: number): number => Math.abs(Math.sin((angle * gores) / 2))
const edgeAt = (angle: number): number => rim * (1 - 0.035 * sunk(angle))

/** One gore between two ribs, its edge drawn in by the cloth's own weight. */
const half = ((step / 2) * Math.PI) / 180
const [ex, ey] = [Math.sin(half) * rim, -Math.cos(half) * rim]
const gore = `M0 0L${-ex} ${ey}Q0 ${-rim * 0.945} ${ex} ${ey}Z`
/** A tongue of the valance that points outwards. */
const tongue = (length: number): string =>
  `M-26 ${-rim + 18}V${-rim - length + 26}A26 26 0 0 1 26 ${-rim - length + 26}V${-rim + 18}Z`

/** Felt from as far away as one sees a parasol. */
const soft = (x: number, y: number): number => texture.felt(x, y) * 0.42

interface Felt {
  markup: string
  fill: string
}

/** All that is sewn on, gore by gore. */
function sewnOn(): { felts: Felt[]; seams: string[]; mirrors: [number, number, number][] } {
  const felts: Felt[] = []
  const seams: string[] = []
  const mirrors: [number, number, number][] = []
  for (let i = 0; i < gores; i += 1) {
    const turn = i * step + step / 2
    const a = ((turn - 90) * Math.PI) / 180
    const [big, small] = [petals[i % 4] ?? undyed, inner[i % 4] ?? undyed]
    felts.push({ markup: turned(turn, petalPath(236, 388, 50)), fill: big })
    felts.push({ markup: turned(turn, petalPath(142, 226, 25)), fill: small })
    seams.push(turned(turn, petalPath(256, 368, 37)).concat(` stroke="${big === undyed ? scarlet : undyed}"`))
    mirrors.push([cx + Math.cos(a) * 316, cy + Math.sin(a) * 316, 19])
  }
  return { felts, seams, mirrors }
}

/** What was thrown before the procession: petals in the colours of the four cloths. */
function strewn(): Felt[] {
  const next = random(44)
  return Array.from({ length: 150 }, () => {
    const [x, y, turn] = [next() * size, next() * size, next() * 360]
    const fill = [scarlet, turmeric, undyed, leaf, kajal][Math.floor(next() * 5)] ?? scarlet
    return {
      markup: `<path transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${turn.toFixed(0)})" d="${petalPath(-24, 24, 13 + next() * 5)}"`,
      fill,
      // What lies under the parasol would press through it.
      isSeen: Math.hypot(x - cx, y - cy) > rim + 40,
    }
  }).filter(({ isSeen }) => isSeen)
}

/** A procession parasol from above: sixteen gores of felt in four cloths, low sun over the ribs, its shade on the road. */
export async function parasol(): Promise<Drawing> {
  const { felts, seams, mirrors } = sewnOn()
  const petalsBelow = strewn()
  const tongues = Array.from({ length: 48 }, (_, i) => ({
    markup: turned(i * 7.5 + 3.75, tongue(62)),
    fill: cloths[(Math.floor(i / 3) + 2) % 4] ?? scarlet,
  }))
  const paint = (list: readonly Felt[]): string =>
    list.map(({ markup, fill }) => `${markup} fill="${fill}"/>`).join('')
  const white = (list: readonly Felt[]): string => list.map(({ markup }) => `${markup}/>`).join('')
  const crown = Array.from({ length: 16 }, (_, i) => ({
    markup: turned(i * 22.5, petalPath(44, 122, 17)),
    fill: cloths[i % 4] ?? scarlet,
  }))
  const ring = (r: number, width: number, colour = '#fff'): string =>
    `<circle cx="${cx}" cy="${cy}" r="${r}" fill="none" stroke="${colour}" stroke-width="${width}"/>`
  const thread = (path: string, colour: string): string =>
    `${path} fill="none" stroke-width="5" stroke-dasharray="14 10" stroke-linecap="round"/>`.replace(
      /stroke="[^"]*"/,
      `stroke="${colour}"`,
    )
  const ribs = Array.from({ length: gores }, (_, i) => {
    const path = `M-7 -142V${-rim + 44}M7 -142V${-rim + 44}`
    return `<g transform="translate(${cx} ${cy}) rotate(${i * step})">${dashes(path, 4.4, undyed)}</g>`
  })
  const band = `${dashes(round(cx, cy, rim - 22), 5.5, turmeric)}${dashes(round(cx, cy, 130), 5, scarlet)}`
  const glass = (collar: boolean): string =>
    mirrors
      .map(([x, y, r]) => `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${collar ? r : r * 0.66}"`)
      .map((markup, i) => `${markup} fill="${collar ? (cloths[(i + 2) % 4] ?? kajal) : '#D7E8EE'}"/>`)
      .join('')
  const gleams = mirrors
    .map(
      ([x, y]) =>
        `<path d="M${x - 9} ${y + 3}L${x + 3} ${y - 9}L${x + 8} ${y - 4}L${x - 4} ${y + 8}Z" fill="#fff"/>`,
    )
    .join('')
  const gored = Array.from(
    { length: gores },
    (_, i) =>
      `${turned(i * step + step / 2, gore)} fill="${cloths[i % 4]}" stroke="${cloths[i % 4]}" stroke-width="1"/>`,
  ).join('')
  const finial = `<circle cx="${cx}" cy="${cy}" r="40" fill="${kajal}"/><circle cx="${cx}" cy="${cy}" r="29" fill="#C98A2B"/><circle cx="${cx}" cy="${cy}" r="15" fill="#E0A845"/>`
  const picture = `<rect width="${size}" height="${size}" fill="${ground}"/>${paint(petalsBelow)}${paint(tongues)}${gored}${ring(rim - 22, 38, kajal)}${paint(felts)}${seams.map((path) => thread(path, /stroke="([^"]+)"/.exec(path)?.[1] ?? undyed)).join('')}${glass(true)}${glass(false)}${gleams}${ribs.join('')}<circle cx="${cx}" cy="${cy}" r="142" fill="${undyed}"/>${paint(crown)}${band}${finial}`

  // The dome: ribs stand, cloth sags between them; beyond its edge lies the road.
  const level = (x: number, y: number): number => {
    const [dx, dy] = [x - cx, y - cy]
    const r = Math.hypot(dx, dy)
    const angle = Math.atan2(dx, -dy)
    if (r > edgeAt(angle)) return 4 + texture.plaster(x, y) * 0.36 + noise(x / 130, y / 130, 3) * 3
    const part = r / rim
    return 96 + 150 * (1 - part ** 1.8) - 26 * part * sunk(angle) ** 1.4 + soft(x, y)
  }
  const scene = await layered(size, size, picture, level, [
    { shapes: white(petalsBelow.filter((_, i) => i % 3)), height: 3, edge: 2, feel: soft },
    { shapes: white(tongues), height: 8, edge: 3, floor: 84, feel: soft },
    // The cloth again over the roots of its valance.
    { shapes: `<circle cx="${cx}" cy="${cy}" r="${rim * 0.965}"/>`, height: 3, edge: 1 },
    { shapes: ring(rim - 22, 38), height: 4, edge: 2, feel: soft },
    { shapes: white(felts), height: 6, edge: 3, feel: soft },
    { shapes: seams.map((path) => thread(path, '#fff')).join(''), height: -2.4, edge: 2 },
    { shapes: glass(true).replace(/fill="[^"]+"/g, ''), height: 5, edge: 2, feel: soft },
    { shapes: glass(false).replace(/fill="[^"]+"/g, ''), height: -3, edge: 2, gloss: 0.6 },
    { shapes: `<circle cx="${cx}" cy="${cy}" r="142"/>`, height: 6, edge: 3, feel: soft },
    { shapes: white(crown), height: 5, edge: 2, feel: soft },
    { shapes: `<circle cx="${cx}" cy="${cy}" r="40"/>`, height: 9, edge: 4 },
    { shapes: `<circle cx="${cx}" cy="${cy}" r="29"/>`, height: 24, edge: 12, gloss: 0.7 },
    { shapes: `<circle cx="${cx}" cy="${cy}" r="15"/>`, height: 18, edge: 8, gloss: 0.9 },
  ])
  const still = await lit(scene, {
    azimuth: 222,
    elevation: 37,
    sun: [1.04, 0.97, 0.86],
    sky: [0.4, 0.4, 0.46],
    penumbra: 0.14,
    hollow: 0.5,
  })
  return {
    width: size,
    height: size,
    html: `<img src="${still}" width="${size}" height="${size}">`,
    ground,
  }
}

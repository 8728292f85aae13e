import type { Drawing } from '../../lib/drawing'
import { cloth, letterShape, petalPath, round } from './book'
import { dashes, layered, texture, words } from './felt'
import { lit } from './relief'

const { scarlet, turmeric, kajal, undyed, leaf, blue } = cloth

/** The card is a window: behind the paper sits the member's own patch of the canopy, real felt, real thread. */
export async function membershipCard(): Promise<Drawing> {
  const [width, height] = [1800, 1350]
  const turned = (markup: string) =>
    `<g transform="rotate(-7 900 675) translate(900 675) scale(1.16) translate(-900 -685)">${markup}</g>`
  const [x, y, w, h] = [260, 290, 1280, 790]
  const window = `M${x + 790} ${y + 70}H${x + 1210}V${y + 510}A210 210 0 0 1 ${x + 790} ${y + 510}Z`
  const inside = `M${x + 816} ${y + 96}H${x + 1184}V${y + 508}A184 184 0 0 1 ${x + 816} ${y + 508}Z`
  const [px, py] = [x + 1000, y + 378]
  const { path, transform } = letterShape('P', px, py - 20, 270, 300)
  const felt = (fill: string, grow: number) =>
    `<g transform="${transform}"><path d="${path}" fill="${fill}" stroke="${fill}" stroke-width="${grow}" stroke-linejoin="round"/></g>`
  const sheet = `<path fill-rule="evenodd" d="M${x + 26} ${y}H${x + w - 26}A26 26 0 0 1 ${x + w} ${y + 26}V${y + h - 26}A26 26 0 0 1 ${x + w - 26} ${y + h}H${x + 26}A26 26 0 0 1 ${x} ${y + h - 26}V${y + 26}A26 26 0 0 1 ${x + 26} ${y}Z${window}"/>`
  const print = `${words('PMCA', x + 66, y + 200, 150, scarlet)}${words('Member', x + 70, y + 300, 54, kajal)}<rect x="${x + 70}" y="${y + 346}" width="640" height="9" fill="${kajal}"/>${words('Sabitri Das', x + 70, y + 440, 66, kajal)}${words('Patch 117, scarlet', x + 70, y + 506, 38, kajal)}${words('Without you the', x + 70, y + 664, 46, leaf)}${words('canopy has a hole.', x + 70, y + 724, 46, leaf)}`
  const petals = Array.from(
    { length: 24 },
    (_, i) => `<path transform="translate(900 675) rotate(${i * 15 + 6})" d="${petalPath(700, 1010, 116)}"`,
  )
  const picture = `<rect width="${width}" height="${height}" fill="${turmeric}"/>${petals.map((path, i) => `${path} fill="${[leaf, blue, kajal][i % 3]}"/>`).join('')}${turned(`<rect x="${x - 10}" y="${y - 10}" width="10" height="10" fill="none"/><path d="${window}" fill="${scarlet}" stroke="${scarlet}" stroke-width="6"/>${dashes(inside, 9, undyed)}${felt(kajal, 40)}${felt(undyed, 0)}<path transform="${transform}" d="${path}" fill="none" stroke="${turmeric}" stroke-width="9" stroke-dasharray="26 18" stroke-linecap="round"/><g fill="${undyed}">${sheet}</g>${print}<path d="${round(px + 96, py + 170, 44)}" fill="${turmeric}"/><path d="${round(px + 96, py + 170, 29)}" fill="#D7E8EE"/><path d="M${px + 78} ${py + 178}L${px + 104} ${py + 150}L${px + 114} ${py + 158}L${px + 88} ${py + 188}Z" fill="#fff"/>`)}`
  const scene = await layered(
    width,
    height,
    picture,
    (u, v) => 4 + texture.canvas(u, v) * 0.8 + Math.sin((u + v * 0.4) / 170) * 3,
    [
      {
        shapes: petals.map((path) => `${path}/>`).join(''),
        height: 7,
        edge: 4,
        floor: 4,
        feel: texture.felt,
      },
      { shapes: turned(`<path d="${window}"/>`), height: 3, edge: 2, floor: 5, feel: texture.felt },
      { shapes: turned(dashes(inside, 20)), height: -4, edge: 5 },
      { shapes: turned(dashes(inside, 9)), height: 6, edge: 2, feel: texture.thread },
      { shapes: turned(felt('#fff', 40)), height: 6, edge: 4, floor: 8, feel: texture.felt },
      { shapes: turned(felt('#fff', 0)), height: 9, edge: 5, floor: 14, feel: texture.felt },
      {
        shapes: turned(
          `<path transform="${transform}" d="${path}" fill="none" stroke="#fff" stroke-width="9" stroke-dasharray="26 18" stroke-linecap="round"/>`,
        ),
        height: 4,
        edge: 2,
      },
      {
        shapes: turned(`<path d="${round(px + 96, py + 170, 44)}"/>`),
        height: 8,
        edge: 3,
        floor: 8,
        feel: texture.felt,
      },
      { shapes: turned(`<path d="${round(px + 96, py + 170, 29)}"/>`), height: -5, edge: 2, gloss: 0.5 },
      { shapes: turned(sheet), height: 16, edge: 2, floor: 5, feel: texture.paper },
      { shapes: turned(words('PMCA', x + 66, y + 200, 150, '#fff')), height: -3, edge: 2 },
    ],
  )
  const still = await lit(scene, {
    azimuth: 222,
    elevation: 36,
    sun: [1.12, 1.07, 0.98],
    sky: [0.44, 0.44, 0.47],
    penumbra: 0.22,
  })
  return { width, height, html: `<img src="${still}" width="${width}" height="${height}">`, ground: turmeric }
}

import { type Drawing, svg } from '../../lib/drawing'
import { arch, cobalt, coral, lines, night, peach, plaster, rose, tones } from './book'
import { plan } from './floor-plan'
import { person } from './people'

const storey = 118
/** How much shorter every floor is than the one below: the depth of a terrace. */
const step = 140

/** One floor in section: its rooms, and at its right end the terrace that is the roof of the floor below. */
function floor(level: number, width: number, walls: string[]): string {
  const y = -(level + 1) * storey
  const room = width / walls.length
  const rooms = walls.map((fill, i) => {
    const x = i * room
    const door = `<path d="${arch(x + room / 2 - 30, y + storey, 60, 88)}" fill="${fill === coral ? peach : fill === plaster ? coral : night}"/>`
    return `<rect x="${x}" y="${y}" width="${room + 0.5}" height="${storey}" fill="${fill}"/>${door}`
  })
  const slab = `<rect x="0" y="${y - 10}" width="${width}" height="10" fill="${plaster}"/>`
  // The rail at the outer edge of the terrace below, where this floor's neighbour would have its wall.
  const edge = width + step
  const rail = `<rect x="${edge - 9}" y="${y + storey - 50}" width="9" height="42" fill="${plaster}"/>`
  const plant = `<circle cx="${width + 30}" cy="${y + storey - 36}" r="17" fill="${tones.cobalt.top}"/><rect x="${width + 20}" y="${y + storey - 28}" width="20" height="20" fill="${coral}"/>`
  return rooms.join('') + slab + (level ? rail + plant : '')
}

/** The page with the plan, drawn where it lies in the spread. */
const planPage = (): string =>
  `<rect x="120" y="120" width="880" height="880" fill="#FFFBF2"/>
    <g transform="translate(216 164) scale(.51)">${plan()}</g>
    ${lines(['Plan.'], 216, 968, { size: 58, fill: night })}
    ${lines(['Count the rooms,', 'then the ways out.'], 440, 902, { size: 57, fill: night })}`

/** The page with the side view that proves the plan's terraces. */
function proofPage(): string {
  const section =
    floor(0, 700, [plaster, coral, rose, plaster, coral]) +
    floor(1, 560, [rose, plaster, coral, rose]) +
    floor(2, 420, [coral, rose, plaster]) +
    floor(3, 280, [plaster, coral]) +
    floor(4, 140, [rose])
  // One on each roof: the top floor has its sky, too.
  const people = [
    person('kite', 628, -storey - 10, 84, plaster),
    person('sari', 492, -2 * storey - 10, 84, plaster),
    person('dog', 352, -3 * storey - 10, 78, plaster),
    person('umbrella', 202, -4 * storey - 10, 84, plaster),
    person('sitting', 118, -5 * storey - 8, 88, plaster),
  ]
  // The earth at the back, which the floors are built against.
  const bank = `<rect x="-70" y="${-5 * storey - 10}" width="70" height="${5 * storey + 10}" fill="#11298F"/>`
  return `<rect x="1000" y="120" width="880" height="880" fill="${cobalt}"/>
    <g transform="translate(1070 900)"><circle cx="590" cy="-420" r="104" fill="${coral}"/>${bank}${section}${people.join('')}</g>
    <rect x="1000" y="900" width="880" height="100" fill="#11298F"/>
    ${lines(['Proof.'], 1070, 966, { size: 58, fill: plaster })}
    ${lines(['A sky for', 'every floor.'], 1810, 226, { size: 64, fill: plaster, anchor: 'end', leading: 1.08 })}`
}

/** A sheet of paper on the table, its pages and its fold on it. */
const sheet = (width: number, height: number, pages: string, fold: string): string =>
  `<rect x="70" y="70" width="${width + 108}" height="${height + 108}" fill="${rose}"/>
    <rect x="140" y="142" width="${width}" height="${height}" fill="${night}" opacity=".2"/>
    <rect x="128" y="128" width="${width}" height="${height}" fill="#fff"/>${pages}<path d="${fold}" fill="${night}" opacity=".2"/>`

const onTable = (width: number, height: number, drawn: string, scale = 1): Drawing => ({
  width,
  height,
  html: svg(`<g transform="scale(${scale}) translate(-70 -70)" data-bleed>${drawn}</g>`, width, height),
})

/** A spread: the plan on the left page, its proof on the right one, with as much of the table as the shadow needs. */
export const brochureSpreads = (): Drawing =>
  onTable(1868, 988, sheet(1760, 880, planPage() + proofPage(), 'M990 120h24v880h-24z'))

/** For a phone: the plan above its proof. */
export const brochureSpreadsPhone = (): Drawing =>
  onTable(
    800,
    1513,
    sheet(
      880,
      1760,
      `${planPage()}<g transform="translate(-880 880)">${proofPage()}</g>`,
      'M120 995h880v12h-880z',
    ),
    0.81,
  )

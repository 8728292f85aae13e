import { type Drawing, svg } from '../../lib/drawing'
import { arch, cobalt, coral, lines, night, peach, plaster, rose, tones } from './book'
import { plan } from './floor-plan'
import { person } from './people'

const storey = 118

/** One floor in section: its rooms, and at its right end the terrace that is the roof of the floor below. */
function floor(level: number, width: number, walls: string[]): string {
  const y = -(level + 1) * storey
  const room = width / walls.length
  const rooms = walls.map((fill, i) => {
    const x = i * room
    const door = `<path d="${arch(x + room / 2 - 30, y + storey, 60, 88)}" fill="${fill === coral ? peach : fill === plaster ? coral : night}"/>`
    return `<rect x="${x}" y="${y}" width="${room + 0.5}" height="${storey}" fill="${fill}"/>${door}`
  })
  const slab = `<rect x="-14" y="${y - 10}" width="${width + 14}" height="10" fill="${plaster}"/>`
  const plant = `<circle cx="${width + 30}" cy="${y + storey - 30}" r="17" fill="${tones.cobalt.top}"/><rect x="${width + 20}" y="${y + storey - 20}" width="20" height="20" fill="${coral}"/>`
  return rooms.join('') + slab + (level ? plant : '')
}

/** A spread: the plan on the left page, on the right the side view that proves its terrace. */
function spread(): string {
  const section =
    floor(0, 700, [plaster, coral, rose, plaster, coral]) +
    floor(1, 560, [rose, plaster, coral, rose]) +
    floor(2, 420, [coral, rose, plaster]) +
    floor(3, 280, [plaster, coral]) +
    floor(4, 140, [rose])
  const people = [
    person('sitting', 800 - 20, -14, 84, plaster),
    person('kite', 650, -128 + 2, 84, plaster),
    person('sari', 500, -2 * storey - 10, 84, plaster),
    person('dog', 366, -3 * storey - 10, 78, plaster),
    person('umbrella', 216, -4 * storey - 10, 84, plaster),
  ]
  return `<rect width="2000" height="1125" fill="${rose}"/>
    <rect x="140" y="142" width="1760" height="880" fill="${night}" opacity=".2"/>
    <rect x="128" y="128" width="1760" height="880" fill="#fff"/><rect x="120" y="120" width="880" height="880" fill="#FFFBF2"/><rect x="1000" y="120" width="880" height="880" fill="${cobalt}"/>
    <g transform="translate(216 196) scale(.52)">${plan(false)}</g>
    <rect x="988" y="120" width="12" height="880" fill="${night}" opacity=".1"/><rect x="1000" y="120" width="14" height="880" fill="${night}" opacity=".3"/>
    <g transform="translate(1070 900)"><circle cx="560" cy="-440" r="104" fill="${coral}"/>${section}${people.join('')}</g>
    <rect x="1000" y="900" width="880" height="100" fill="#11298F"/>
    ${lines(['Plan.'], 216, 958, { size: 58, fill: night })}
    ${lines(['Count the rooms,', 'then the ways out.'], 440, 910, { size: 57, fill: night })}
    ${lines(['Proof.'], 1070, 966, { size: 58, fill: plaster })}
    ${lines(['Five floors,', 'five skies.'], 1810, 226, { size: 64, fill: plaster, anchor: 'end', leading: 1.08 })}`
}

const cut = (left: number, top: number, width: number, height: number): Drawing => ({
  width,
  height,
  html: svg(`<g transform="translate(${-left} ${-top})" data-bleed>${spread()}</g>`, width, height),
})

/** The book with as much of the table as its shadow needs. */
export const brochureSpreads = (): Drawing => cut(70, 70, 1868, 988)

/** For a phone: the page with the side view alone. */
export const brochureSpreadsPhone = (): Drawing => cut(1000, 80, 938, 968)

import { type Drawing, svg } from '../../lib/drawing'
import { copper, lines, night, slab, star, starlight, trails } from './book'
import { tower } from './towers'

const halo = `stroke="${night}" stroke-width="22" paint-order="stroke"`

/** Trails that go out towards the upper edge: above it the page goes on in the same night, and nothing may cut them there. */
const risen = (sky: string, full: number): string =>
  `<linearGradient id="rise" gradientUnits="userSpaceOnUse" x2="0" y2="${full}"><stop offset="0" stop-color="#000"/><stop offset=".22" stop-color="#1c1c1c"/><stop offset=".6" stop-color="#9a9a9a"/><stop offset="1" stop-color="#fff"/></linearGradient><mask id="over" maskUnits="userSpaceOnUse" x="0" y="0" width="2000" height="1350"><rect width="2000" height="1350" fill="url(#rise)"/></mask><g mask="url(#over)">${sky}</g>`

/** The numeral is the skyline: three towers cut out of one long exposure of the stars. */
export function hero(): Drawing {
  // The star above the middle roof, which all others turn round.
  const axis = { x: 1000, y: 120 }
  const towers = [640, 1000, 1360].map((x, i) =>
    tower({ x, top: i === 1 ? 210 : 330, foot: 1094, width: 190 }, axis),
  )
  const art = `<rect width="2000" height="1250" fill="${night}"/>${risen(trails({ ...axis, to: 1500, every: 17, weight: 1.3 }), 300)}${towers.join('')}
    <rect y="1094" width="2000" height="156" fill="${copper}"/>${star(axis.x, axis.y, 64, starlight, halo)}
    ${lines(['Trident Galaxy'], 90, 1198, { size: 88, fill: night })}
    ${lines(['The third of three. The first to see stars.'], 1910, 1192, { size: 54, fill: night, anchor: 'end', bold: 0.9 })}`
  return { width: 2000, height: 1250, html: svg(art, 2000, 1250) }
}

/** For a phone the three strokes stand closer and the sentence gets a line each. */
export function heroPortrait(): Drawing {
  const axis = { x: 540, y: 132 }
  const towers = [252, 540, 828].map((x, i) =>
    tower({ x, top: i === 1 ? 230 : 340, foot: 1020, width: 168, columns: 8 }, axis),
  )
  const art = `<rect width="1080" height="1350" fill="${night}"/>${risen(trails({ ...axis, to: 1100, every: 17, weight: 1.25 }), 300)}${towers.join('')}
    <rect y="1018" width="1080" height="332" fill="${copper}"/>${star(axis.x, axis.y, 64, starlight, halo)}
    ${lines(['Trident Galaxy'], 64, 1142, { size: 104, fill: night })}
    ${lines(['The third of three.', 'The first to see stars.'], 64, 1228, { size: 56, fill: night, bold: 1 })}`
  return { width: 1080, height: 1350, html: svg(art, 1080, 1350) }
}

/** The mark alone: three copper strokes, one star, all night. */
export function card(): Drawing {
  const bars = [-1, 0, 1].map((i) => slab(800 + i * 300, i ? 430 : 300, 1010, 138, 60, 60)).join('')
  const art = `<rect width="1600" height="1200" fill="${night}"/>${trails({ x: 800, y: 160, to: 1320, every: 17, weight: 1.35, seed: 8 })}
    <path d="${bars}" fill="${night}" stroke="${night}" stroke-width="52"/><path d="${bars}" fill="${copper}"/>
    <rect y="1010" width="1600" height="190" fill="${copper}"/>${star(800, 160, 92, starlight, halo)}`
  return { width: 1600, height: 1200, html: svg(art, 1600, 1200) }
}

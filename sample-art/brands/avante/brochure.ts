import { type Drawing, svg } from '../../lib/drawing'
import { cobalt, coral, lines, night, peach, plaster, rose, tones, wordmark } from './book'
import { Model, type Opening } from './isometric'
import { person } from './people'

/** Landing and stair: how wide both are, how long the landing is, and how the stair leaves it. */
const wide = 4.2
const landing = 5
const stair = { count: 24, run: 1, rise: 0.5 }
/** Height of the landing above the foot of everything, which lies below the page. */
const high = stair.count * stair.rise
const rail = { thick: 0.24, high: 0.5 }
const wall = { top: plaster, left: rose, right: cobalt }
/** Rail of the landing: what is seen of it on the landing is rose, outside it is the wall. */
const parapet = { ...tones.rose, right: tones.rose.right }

/** Rows of equal arches in the wall, three storeys down from the landing; every third is lit. Under the stair only where it is high enough. */
function arcade(): { at: number; opening: Opening }[] {
  const [pitch, storey] = [2.5, 3.1]
  return [0, 1, 2].flatMap((row) =>
    Array.from({ length: 6 }, (_, i) => i)
      .filter((i) => i < 2 || (i - 1) * pitch * stair.rise < row * storey)
      .map((i) => ({
        at: -landing + i * pitch,
        opening: {
          wall: 'right' as const,
          at: 0.5,
          sill: -0.75 - 2.1 - row * storey,
          width: 1.5,
          height: 2.1,
          inside: (i + 2 * row) % 3 === 1 ? '#FFD9BF' : night,
          reveal: '#11298F',
          depth: 0.4,
        },
      })),
  )
}

/** The stair and its landing, in front of the sun. The stair meets the lower edge at the fold: the back cover has steps alone. */
function house(): string {
  const model = new Model(58, 1350, 560, 'cover')
  model.stairs([-wide, 0, -high], stair.count, wide, 'y', wall, stair.run, stair.rise)
  model.box([-wide, -landing, -high], [wide, landing, high], wall, [], '', {
    lit: plaster,
    shade: tones.plaster.right,
  })
  model.box([-wide, -landing, 0], [rail.thick, landing, rail.high], parapet)
  model.box([rail.thick - wide, -landing, 0], [wide - 2 * rail.thick, rail.thick, rail.high], parapet)
  model.box([-rail.thick, -landing, 0], [rail.thick, landing, rail.high], { ...parapet, right: cobalt })
  const arches = arcade().map(({ at, opening }) => model.opening(opening, 0, at, 0))
  const [x, y] = model.project([-rail.thick / 2, -4.15, rail.high])
  return `<circle cx="1560" cy="452" r="196" fill="${coral}"/>${model.draw()}${arches.join('')}${person('sitting', x, y, 112, night)}`
}

/** The open jacket: one stair climbs from the back cover over the spine to the front. */
function jacket(): string {
  return `<defs><linearGradient id="spine"><stop offset="0" stop-color="${night}" stop-opacity="0"/><stop offset=".46" stop-color="${night}" stop-opacity=".2"/><stop offset=".54" stop-color="${night}" stop-opacity=".26"/><stop offset="1" stop-color="${night}" stop-opacity="0"/></linearGradient>
    <filter id="lift" x="-5%" y="-5%" width="110%" height="115%"><feGaussianBlur stdDeviation="9"/></filter>
    <clipPath id="page"><rect x="100" y="50" width="1800" height="900"/></clipPath></defs>
    <rect width="2000" height="1000" fill="${cobalt}"/>
    <rect x="112" y="64" width="1796" height="896" fill="${night}" opacity=".34" filter="url(#lift)"/>
    <g clip-path="url(#page)"><rect x="100" y="50" width="1800" height="900" fill="${peach}"/>${house()}
    <rect x="982" y="50" width="36" height="900" fill="url(#spine)"/></g>
    ${wordmark(1072, 112, 560, night)}
    ${lines(['Come up.', 'The stairs', 'are the view.'], 166, 226, { size: 132, fill: night, leading: 1.06 })}`
}

export const brochureCover = (): Drawing => ({
  width: 2000,
  height: 1000,
  html: svg(jacket(), 2000, 1000),
})

/** For a phone: the front cover alone, without the fold of the spine. */
export const brochureCoverPhone = (): Drawing => ({
  width: 1000,
  height: 1000,
  html: svg(`<g transform="scale(${1000 / 990}) translate(-1010 -5)" data-bleed>${jacket()}</g>`, 1000, 1000),
})

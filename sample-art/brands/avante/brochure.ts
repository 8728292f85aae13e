import { type Drawing, svg } from '../../lib/drawing'
import { cobalt, coral, lines, night, peach, plaster, rose, wordmark } from './book'
import { Model } from './isometric'

/** The open jacket: one stair climbs from the back cover over the spine to the front. */
function jacket(): string {
  const [steps, run, rise, deep] = [13, 1.42, 0.62, 4.4]
  const model = new Model(58, 1290, 944, 'cover')
  const stair = { top: plaster, left: rose, right: cobalt }
  model.stairs([-deep, -2, -2], steps, deep, 'y', stair, run, rise)
  const arches = [0, 1, 2, 3, 4].map((i) =>
    model.opening(
      {
        wall: 'right',
        at: 0,
        sill: -6,
        width: 1.9,
        height: 12.1 - i * 1.15,
        inside: night,
        reveal: '#11298F',
        depth: 0.6,
      },
      0,
      -1.3 + i * 2.75,
      -2,
    ),
  )
  const foot = model.face(
    [
      [0, -2, -2],
      [0, 16.46, -2],
      [0, 16.46, -14],
      [0, -2, -14],
    ],
    cobalt,
  )
  const landing = model.face(
    [
      [-deep, -6.6, 6.06],
      [0, -6.6, 6.06],
      [0, -2, 6.06],
      [-deep, -2, 6.06],
    ],
    plaster,
  )
  const wall = model.face(
    [
      [0, -6.6, 6.06],
      [0, -2, 6.06],
      [0, -2, -14],
      [0, -6.6, -14],
    ],
    cobalt,
  )
  return `<rect width="2000" height="1000" fill="${plaster}"/>
    <rect x="112" y="66" width="1800" height="900" fill="${night}" opacity=".16"/>
    <clipPath id="page"><rect x="100" y="50" width="1800" height="900"/></clipPath>
    <g clip-path="url(#page)"><rect x="100" y="50" width="1800" height="900" fill="${peach}"/>
    <circle cx="1600" cy="564" r="180" fill="${coral}"/>${wall}${foot}${landing}${model.draw()}${arches.join('')}
    <rect x="1000" y="50" width="9" height="900" fill="${night}" opacity=".22"/></g>
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

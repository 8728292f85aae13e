import type { Flat } from '../../lib/hull'
import { ore, sand, strata, sump } from './book'
import { laid, opening } from './pit-steps'

/** Seven boards of the report's cover, pale on top; and the cut edge of each where it lies in shade. */
export const tones = [9, 7, 6, 5, 4, 3, 2].map((i) => strata[i] ?? ore)
const shaded = [6, 5, 4, 3, 2, 1, 0].map((i) => strata[i] ?? ore)

export type Project = (x: number, y: number, z: number) => Flat

/** Where the openings lie on the cover, and how they narrow from board to board. */
const middle = { x: 836, y: 1110 }
const holes = tones.map((_, i) => opening(middle.x, middle.y, 650 - i * 78, 712 - i * 85, 5, 0.46))
const pool = [190, 146, 102, 54].map((r) => opening(middle.x, middle.y, r * 0.92, r, 5, 0.42))
const water = ['#0F6F74', '#178E8A', sump, '#7FDCCB']

const path = (points: Flat[]): string =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`

/** The cut through all boards, seen through `project`: every board throws its shadow on the next, then come its edge, its face and a fine line of light on its lip. */
export function cutThrough(outer: Flat[], thick: number, sun: Flat, project: Project, fine: number): string {
  const bottom = -tones.length * thick
  const floor =
    `<path d="${laid(outer, bottom, project)}" fill="${ore}"/>` +
    pool.map((ring, i) => `<path d="${laid(ring, bottom, project)}" fill="${water[i]}"/>`).join('')
  const lip = (hole: Flat[], z: number, opacity: number): string =>
    `<path d="${laid(hole, z, project)}" fill="none" stroke="${sand}" stroke-width="${(2.6 * fine).toFixed(2)}" stroke-linejoin="round" opacity="${opacity}"/>`
  const boards = holes.map((hole, i) => {
    const [top, foot] = [-i * thick, -(i + 1) * thick]
    const cast = hole.map(([x, y]): Flat => [x + sun[0] * thick, y + sun[1] * thick])
    // A shadow falls on the face below, and is cut off where that face ends.
    const below = holes[i + 1]
    const onto = `<clipPath id="on${i}"><path clip-rule="evenodd" d="${laid(outer, foot, project)}${below ? laid(below, foot, project) : ''}"/></clipPath>`
    const shadow = `${onto}<g clip-path="url(#on${i})"><path fill-rule="evenodd" d="${laid(outer, foot, project)}${laid(cast, foot, project)}" fill="${ore}" opacity=".4"/></g>`
    // One tone all round, as in cut paper: it is the lips that draw the contours.
    const fill = shaded[i] ?? ore
    const edge = hole.map((from, k) => {
      const to = hole[(k + 1) % hole.length] ?? from
      const quad = path([
        project(...from, top),
        project(...to, top),
        project(...to, foot),
        project(...from, foot),
      ])
      return `<path d="${quad}" fill="${fill}" stroke="${fill}" stroke-width="1.2" stroke-linejoin="round"/>`
    })
    const face = `<path fill-rule="evenodd" d="${laid(outer, top, project)}${laid(hole, top, project)}" fill="${tones[i]}"/>`
    return `${shadow}${edge.join('')}${face}${lip(hole, top, i ? 0.6 : 0)}`
  })
  // All of it is seen through the uppermost opening only.
  const cover = `<path d="${laid(outer, 0, project)}" fill="${tones[0]}"/>`
  return `${cover}<clipPath id="through"><path d="${laid(holes[0] ?? outer, 0, project)}"/></clipPath><g clip-path="url(#through)">${floor}${boards.reverse().join('')}</g>${lip(holes[0] ?? outer, 0, 1)}`
}

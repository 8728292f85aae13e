import { nested } from '../ornaments'
import type { Pictures } from '../picture'
import { circle, ellipse, path, polygon, rect, repeat, ring, stroke } from '../shapes'
import { band, inTurn } from './band'

/** Hi Meal: grins between strands of noodle. */
const hiMeal = () =>
  band(108, {
    height: 80,
    unit: 96,
    count: 9,
    ground: '#E3262B',
    behind: (w) =>
      [3, 12, 66, 75].map((y, i) => rect(0, y - 1, w, 5, i % 2 ? '#F59A12' : '#FFD23A')).join(''),
    piece: (i) => {
      const lid = i % 3 === 1
      return (
        path('M22 36H74Q72 60 48 60T22 36Z', '#7A0B1E') +
        path('M27 36H69Q68 44 48 44T27 36Z', '#FFF4D6') +
        rect(28, 22, 9, lid ? 4 : 9, '#7A0B1E') +
        rect(59, 22, 9, 9, '#7A0B1E') +
        circle(0, 41, 12, '#FFF4D6') +
        circle(0, 41, 6, '#FFD23A')
      )
    },
  })

/** Vedanta: strata in benches, the darker the deeper. */
const vedanta = () => {
  const seam = (y: number) => `M-2 ${y}H30V${y - 5}H70V${y - 9}H110V${y - 5}H142V${y}H162V90H-2Z`
  return band(109, {
    height: 80,
    unit: 160,
    count: 6,
    ground: '#3A120E',
    piece: () =>
      path(seam(12), '#2E6B4A') +
      path(seam(20), '#FFF3DC') +
      path(seam(32), '#E2AF73') +
      path(seam(46), '#CF7440') +
      path(seam(58), '#A8452B') +
      path(seam(70), '#6B2A1F'),
  })
}

/** PMCA: the black and white toothed edge of appliqué, mirrors sewn along it. */
const pmca = () =>
  band(110, {
    height: 72,
    unit: 48,
    count: 20,
    ground: '#D71F2B',
    behind: (w) => rect(0, 0, w, 22, '#FFF8E8') + rect(0, 50, w, 22, '#17131A'),
    piece: (i) =>
      polygon(
        [
          [0, 0],
          [24, 24],
          [48, 0],
        ],
        '#17131A',
      ) +
      polygon(
        [
          [0, 50],
          [0, 72],
          [48, 72],
          [48, 50],
          [24, 72],
        ],
        '#17131A',
      ) +
      polygon(
        [
          [-24, 72],
          [0, 48],
          [24, 72],
        ],
        '#FFF8E8',
      ) +
      circle(24, 38, 12, inTurn(['#FFC31F', '#0B8457', '#1F4FC4'], i)) +
      circle(24, 38, 6, '#FFF8E8') +
      rect(-7, 36, 14, 4, '#FFF8E8'),
  })

/** Milk into tea: the dye of cup `i` of forty. */
function tea(i: number): string {
  const stops = [
    [0x2b, 0x12, 0x0a],
    [0x8a, 0x3d, 0x16],
    [0xc9, 0x8e, 0x5c],
    [0xf2, 0xdc, 0xbd],
  ] as const
  const at = (Math.floor(i / 2) / 19.5) * 3
  const [from, to] = [stops[Math.floor(at)] ?? stops[0], stops[Math.floor(at) + 1] ?? stops[3]]
  const mix = (c: 0 | 1 | 2) =>
    Math.round(from[c] + (to[c] - from[c]) * (at % 1))
      .toString(16)
      .padStart(2, '0')
  return `#${mix(0)}${mix(1)}${mix(2)}`
}

/** Ruchi Tea: forty cups from black to milk; the fortieth is empty and smiles. */
const ruchi = () =>
  band(111, {
    height: 64,
    unit: 36,
    count: 40,
    ground: '#C0341D',
    piece: (i) => {
      const last = i === 39
      const cup = circle(18, 32, 16, '#FFFDF7') + circle(18, 32, 12, last ? '#FFFDF7' : tea(i))
      return (
        cup +
        (last
          ? rect(12, 26, 4, 5, '#2B120A') +
            rect(20, 26, 4, 5, '#2B120A') +
            stroke('M11 35Q18 43 25 35', '#2B120A', 4)
          : '')
      )
    },
    over: (w) => rect(0, 4, w, 3, '#F4E6CF') + rect(0, 57, w, 3, '#F4E6CF'),
  })

/** Dhauli Terrace: plates that interlace like the rosettes of a banknote. */
const dhauli = () =>
  band(112, {
    height: 80,
    unit: 64,
    // Even, so that light and gold plates also take turns where the band repeats.
    count: 14,
    ground: '#DEE8D4',
    piece: (i) =>
      ring(0, 40, 46, 4, '#0F362E') +
      ring(0, 40, 36, 4, '#0F362E') +
      ring(0, 40, 26, 4, '#0F362E') +
      circle(0, 40, 18, '#0F362E') +
      circle(0, 40, 13, i % 2 ? '#FFC654' : '#DEE8D4') +
      nested(0, 40, [6, 6, i % 2 ? '#A8482C' : '#0F362E']),
    over: (w) => rect(0, 0, w, 5, '#0F362E') + rect(0, 75, w, 5, '#0F362E'),
  })

/** PPL: soil, in which roots reach for the three nutrients; the picture above it has the only ground line. */
const ppl = () =>
  band(113, {
    height: 80,
    unit: 144,
    count: 6,
    ground: '#3B1F16',
    behind: (w) => rect(0, 0, w, 14, '#7A4E37') + rect(0, 14, w, 8, '#5A3527'),
    piece: () =>
      stroke('M24 0V42M72 0V42M120 0V42', '#FFFDF3', 4) +
      circle(24, 56, 14, '#2457C5') +
      rect(59, 43, 26, 26, '#EF6C2A') +
      polygon(
        [
          [103, 70],
          [120, 41],
          [137, 70],
        ],
        '#F5C518',
      ) +
      rect(45, 53, 6, 6, '#FFFDF3') +
      rect(93, 53, 6, 6, '#FFFDF3'),
  })

/** Subhadarshini: lashes over furrows. */
const subhadarshini = () =>
  band(114, {
    height: 80,
    unit: 120,
    count: 8,
    ground: '#FFC629',
    piece: () => {
      const lashes = repeat(9, (i) => {
        const angle = Math.PI * (1.1 + (i / 8) * 0.8)
        const [c, s] = [Math.cos(angle), Math.sin(angle)]
        return polygon(
          [
            [60 + c * 34 - s * 4, 50 + s * 30 + c * 4],
            [60 + c * 58, 50 + s * 50],
            [60 + c * 34 + s * 4, 50 + s * 30 - c * 4],
          ],
          '#1C1730',
        )
      })
      const sun =
        ellipse(60, 52, 34, 28, '#1C1730') +
        ellipse(60, 52, 28, 22, '#FFF4DA') +
        circle(60, 50, 16, '#E4402A') +
        circle(60, 50, 7, '#1C1730')
      const furrows =
        path('M-2 56Q30 46 60 52T122 56V80H-2Z', '#2F8A47') +
        stroke('M-2 64Q30 56 60 61T122 64M-2 73Q30 66 60 70T122 73', '#FFF4DA', 4)
      return lashes + sun + furrows
    },
  })

export const landAndTable: Pictures = {
  'band-hi-meal': hiMeal,
  'band-vedanta': vedanta,
  'band-pmca': pmca,
  'band-ruchi-tea': ruchi,
  'band-dhauli-terrace': dhauli,
  'band-ppl': ppl,
  'band-subhadarshini': subhadarshini,
}

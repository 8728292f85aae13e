import { nested } from '../ornaments'
import type { Pictures } from '../picture'
import { circle, group, path, polygon, rect, repeat, ring, stroke } from '../shapes'
import { band, inTurn } from './band'

/** TPNODL: bolts and diamonds strung on one wire that smiles. */
const tpnodl = () =>
  band(101, {
    height: 76,
    unit: 120,
    count: 8,
    ground: '#071E66',
    behind: (w) => rect(0, 0, w, 5, '#0B3BB8') + rect(0, 71, w, 5, '#0B3BB8'),
    piece: () =>
      `<path d="M0 16Q60 62 120 16" fill="none" stroke="#FFFFFF" stroke-width="5"/>` +
      nested(60, 40, [17, 21, '#7CC9FF'], [8, 10, '#071E66']) +
      polygon(
        [
          [6, 8],
          [-14, 40],
          [-1, 40],
          [-9, 66],
          [15, 32],
          [2, 32],
          [12, 8],
        ],
        '#FFE01B',
      ),
  })

/** TPCODL: filigree cells in a row; the live line runs through their waists. */
const tpcodl = () =>
  band(102, {
    height: 76,
    unit: 80,
    count: 12,
    ground: '#0A2C33',
    behind: (w) => rect(0, 6, w, 3, '#8EA3AB') + rect(0, 67, w, 3, '#8EA3AB'),
    piece: (i) =>
      group(
        i % 2 ? 'translate(40 38) scale(1 -1)' : 'translate(40 38)',
        stroke('M0 -30C26 -10 32 22 0 28C-32 22 -26 -10 0 -30Z', '#F2F8F9', 4),
        stroke('M-12 20a8 8 0 1 1 4 -15', '#8EA3AB', 4),
        stroke('M12 20a8 8 0 1 0 -4 -15', '#8EA3AB', 4),
        circle(0, -14, 4, '#F2F8F9'),
      ) + circle(0, 38, 5, '#F2F8F9'),
    over: (w) => rect(0, 37, w, 4, '#FFE01B'),
  })

/** Avante: arches on steps, every third lit. */
const avante = () =>
  band(103, {
    height: 80,
    unit: 64,
    count: 15,
    ground: '#FFC9A6',
    behind: (w) => rect(0, 70, w, 10, '#0C1B57'),
    piece: (i) => {
      const lit = i % 3 === 1
      const arch = (w: number, top: number, fill: string) =>
        path(`M${32 - w} 70V${top + w}a${w} ${w} 0 0 1 ${w * 2} 0V70Z`, fill)
      const steps = repeat(3, (s) =>
        rect(10 + s * 5, 64 - s * 6, 44 - s * 10, 7, lit ? '#0C1B57' : '#F29BA6'),
      )
      return arch(29, 6, lit ? '#FF6B3D' : '#1B3FD6') + arch(19, 18, lit ? '#F3E9DC' : '#0C1B57') + steps
    },
  })

/** Trident Galaxy III: star trails broken at random, cut by three towers. */
const trident = () =>
  band(104, {
    height: 80,
    unit: 192,
    count: 5,
    ground: '#120A2A',
    piece: (i) =>
      repeat(6, (r) => {
        const radius = 22 + r * 15
        const dash = [26 + ((i * 7 + r * 13) % 5) * 9, 10 + ((i * 3 + r * 5) % 4) * 5]
        const dye = inTurn(['#FFF1DC', '#B7A2FF', '#5B3FD1', '#B7A2FF'], r + i)
        return `<circle cx="96" cy="76" r="${radius}" fill="none" stroke="${dye}" stroke-width="4" stroke-dasharray="${dash.join(' ')}" stroke-dashoffset="${i * 31 + r * 17}"/>`
      }) +
      rect(54, 28, 84, 52, '#120A2A') +
      rect(80, 2, 32, 78, '#120A2A') +
      [
        [60, 36],
        [86, 20],
        [112, 36],
      ]
        .map(
          ([x = 0, y = 0]) =>
            rect(x, y, 20, 60, '#F0A36B') +
            repeat(8, (w) => rect(x + 4 + (w % 2) * 8, y + 8 + Math.floor(w / 2) * 12, 4, 6, '#120A2A')),
        )
        .join('') +
      nested(96, 10, [5, 9, '#FFF1DC']),
    over: (w) => rect(0, 75, w, 5, '#F0A36B'),
  })

/** Shuvam Constructions: a garland of marigolds with a brass bob after every fourth; the picture above has the bricks. */
const shuvam = () =>
  band(105, {
    height: 72,
    unit: 64,
    count: 15,
    ground: '#19584E',
    behind: (w) => rect(0, 34, w, 4, '#0F3B35'),
    piece: (i) => {
      if (i % 5 === 4)
        return (
          rect(25, 8, 14, 9, '#FFDE8A') +
          polygon(
            [
              [14, 19],
              [50, 19],
              [52, 34],
              [32, 66],
              [12, 34],
            ],
            '#E0A93A',
          ) +
          polygon(
            [
              [32, 19],
              [50, 19],
              [52, 34],
              [32, 66],
            ],
            '#B97D1C',
          )
        )
      const [petal, heart] = i % 2 ? ['#FFB61E', '#E8520F'] : ['#F07A1A', '#A93322']
      const petals = repeat(10, (p) => {
        const angle = (p / 10) * 2 * Math.PI
        return circle(32 + Math.cos(angle) * 18, 36 + Math.sin(angle) * 18, 9, petal)
      })
      return petals + circle(32, 36, 20, petal) + ring(32, 36, 12, 4, heart) + circle(32, 36, 5, heart)
    },
    over: (w) => rect(0, 0, w, 4, '#A93322') + rect(0, 68, w, 4, '#A93322'),
  })

/** Lotus Ecobeach Resort: petals above, the waves that cut their reflection below. */
const lotus = () =>
  band(106, {
    height: 80,
    unit: 120,
    count: 8,
    ground: '#F8F1E2',
    behind: (w) => rect(0, 44, w, 36, '#00838F'),
    piece: () => {
      const petal = (angle: number, length: number, dye: string) =>
        group(
          `translate(60 46) rotate(${angle})`,
          path(
            `M0 0C-15 ${-length * 0.4} -11 ${-length * 0.75} 0 ${-length}C11 ${-length * 0.75} 15 ${-length * 0.4} 0 0Z`,
            dye,
          ),
        )
      const wave = (y: number, dye: string) => stroke(`M-2 ${y}q15 -7 31 0t31 0t31 0t31 0`, dye, 4)
      const flower =
        [-64, 64].map((a) => petal(a, 50, '#FFD23F')).join('') +
        [-34, 34].map((a) => petal(a, 44, '#FF5964')).join('') +
        petal(0, 42, '#FF5964')
      return (
        flower +
        rect(0, 44, 120, 36, '#00838F') +
        wave(53, '#F8F1E2') +
        wave(64, '#FFD23F') +
        wave(75, '#F8F1E2')
      )
    },
  })

/** Homefills: a street of gables, chimneys and arched doors. */
const homefills = () =>
  band(107, {
    height: 72,
    unit: 64,
    count: 15,
    ground: '#0E5A3C',
    slip: 1.2,
    piece: (i) => {
      const wall = inTurn(['#F8DE8E', '#F7A8C0', '#FFF3D0'], i)
      const roof = inTurn(['#E5452A', '#FFF3D0', '#F7A8C0'], i)
      const door = inTurn(['#0E5A3C', '#E5452A', '#0E5A3C'], i)
      const gable = repeat(4, (q) => rect(32 - 7.5 * (q + 1), 8 + q * 6, 15 * (q + 1), 6, roof))
      const windows = [12, 44].map((x) => rect(x, 40, 8, 8, '#0E5A3C')).join('')
      return (
        rect(44, 6, 8, 18, roof) +
        gable +
        rect(6, 32, 52, 32, wall) +
        rect(25, 44, 14, 20, door) +
        rect(28, 40, 8, 5, door) +
        windows
      )
    },
    over: (w) => rect(0, 64, w, 4, '#F8DE8E'),
  })

/** Leotronix: three phases between ticks. */
const leotronix = () =>
  band(115, {
    height: 72,
    unit: 144,
    count: 6,
    ground: '#E9E3D6',
    behind: (w) => rect(0, 35, w, 2, '#C9C6C0'),
    piece: () => {
      const phases = [
        ['#F2B200', 0],
        ['#1B49C4', 48],
        ['#D8261C', 96],
      ] as const
      return (
        repeat(
          12,
          (t) =>
            rect(t * 12 + 5, 0, 3, t % 3 ? 6 : 11, '#2A2825') +
            rect(t * 12 + 5, t % 3 ? 66 : 61, 3, 11, '#2A2825'),
        ) +
        phases
          .map(
            ([dye, x]) =>
              `<path d="M${x - 144} 36q36 -44 72 0t72 0t72 0t72 0" fill="none" stroke="${dye}" stroke-width="7"/>`,
          )
          .join('')
      )
    },
  })

export const powerAndHomes: Pictures = {
  'band-tpnodl': tpnodl,
  'band-tpcodl': tpcodl,
  'band-avante': avante,
  'band-trident-galaxy-iii': trident,
  'band-shuvam-constructions': shuvam,
  'band-lotus-resort': lotus,
  'band-homefills': homefills,
  'band-leotronix': leotronix,
}

import { type Drawing, svg } from '../../lib/drawing'
import { husk, leafGreen, lines, paddy, potash, root, sky, soil, strata } from './book'
import { grass, roots } from './ground'
import { letterL } from './letters'

interface Month {
  name: string
  task: string
  air: string
  ink: string
  /** Height of the l in px of its own 574, or 0 for bare ground. */
  height: number
  ripe: number
  leaves: number
  deep: number
}

const months: Month[] = [
  { name: 'Jan', task: 'Sit.', air: root, ink: soil, height: 0, ripe: -1, leaves: 0, deep: 0 },
  { name: 'Feb', task: 'Mend the bund.', air: '#EAF6FC', ink: soil, height: 0, ripe: -1, leaves: 0, deep: 0 },
  { name: 'Mar', task: 'Test the soil.', air: sky, ink: soil, height: 0, ripe: -1, leaves: 0, deep: 0 },
  { name: 'Apr', task: 'Sweat.', air: '#FBE08A', ink: soil, height: 0, ripe: -1, leaves: 0, deep: 0 },
  { name: 'May', task: 'Buy seed.', air: potash, ink: soil, height: 96, ripe: -1, leaves: 0, deep: 40 },
  { name: 'Jun', task: 'Look up.', air: '#8FB4D9', ink: soil, height: 180, ripe: -1, leaves: 1, deep: 80 },
  {
    name: 'Jul',
    task: 'Plant. All of you.',
    air: '#6E9CCB',
    ink: root,
    height: 280,
    ripe: -1,
    leaves: 2,
    deep: 120,
  },
  { name: 'Aug', task: 'Feed.', air: '#8FB4D9', ink: soil, height: 400, ripe: -1, leaves: 3, deep: 170 },
  { name: 'Sep', task: 'Feed again.', air: '#A9CBE6', ink: soil, height: 480, ripe: 0, leaves: 3, deep: 210 },
  {
    name: 'Oct',
    task: 'Hush. It flowers.',
    air: sky,
    ink: soil,
    height: 540,
    ripe: 0.45,
    leaves: 3,
    deep: 230,
  },
  {
    name: 'Nov',
    task: 'Watch it bow.',
    air: '#F8E3A0',
    ink: soil,
    height: 560,
    ripe: 1,
    leaves: 3,
    deep: 240,
  },
  { name: 'Dec', task: 'Cut. Cook.', air: '#F3D36B', ink: soil, height: 0, ripe: -1, leaves: 0, deep: 200 },
]

const [w, h, line, k] = [450, 450, 312, 0.37]

/** The months, `across` of them in a row. */
function sheet(across: number): string {
  const cells = months.map(({ name, task, air, ink, height, ripe, leaves, deep }, i) => {
    const [x, y] = [(i % across) * w, Math.floor(i / across) * h]
    const id = `month${i}`
    const plant = height
      ? letterL(316, line, k, { height: Math.max(height, 96), ripe, leaves, fill: paddy, gap: air })
      : ''
    const under = deep
      ? `<g fill="${root}">${roots(340, line, { count: 5, width: 12, length: deep * 0.2, fan: 0.2, depth: deep > 100 ? 2 : 1, seed: 10 + i })}</g>`
      : ''
    const extra =
      name === 'Mar'
        ? `<circle cx="270" cy="352" r="12" fill="#2457C5"/><rect x="312" y="342" width="22" height="22" fill="#EF6C2A"/><path d="M368 338l14 26h-28z" fill="${potash}"/>`
        : name === 'Apr'
          ? `<circle cx="324" cy="150" r="76" fill="#EF6C2A"/>`
          : name === 'Dec'
            ? `<path d="M322 312v-52M340 312v-66M358 312v-46" stroke="${husk}" stroke-width="11"/>`
            : name === 'Jun' || name === 'Jul'
              ? Array.from(
                  { length: 14 },
                  (_, n) =>
                    `<path d="M${30 + ((n * 67) % 400)} ${128 + ((n * 41) % 130)}l-8 26" stroke="${root}" stroke-width="5" stroke-linecap="round"/>`,
                ).join('')
              : ''
    const turf =
      name === 'Apr' || name === 'Jan'
        ? ''
        : grass(
            6,
            460,
            line,
            0.42,
            name === 'Nov' || name === 'Dec' ? husk : name === 'Feb' ? leafGreen : paddy,
          )
    return `<g transform="translate(${x} ${y})"><clipPath id="${id}"><rect width="${w}" height="${h}"/></clipPath><g clip-path="url(#${id})"><rect width="${w}" height="${h}" fill="${air}"/>${extra.includes('150') ? extra : ''}<rect y="${line}" width="${w}" height="160" fill="${strata[i % 3]}"/>${extra.includes('150') ? '' : extra}${under}${plant}${turf}</g>
      ${lines([name], 28, 92, { size: 80, fill: ink })}${lines([task], 28, 424, { size: 51, fill: root })}</g>`
  })
  return cells.join('')
}

/** The dealer’s calendar: the same l every month, until it has come into ear and been cut. */
export const calendar = (): Drawing => ({ width: 1800, height: 1350, html: svg(sheet(4), 1800, 1350) })

/** For a phone: a season in each row. */
export const calendarPhone = (): Drawing => ({ width: 1350, height: 1800, html: svg(sheet(3), 1350, 1800) })

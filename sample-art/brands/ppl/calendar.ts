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
  { name: 'Jan', task: 'Sleep in.', air: root, ink: soil, height: 0, ripe: -1, leaves: 0, deep: 0 },
  { name: 'Feb', task: 'Mend the bund.', air: '#EAF6FC', ink: soil, height: 0, ripe: -1, leaves: 0, deep: 0 },
  { name: 'Mar', task: 'Test the soil.', air: sky, ink: soil, height: 0, ripe: -1, leaves: 0, deep: 0 },
  { name: 'Apr', task: 'Sweat.', air: '#FBE08A', ink: soil, height: 0, ripe: -1, leaves: 0, deep: 0 },
  { name: 'May', task: 'Buy seed.', air: potash, ink: soil, height: 0, ripe: -1, leaves: 0, deep: 0 },
  {
    name: 'Jun',
    task: 'Sow. Look up.',
    air: '#8FB4D9',
    ink: soil,
    height: 96,
    ripe: -1,
    leaves: 0,
    deep: 40,
  },
  {
    name: 'Jul',
    task: 'Bend. Plant out.',
    air: '#6E9CCB',
    ink: soil,
    height: 200,
    ripe: -1,
    leaves: 1,
    deep: 90,
  },
  { name: 'Aug', task: 'Feed.', air: '#8FB4D9', ink: soil, height: 360, ripe: -1, leaves: 2, deep: 150 },
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

/** What there is to see while nothing grows: a cot, a mended bund with its spade, a cup of soil, shade under a tree, a sack of seed. */
const scenes: Record<string, string> = {
  Jan: `<path d="M196 312V232M414 312V232M186 262H424" stroke="${soil}" stroke-width="13" stroke-linecap="round"/><path d="M236 254Q244 204 306 220T404 254Z" fill="#EF6C2A"/><circle cx="218" cy="236" r="21" fill="${soil}"/>`,
  Feb: `<path d="M150 316Q206 228 290 246T440 316Z" fill="${soil}"/><path d="M246 316Q256 236 312 248T352 316Z" fill="${strata[1]}"/><path d="M386 286L404 132M388 132H420" stroke="${husk}" stroke-width="13" stroke-linecap="round"/><path d="M362 250L410 256Q408 306 380 312Q358 298 362 250Z" fill="#2457C5"/>`,
  Mar: `<path d="M252 312L268 214H380L396 312Z" fill="${root}"/><path d="M272 240H376" stroke="${husk}" stroke-width="10"/><path d="M258 312L266 264H382L390 312Z" fill="${soil}"/><path d="M300 282H348" stroke="${root}" stroke-width="8"/>`,
  Apr: `<path d="M110 312V206" stroke="${soil}" stroke-width="24"/><path d="M16 206Q18 136 88 142Q136 108 178 152Q226 164 212 212Q160 236 112 220Q60 236 16 206Z" fill="${leafGreen}"/><circle cx="170" cy="240" r="19" fill="${soil}"/><path d="M144 312Q138 256 172 262Q190 268 196 290L246 312Z" fill="${root}"/>`,
  May: `<path d="M120 312Q98 232 140 192L130 162H220L210 192Q252 232 230 312Z" fill="${root}"/><path d="M136 190H214" stroke="#EF6C2A" stroke-width="12"/><path d="M175 222Q204 244 175 284Q146 244 175 222Z" fill="${leafGreen}"/>`,
}

/** The months, `across` of them in a row. */
function sheet(across: number): string {
  const cells = months.map(({ name, task, air, ink, height, ripe, leaves, deep }, i) => {
    const [x, y] = [(i % across) * w, Math.floor(i / across) * h]
    const id = `month${i}`
    const plant = height
      ? letterL(262, line, k, { height: Math.max(height, 96), ripe, leaves, fill: paddy, gap: air })
      : ''
    const under = deep
      ? `<g fill="${root}">${roots(286, line, { count: 5, width: 12, length: deep * 0.14, fan: 0.2, depth: deep > 100 ? 2 : 1, seed: 10 + i })}</g>`
      : ''
    const extra =
      name === 'Mar'
        ? `<circle cx="270" cy="352" r="12" fill="#2457C5"/><rect x="312" y="342" width="22" height="22" fill="#EF6C2A"/><path d="M368 338l14 26h-28z" fill="${potash}"/>`
        : name === 'Apr'
          ? `<circle cx="324" cy="150" r="76" fill="#EF6C2A"/>`
          : name === 'Dec'
            ? `<path d="M268 312v-52M286 312v-66M304 312v-46" stroke="${husk}" stroke-width="11"/>`
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
    return `<g transform="translate(${x} ${y})"><clipPath id="${id}"><rect width="${w}" height="${h}"/></clipPath><g clip-path="url(#${id})"><rect width="${w}" height="${h}" fill="${air}"/>${extra.includes('150') ? extra : ''}<rect y="${line}" width="${w}" height="160" fill="${strata[i % 3]}"/>${extra.includes('150') ? '' : extra}${under}${plant}${turf}${scenes[name] ?? ''}</g>
      ${lines([name], 28, 92, { size: 80, fill: ink })}${lines([task], 28, 424, { size: 51, fill: root })}</g>`
  })
  return cells.join('')
}

/** The dealer’s calendar: the same l every month, until it has come into ear and been cut. */
export const calendar = (): Drawing => ({ width: 1800, height: 1350, html: svg(sheet(4), 1800, 1350) })

/** For a phone: a season in each row. */
export const calendarPhone = (): Drawing => ({ width: 1350, height: 1800, html: svg(sheet(3), 1350, 1800) })

import { random } from '../../lib/random'
import { copper, lilac, night, starlight, violet } from './book'
import { arc, at, lamp, palm, person, sector, slipper, spot } from './site-plan-ground'

const clay = '#B9623A'
/** What people wear in the grounds. */
const shirts = [starlight, copper, lilac, '#FFD9A8']

/** A bent pool, lit from below: lanes run round the towers, and so do the swimmers. */
export function pool(): string {
  const next = random(17)
  const [inner, outer, from, to] = [242, 334, 236, 304]
  const shape = sector(inner, outer, from, to)
  const ripples = Array.from({ length: 130 }, () => {
    const r = inner + 6 + next() * (outer - inner - 12)
    const a = from + 1 + next() * (to - from - 5)
    return `<path d="${arc(r, a, a + 1 + next() * 3)}" stroke="#fff" stroke-opacity="${(0.16 + next() * 0.4).toFixed(2)}" stroke-width="${(1.4 + next() * 2).toFixed(1)}"/>`
  }).join('')
  const lanes = [265, 288, 311]
    .map(
      (r) =>
        `<path d="${arc(r, from + 1, to - 1)}" stroke="${starlight}" stroke-width="3" stroke-dasharray="9 6"/>`,
    )
    .join('')
  const swimmers = [
    [254, 262],
    [300, 284],
    [323, 248],
  ].map(([r = 0, a = 0]) => {
    const [x, y] = spot(r, a)
    return `<g transform="translate(${x} ${y}) rotate(${a + 90}) scale(1.25)"><path d="M-44-9Q-16-3 0 0Q-16 3-44 9" fill="none" stroke="#fff" stroke-width="2.4" opacity=".8"/><path d="M-20-4L0-5.5L0 5.5L-20 4Z" fill="#8A4A28"/><path d="M-2-5L10-12M-2 5L-9 13" stroke="#8A4A28" stroke-width="4" stroke-linecap="round"/><circle cx="5" r="6" fill="${copper}"/></g>`
  })
  const beds = Array.from({ length: 4 }, (_, i) => {
    const [x, y] = spot(290, 312 + i * 7)
    return `<g transform="translate(${x} ${y}) rotate(${42 + i * 7})"><rect x="-7" y="-20" width="18" height="44" rx="4" fill="#05020F" opacity=".5"/><rect x="-9" y="-22" width="18" height="44" rx="4" fill="${i % 2 ? lilac : starlight}"/><rect x="-9" y="-22" width="18" height="13" rx="4" fill="${copper}"/></g>`
  })
  const [sx, sy] = spot(300, 228)
  const pair = `<g transform="translate(${sx} ${sy}) rotate(50)"><rect x="-22" y="-26" width="44" height="58" rx="5" fill="${starlight}"/><path d="M-22-14H22M-22 22H22" stroke="${copper}" stroke-width="6"/><g transform="translate(-9 2) scale(1.5)">${slipper(violet, starlight)}</g><g transform="translate(9 4) scale(1.5)">${slipper(violet, starlight)}</g></g>`
  return `<g fill="none" stroke-linejoin="round"><path d="${shape}" stroke="#070316" stroke-width="34"/><path d="${shape}" fill="#D9CFFF" stroke="#D9CFFF" stroke-width="22"/><path d="${shape}" fill="url(#water)" stroke="#6B4DF0" stroke-width="6"/>
    <clipPath id="basin"><path d="${shape}"/></clipPath><g clip-path="url(#basin)"><path d="${arc(inner + 4, from, to)}" stroke="#3C23B8" stroke-width="14" opacity=".7"/>${ripples}${lanes}${swimmers.join('')}${[238, 259, 281, 302].map((a) => lamp(spot(outer - 4, a), 0.8)).join('')}</g></g>${beds.join('')}${pair}${palm(...spot(298, 219), 34)}${palm(...spot(262, 345), 30, 20)}`
}

/** The library under its glass roof: shelves round the wall, readers at their lamps, the cat on the ridge. */
export function library(): string {
  const next = random(40)
  const [inner, outer, from, to] = [240, 336, 50, 130]
  const shape = sector(inner, outer, from, to)
  const books = Array.from({ length: 104 }, (_, i) => {
    const a = from + 1.4 + i * 0.745
    const fill = [night, violet, '#7A3F22', '#3B279A', starlight, '#5A2C40'][Math.floor(next() * 6)]
    return `<path d="M${at(outer - 26 - next() * 4, a)}L${at(outer - 7, a)}" stroke="${fill}" stroke-width="3.4"/>`
  }).join('')
  const tables = Array.from({ length: 6 }, (_, i) => {
    const a = from + 9 + i * 12.4
    const [x, y] = spot(274, a)
    const open =
      '<path d="M-8-6Q-4-8 0-6Q4-8 8-6V5Q4 3 0 5Q-4 3-8 5Z" fill="#fff"/><path d="M0-6V5" stroke="#B98A5A" stroke-width="1.2"/>'
    const reader = (side: number): string =>
      person(
        ...spot(274 + side * 2, a + (side * 24 * 57.3) / 274),
        shirts[(i + side + 4) % 4] ?? copper,
        a + 90 + side * 90,
      )
    return `${reader(-1)}${i === 3 ? '' : reader(1)}<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${a - 90})"><rect x="-13" y="-25" width="26" height="50" rx="4" fill="#7A3F22"/><g transform="translate(0 -9)">${open}</g><circle cy="12" r="5" fill="#FFF6E8"/></g><circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="34" fill="url(#lamp)"/>`
  }).join('')
  const bars = Array.from(
    { length: 9 },
    (_, i) =>
      `<path d="M${at(inner, from + i * 10)}L${at(outer, from + i * 10)}" stroke="#8A4A28" stroke-width="3"/>`,
  ).join('')
  const [cx, cy] = spot(inner, 118)
  const cat = `<g transform="translate(${cx} ${cy}) rotate(24)" fill="${night}"><ellipse rx="15" ry="9"/><circle cx="14" cy="-5" r="7"/><path d="M10-10L11-17L16-11ZM16-11L21-15L20-7Z"/><path d="M-14 2Q-26 6-18 14" fill="none" stroke="${night}" stroke-width="5" stroke-linecap="round"/></g>`
  return `<g stroke-linejoin="round"><path d="${shape}" fill="#070316" stroke="#070316" stroke-width="34"/><path d="${shape}" fill="${copper}" stroke="${copper}" stroke-width="20"/><path d="${shape}" fill="url(#reading)"/><path d="${sector(outer - 32, outer - 4, from + 0.8, to - 0.8)}" fill="#A65C33"/>${books}${tables}${bars}<path d="${arc(inner - 8, from, to)}" stroke="#FFE3C4" stroke-width="3" fill="none"/></g>${cat}`
}

/** Clay under floodlights; both players are in white, and so are their distances. */
export function court(x: number, y: number): string {
  const lines = '<path d="M-104-56H104V56H-104ZM-104-42H104M-104 42H104M-54-42V42M54-42V42M-54 0H54"/>'
  const player = (px: number, py: number, turn: number): string =>
    `<g transform="translate(${px} ${py}) rotate(${turn})"><path d="M0 4L-30 44L-20 48L8 6Z" fill="#4A1E12" opacity=".6"/><ellipse rx="15" ry="8" fill="#fff"/><circle cy="-2" r="7" fill="#1A0F38"/><path d="M12-2L24-14" stroke="#fff" stroke-width="5" stroke-linecap="round"/><ellipse cx="30" cy="-20" rx="8" ry="6" transform="rotate(-42 30 -20)" fill="none" stroke="${starlight}" stroke-width="3"/></g>`
  const floods = [
    [-132, -84],
    [132, -84],
    [-132, 84],
    [132, 84],
  ].map(([px = 0, py = 0]) => lamp([px, py], 1.5))
  return `<g transform="translate(${x} ${y}) rotate(45)"><rect x="-140" y="-92" width="280" height="184" rx="10" fill="#070316"/><rect x="-134" y="-86" width="268" height="172" rx="8" fill="#7E3E2C"/><rect x="-104" y="-56" width="208" height="112" fill="${clay}"/><ellipse rx="170" ry="120" fill="url(#flood)"/><g fill="none" stroke="${starlight}" stroke-width="4">${lines}</g><rect x="3" y="-64" width="12" height="128" fill="#4A1E12" opacity=".5"/><path d="M0-66V66" stroke="${night}" stroke-width="5"/><path d="M0-66V66" stroke="#fff" stroke-width="2"/>${player(-86, -20, 100)}${player(84, 24, -70)}<path d="M-44-18Q0-40 30-6" stroke="#fff" stroke-width="2" stroke-dasharray="3 7" fill="none"/><circle cx="34" cy="-2" r="5" fill="#F4FF9A"/>${floods.join('')}</g>`
}

/** Sand with slide, roundabout, swings, and somebody who skips. */
export function playground(x: number, y: number): string {
  const wheel = Array.from(
    { length: 6 },
    (_, i) =>
      `<path transform="rotate(${i * 60})" d="M0 0L-17-29A34 34 0 0 1 17-29Z" fill="${i % 2 ? violet : starlight}"/>`,
  ).join('')
  const roundabout = `<g transform="translate(-50 34)"><circle cx="5" cy="6" r="36" fill="#4A1E12" opacity=".5"/><circle r="36" fill="${copper}"/>${wheel}<circle r="7" fill="${night}"/>${person(-24, -22, copper, -40, 0.8)}${person(26, 18, lilac, 120, 0.8)}</g>`
  const slide = `<g transform="translate(40 -62) rotate(28)"><rect x="-6" y="-26" width="34" height="104" rx="12" fill="#4A1E12" opacity=".5"/><rect x="-14" y="-34" width="34" height="104" rx="12" fill="${violet}"/><rect x="-7" y="-10" width="20" height="76" rx="8" fill="${lilac}"/><path d="M-14-34h34v20h-34z" fill="${starlight}"/><path d="M-14-50h34M-14-42h34" stroke="${starlight}" stroke-width="4"/>${person(3, 22, copper, 180, 0.8)}</g>`
  const swings = `<g transform="translate(-46 -62) rotate(-20)"><path d="M-40 0H40M-44-16L-40 0L-44 16M44-16L40 0L44 16" stroke="${starlight}" stroke-width="6" stroke-linecap="round" fill="none"/><path d="M-26 0L-28 34M-12 0L-12 34M12 0L12-28M26 0L26-28" stroke="${night}" stroke-width="2.6"/>${person(-20, 36, starlight, 0, 0.8)}${person(19, -30, lilac, 180, 0.8)}</g>`
  const skipping = `<g transform="translate(56 56)">${person(0, 0, starlight, 20, 1)}<path d="M-14 4C-40 44 44 44 16-4" fill="none" stroke="${night}" stroke-width="3.4"/></g>`
  return `<g transform="translate(${x} ${y})"><circle r="136" fill="#070316"/><circle r="128" fill="#A9694B"/><circle r="128" fill="none" stroke="${copper}" stroke-width="7"/><circle r="128" fill="url(#flood)"/>${swings}${slide}${roundabout}${skipping}${lamp([96, -86], 1.2)}${lamp([-100, 92], 1.2)}</g>`
}

/** A parterre in the shape of one flower, a fountain in its eye, and a bench for two. Or more. */
export function garden(x: number, y: number): string {
  const next = random(6)
  const petals = Array.from({ length: 6 }, (_, i) => {
    const dots = Array.from({ length: 34 }, () => {
      const [a, d] = [next() * 6.283, Math.sqrt(next())]
      return `<circle cx="${(Math.cos(a) * d * 24).toFixed(1)}" cy="${(-78 + Math.sin(a) * d * 35).toFixed(1)}" r="${(2.6 + next() * 2.4).toFixed(1)}" fill="${i % 2 ? lilac : starlight}"/>`
    }).join('')
    return `<g transform="rotate(${i * 60 + 15})"><ellipse cy="-78" rx="32" ry="44" fill="#25175E" stroke="#7B62E6" stroke-width="5"/>${dots}</g>`
  }).join('')
  const rays = Array.from(
    { length: 12 },
    (_, i) =>
      `<path transform="rotate(${i * 30})" d="M0-6Q3-18 0-26" stroke="#fff" stroke-width="2.6" fill="none"/>`,
  ).join('')
  const bench = `<g transform="rotate(225) translate(0 -112)"><rect x="-26" y="-10" width="52" height="16" rx="3" fill="#7A3F22"/>${person(-11, -2, copper, 180, 0.95)}${person(10, -2, starlight, 170, 0.95)}</g>`
  return `<g transform="translate(${x} ${y})"><circle r="140" fill="#070316"/><circle r="132" fill="#3F2C92"/><circle r="132" fill="none" stroke="${copper}" stroke-width="5" stroke-dasharray="2 9"/>${petals}<circle r="36" fill="#D9CFFF"/><circle r="29" fill="#6B4DF0"/><circle r="18" fill="none" stroke="${lilac}" stroke-width="3"/>${rays}<circle r="6" fill="#fff"/>${bench}${lamp([0, 0], 1.6)}${[0, 120, 240].map((a) => `<g transform="rotate(${a + 45})">${lamp([0, -128], 0.9)}</g>`).join('')}</g>`
}

/** A meadow without lamps: three on a blanket, looking straight up at whoever reads the plan. */
export function meadow(x: number, y: number): string {
  const lying = (px: number, turn: number, shirt: string): string =>
    `<g transform="translate(${px} 0) rotate(${turn})"><path d="M-7 8L-9 46M7 8L9 46" stroke="${night}" stroke-width="10" stroke-linecap="round"/><path d="M-13-12H13L10 18H-10Z" fill="${shirt}"/><path d="M-13-8L-26-26L-8-30M13-8L26-26L8-30" stroke="#8A4A28" stroke-width="7" fill="none" stroke-linejoin="round" stroke-linecap="round"/><circle cy="-26" r="11" fill="#8A4A28"/><path d="M-11-28A11 11 0 0 1 11-28Q0-34-11-28Z" fill="${night}"/><path d="M-5-26v1M5-26v1" stroke="${night}" stroke-width="3" stroke-linecap="round"/><path d="M-4-20q4 3 8 0" stroke="${night}" stroke-width="2" fill="none" stroke-linecap="round"/></g>`
  const checks = Array.from(
    { length: 5 },
    (_, i) => `<path d="M${-76 + i * 38}-58V62M-94 ${-40 + i * 25}H94" stroke="#C97C45" stroke-width="8"/>`,
  ).join('')
  const rings = [128, 108, 88].map(
    (r, i) => `<circle r="${r}" fill="${['#2B1B6B', '#33227C', '#2B1B6B'][i]}"/>`,
  )
  return `<g transform="translate(${x} ${y})"><circle r="136" fill="#070316"/>${rings.join('')}<g transform="rotate(14)"><rect x="-90" y="-52" width="188" height="120" rx="4" fill="#05020F" opacity=".6"/><clipPath id="blanket"><rect x="-94" y="-58" width="188" height="120" rx="4"/></clipPath><rect x="-94" y="-58" width="188" height="120" rx="4" fill="${copper}"/><g clip-path="url(#blanket)" opacity=".7">${checks}</g>${lying(-56, -6, violet)}${lying(2, 4, starlight)}${lying(56, -2, lilac)}</g></g>`
}

/** Gradients of water and reading light. */
export const surfaces = `<radialGradient id="water" gradientUnits="userSpaceOnUse" cx="600" cy="310" r="220"><stop offset="0" stop-color="#A48CFF"/><stop offset=".6" stop-color="#6B4DF0"/><stop offset="1" stop-color="#4A2FD0"/></radialGradient><radialGradient id="reading" gradientUnits="userSpaceOnUse" cx="600" cy="880" r="240"><stop offset="0" stop-color="#FFEBCF"/><stop offset=".6" stop-color="#FFCF9C"/><stop offset="1" stop-color="#D98E56"/></radialGradient>`

import { amber, blue, enamel, graphite, line, polar, red, tau } from './book'

/** How loud a flat lion is: 0 calm, 4 roar. */
export type Level = 0 | 1 | 2 | 3 | 4

/** What makes one lion's face; lengths are hundredths of the plate's radius. */
export interface Look {
  /** Length and half width of a petal of the mane. */
  petal: readonly [number, number]
  eye: (side: number) => string
  /** Brows and mouth. */
  face: string
  /** Whiskers lie flat while nothing is wrong. */
  hasWhiskers: boolean
  /** The red phase runs ahead of the others. */
  hasDrift: boolean
}

interface State extends Look {
  /** What the panel asks of whoever looks at it. */
  word: string
  ground: string
}

export const stroke = (d: string, width = 7): string =>
  line(d, graphite, width, 'stroke-linecap="round" stroke-linejoin="round"')
const dot = (x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${graphite}"/>`
/** A white eye whose pupil looks where `dx` and `dy` say. */
export const open = (x: number, y: number, r: number, pupil: number, dx = 0, dy = 0): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="#fff" stroke="${graphite}" stroke-width="6"/>${dot(x + dx, y + dy, pupil)}`

/** Clenched: a row of teeth between drawn lips. */
const clenched = `<path d="M-46 50Q0 34 46 50Q52 72 42 80Q0 66 -42 80Q-52 72 -46 50Z" fill="#fff" stroke="${graphite}" stroke-width="7" stroke-linejoin="round"/>${stroke('M-44 65Q0 50 44 65M-22 46L-21 73M0 43V70M22 46L21 73', 4.5)}`
const roar = `<path d="M-58 60Q-62 34 0 34Q62 34 58 60Q44 96 0 96Q-44 96 -58 60Z" fill="${graphite}" stroke="${graphite}" stroke-width="7" stroke-linejoin="round"/><ellipse cx="0" cy="87" rx="24" ry="12" fill="${red}"/><path d="M-48 40L-34 66L-20 36ZM48 40L34 66L20 36ZM-30 90L-20 72L-12 93ZM30 90L20 72L12 93Z" fill="#fff"/>`

/** The five states. Each has one face, one mane and one ground wherever it is shown. */
export const states: Record<Level, State> = {
  0: {
    word: 'Fine.',
    ground: enamel,
    petal: [36, 13],
    hasWhiskers: true,
    hasDrift: false,
    eye: (side) => stroke(`M${side * 36 - 17} -14a17 15 0 0 1 34 0`, 8),
    face: stroke('M-34 38Q-17 60 0 38Q17 60 34 38'),
  },
  1: {
    word: 'Noted.',
    ground: '#F0DFA8',
    petal: [44, 13],
    hasWhiskers: true,
    hasDrift: false,
    eye: (side) => `${dot(side * 36, -16, 16)}<circle cx="${side * 36 - 5}" cy="-22" r="5" fill="#fff"/>`,
    face: stroke('M-30 52H30'),
  },
  2: {
    word: 'Look up.',
    ground: amber,
    petal: [52, 12.5],
    hasWhiskers: true,
    hasDrift: true,
    eye: (side) => open(side * 36, -16, 22, 10, 0, -10),
    face: `${stroke('M-60 -52Q-38 -76 -14 -58M16 -46H56', 8)}<ellipse cx="0" cy="58" rx="13" ry="15" fill="${graphite}"/>`,
  },
  3: {
    word: 'Come here.',
    ground: '#E8741B',
    petal: [60, 12],
    hasWhiskers: false,
    hasDrift: true,
    // Narrowed: lids cut the eyes off on a slant that runs down to the nose.
    eye: (side) =>
      `<g transform="scale(${side} 1)"><path d="M14 -10L62 -34Q66 -2 40 -1Q20 -1 14 -10Z" fill="#fff" stroke="${graphite}" stroke-width="6" stroke-linejoin="round"/>${dot(38, -12, 8)}${stroke('M68 -48L10 -19', 13)}</g>`,
    face: clenched,
  },
  4: {
    word: 'Isolate!',
    ground: red,
    petal: [70, 11.5],
    hasWhiskers: false,
    hasDrift: true,
    eye: (side) => `${open(side * 37, -20, 25, 7)}${stroke(`M${side * 68} -72L${side * 14} -46`, 12)}`,
    face: roar,
  },
}

/** Three phases take turns round the plate; `weight` is that of their outline. */
export function petals(look: Pick<Look, 'petal' | 'hasDrift'>, weight = 4): string {
  const [length, half] = look.petal
  const count = 36
  return Array.from({ length: count }, (_, i) => {
    const phase = i % 3
    const long = 96 + length * (look.hasDrift && phase === 0 ? 1.14 : 1)
    const d = `M80 ${-half}C100 ${-half * 1.25} ${long - 22} ${-half} ${long} 0C${long - 22} ${half} 100 ${half * 1.25} 80 ${half}Z`
    return `<path d="${d}" fill="${[red, amber, blue][phase]}" stroke="${graphite}" stroke-width="${weight}" stroke-linejoin="round" transform="rotate(${((i / count) * 360 - 95).toFixed(1)})"/>`
  }).join('')
}

/** Ears are the panel's buttons, red and blue; whiskers its slots. */
const ears = [
  [-1, red],
  [1, blue],
]
  .map(
    ([side, fill]) =>
      `<circle cx="${Number(side) * 78}" cy="-80" r="30" fill="${enamel}" stroke="${graphite}" stroke-width="6"/><circle cx="${Number(side) * 78}" cy="-80" r="17" fill="${fill}"/>`,
  )
  .join('')
const whiskers = [-1, 1]
  .flatMap((side) =>
    [-1, 0, 1].map(
      (i) =>
        `M${side * 60} ${26 + i * 8}L${polar(0, 0, 88, side > 0 ? 0.28 + i * 0.15 : tau / 2 - 0.28 - i * 0.15)}`,
    ),
  )
  .join('')

/** A flat lion with a look of its own; r is the radius of its plate. */
export function lionWith(x: number, y: number, r: number, look: Look): string {
  const { eye, face, hasWhiskers } = look
  return `<g transform="translate(${x} ${y}) scale(${r / 100})">${petals(look)}${ears}<circle r="100" fill="#FBF7EC" stroke="${graphite}" stroke-width="6"/>${hasWhiskers ? stroke(whiskers, 4) : ''}${eye(-1)}${eye(1)}
  <path d="M-17 4H17L0 25Z" fill="${amber}" stroke="${graphite}" stroke-width="6" stroke-linejoin="round"/>${face}</g>`
}

/** The lion reduced to flat colour for screens, in one of its five states. */
export const flatLion = (x: number, y: number, r: number, level: Level): string =>
  lionWith(x, y, r, states[level])

/** The showreel's piece: raga Bhupali in keherwa, 96 beats a minute, thirteen bars of four. One beat is fifteen frames. */
export const beat = 60 / 96
export const bars = 13
/** Length of picture and sound, seconds. */
export const length = bars * 4 * beat

/** Semitones above Sa. Lower-case is the middle octave, upper-case the one above, a comma after a letter the one below. */
const steps: Record<string, number> = { s: 0, r: 2, g: 4, p: 7, d: 9, S: 12, R: 14, G: 16, P: 19, D: 21 }

export interface Note {
  /** Beats from the start. */
  at: number
  semitones: number
  /** 0..1. */
  loud: number
}

/** Melody, a bar a line; eight or sixteen signs; `_` lets the last note ring. */
const melody: [number, string, number][] = [
  [0, '________s___p___', 0.6],
  [1, 's_r_g_p_', 0.62],
  [2, 'g_rgr_s_', 0.66],
  [3, 'g_p_d_S_', 0.8],
  [4, 'd_pdpgr_', 0.8],
  [5, 'S_RSd_p_', 0.86],
  [6, 'g_pdS_R_', 0.9],
  [7, 'srgprgpdgpdSpdSR', 0.95],
  [8, '____S___d_______', 0.62],
  [9, 'G_RSd_S_', 1],
  [10, 'R_SdpdS_', 1],
  [11, 'gpd_gpd_gpd_____', 1],
]

/** Tabla, sixteen signs a bar: D both hands, n ring, g low, t rim, k rim softly, . nothing. */
const groove = 'D.g.n.t.n.k.D.n.'
const busy = 'D.gkn.tkn.kgDkn.'
const tabla: [number, string, number][] = [
  [1, 'g...............', 0.6],
  [2, 'g.......g...n.n.', 0.7],
  [3, groove, 0.8],
  [4, groove, 0.85],
  [5, busy, 0.9],
  [6, busy, 0.95],
  [7, 'DnDnDnDnntntnktk', 1],
  [8, '............n.nn', 0.8],
  [9, busy, 1],
  [10, busy, 1],
  [11, 'Dtk.Dtk.Dtk.nnnn', 1],
  [12, 'D...............', 1],
]

const read = (
  lines: [number, string, number][],
): { at: number; sign: string; loud: number; first: boolean }[] =>
  lines.flatMap(([bar, signs, loud]) =>
    [...signs].map((sign, i) => ({
      at: bar * 4 + (i * 4) / signs.length,
      sign,
      loud,
      first: i % (signs.length / 4) === 0,
    })),
  )

export const notes: Note[] = read(melody)
  .filter(({ sign }) => sign in steps)
  .map(({ at, sign, loud, first }) => ({ at, semitones: steps[sign] ?? 0, loud: loud * (first ? 1 : 0.8) }))

export const strokes = read(tabla).filter(({ sign }) => sign !== '.')

/** Beats on which the small cymbals ring, and between which the ankle bells shake. */
export const cymbals = [4, 12, 20, 28, 36, 40, 48]
export const shaken: [number, number][] = [
  [20, 32],
  [36, 48],
]

/** The chord that ends it, semitones above Sa, strummed upwards. */
export const ending = [-12, -5, 0, 4, 7, 12, 16]

/** The notes that a tuning may shift: of the seven all but the first, sa, and the fifth, pa. */
type Shiftable = 're' | 'ga' | 'ma' | 'dha' | 'ni'

/** Pitches above sa in just intonation: as they are, and shifted. Re, ga, dha and ni go down, ma goes up. */
const ratios: [note: string, plain: number, shifted?: number][] = [
  ['sa', 1],
  ['re', 9 / 8, 16 / 15],
  ['ga', 5 / 4, 6 / 5],
  ['ma', 4 / 3, 45 / 32],
  ['pa', 3 / 2],
  ['dha', 5 / 3, 8 / 5],
  ['ni', 15 / 8, 9 / 5],
]

/** The pitches of the seven notes above sa, in a tuning that shifts some of them. */
export const pitches = (shifts: readonly Shiftable[]): number[] =>
  ratios.map(([note, plain, shifted = plain]) => (shifts.some((one) => one === note) ? shifted : plain))

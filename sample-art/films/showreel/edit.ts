import { beat } from './score'
import type { dyes } from './weave'

/** How a shot comes in: hard, with its threads slipping into place, or thrown across in weft strips. */
export type Entry = 'cut' | 'slip' | 'weft'

interface Base {
  /** Beat on which the shot begins; it ends where the next one begins. */
  at: number
  entry: Entry
}
export interface Still extends Base {
  kind: 'still'
  /** A master: `<brand>/<picture>`. */
  picture: string
  /** Middle of the crop, 0..1 of the picture. */
  focus?: [number, number]
  /** Magnification; what is finely drawn is shown close, where its dots and lines are large. */
  zoom?: number
  /** On its second beat the shot jumps to a detail: middle and magnification. */
  detail?: [number, number, number]
}
export interface FilmShot extends Base {
  kind: 'film'
  /** One film wide, or three tall ones side by side, each from its second on; the tall ones arrive half a beat apart. */
  films: { id: string; from: number }[]
}
export interface Mosaic extends Base {
  kind: 'mosaic'
  /** Faces: film, second, middle of the face and width of the crop in px of the film. */
  heads: { id: string; from: number; x: number; y: number; width: number }[]
}
export interface Card extends Base {
  kind: 'eye' | 'asleep' | 'end'
}
export interface Words extends Base {
  kind: 'words'
  lines: string[]
  ground: keyof typeof dyes
}
export type Shot = Still | FilmShot | Mosaic | Card | Words

const still = (at: number, picture: string, more: Partial<Still> = {}): Still => ({
  at,
  entry: 'slip',
  kind: 'still',
  picture,
  ...more,
})
const film = (at: number, id: string, from: number): FilmShot => ({
  at,
  entry: 'weft',
  kind: 'film',
  films: [{ id, from }],
})
const quick = (at: number, picture: string, focus?: [number, number], zoom?: number): Still =>
  still(at, picture, { entry: 'cut', ...(focus ? { focus } : {}), ...(zoom ? { zoom } : {}) })

/**
 * The cut. Pictures are chosen by name; a missing one stops the drawing and is named. Finely drawn pictures come in
 * hard: a slip would cost as much as three more of them.
 */
export const shots: Shot[] = [
  { at: 0, entry: 'cut', kind: 'eye' },
  still(4, 'tpnodl/hero', { entry: 'weft', detail: [0.68, 0.4, 1.9] }),
  quick(6, 'homefills/pack-range'),
  quick(7, 'homefills/hero', [0.5, 0.5], 2),
  quick(8, 'lotus-resort/hero', [0.5, 0.42], 2.2),
  quick(9, 'lotus-resort/post-6-sunset'),
  still(10, 'avante/hero', { detail: [0.45, 0.5, 1.9] }),
  film(12, 'crumbl', 1.12),
  film(14, 'eeve', 2.5),
  film(16, 'tatapower', 2.9),
  film(18, 'bigcupcafe', 3.28),
  still(20, 'hi-meal/hero'),
  quick(21, 'vedanta/hero'),
  quick(22, 'pmca/hero', [0.25, 0.5], 1.5),
  quick(23, 'ruchi-tea/hero'),
  quick(24, 'dhauli-terrace/hero', [0.3, 0.52], 1.9),
  still(25, 'ppl/hero'),
  quick(26, 'subhadarshini/hero', [0.5, 0.4], 1.4),
  quick(27, 'leotronix/hero'),
  {
    at: 28,
    entry: 'weft',
    kind: 'film',
    films: [
      { id: 'decathlon', from: 1.5 },
      { id: 'meatmasala', from: 3.1 },
      { id: 'toffeecoffee', from: 2.1 },
    ],
  },
  quick(30, 'tpcodl/hero', [0.5, 0.45], 1.5),
  quick(30.5, 'shuvam-constructions/hero'),
  quick(31, 'trident-galaxy-iii/site-plan'),
  quick(31.5, 'pmca/canopy-street'),
  { at: 32, entry: 'cut', kind: 'asleep' },
  { at: 33, entry: 'slip', kind: 'words', lines: ['Bound'], ground: 'vermilion' },
  { at: 34, entry: 'slip', kind: 'words', lines: ['to turn'], ground: 'saffron' },
  { at: 36, entry: 'slip', kind: 'words', lines: ['heads.'], ground: 'vermilion' },
  {
    at: 38,
    entry: 'cut',
    kind: 'mosaic',
    heads: [
      { id: 'crumbl', from: 3.1, x: 640, y: 372, width: 640 },
      { id: 'tatapower', from: 3.6, x: 640, y: 292, width: 440 },
      { id: 'raagihalwa', from: 2.9, x: 360, y: 320, width: 420 },
      { id: 'eeve', from: 3.5, x: 1040, y: 400, width: 440 },
      { id: 'murghbiryani', from: 2.3, x: 360, y: 930, width: 700 },
      { id: 'palheightsmantra', from: 4.6, x: 360, y: 520, width: 460 },
      { id: 'dnfairytale', from: 3.95, x: 640, y: 360, width: 420 },
      { id: 'toffeecoffee', from: 4.3, x: 360, y: 860, width: 480 },
      { id: 'bigcupcafe', from: 4.5, x: 600, y: 200, width: 520 },
      { id: 'decathlon', from: 0.42, x: 330, y: 850, width: 620 },
      { id: 'ruchi', from: 4.95, x: 640, y: 360, width: 620 },
      { id: 'raagihalwa', from: 4.5, x: 360, y: 1040, width: 640 },
    ],
  },
  quick(40, 'tpnodl/campaign-hoarding'),
  quick(40.5, 'pmca/parasol', [0.5, 0.5], 1.6),
  quick(41, 'ppl/wall-painting'),
  quick(41.5, 'hi-meal/night-fridge'),
  quick(42, 'subhadarshini/shelf-wink', [0.62, 0.45], 1.5),
  quick(42.5, 'vedanta/truck-on-bench'),
  quick(43, 'leotronix/control-room'),
  quick(43.5, 'homefills/creative-number-three'),
  film(44, 'dnfairytale', 4.38),
  film(45, 'ruchi', 0.95),
  {
    at: 46,
    entry: 'weft',
    kind: 'film',
    films: [
      { id: 'murghbiryani', from: 2.86 },
      { id: 'raagihalwa', from: 4.3 },
      { id: 'palheightsmantra', from: 3.2 },
    ],
  },
  { at: 48, entry: 'slip', kind: 'end' },
]

/** Seconds at which shot `index` begins. */
export const begins = (index: number): number => (shots[index]?.at ?? 0) * beat

/** Words on screen and what is heard, for the captions track: from, to (beats), text. */
export const captions: [number, number, string][] = [
  [0, 4, '[A tanpura drone; a string is plucked]'],
  [4, 12, '[A melody begins]'],
  [12, 28, '[Tabla joins, and builds]'],
  [28, 32, '[The melody climbs]'],
  [32, 33, '[Only the drone]'],
  [33, 36, 'Bound to turn'],
  [36, 38, 'heads.'],
  [38, 48, '[Everything plays, faster]'],
  [48, 52, 'Bandha. Bound to turn heads.'],
]

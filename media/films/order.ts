/** What a film is encoded to. */
export interface Order {
  /** Bytes a file may have at most. */
  limit: number
  /** Quality of AV1 and of VP9 (constant rate factors: lower is better and heavier). */
  av1: number
  vp9: number
  sound?: boolean
  /** Sound in kbit/s; 96 where it is missing. */
  soundRate?: number
  /** A long film full of cuts is twice as heavy in VP9: lower (px), and in one pass, whose detail is coarser. */
  vp9Height?: number
  /** Frames between two key frames; 48 where it is missing. */
  keyEvery?: number
  /** Height in px to scale to; the source's own where it is missing. */
  height?: number
}

/** All that is made of one source: the film, and a smaller one for phones where there is one. */
export interface FilmOrder {
  wide: Order
  phone?: Order
}

/** A short film of the portfolio: silent, since many play on one page. */
export const filmOrder = { wide: { limit: 600_000, av1: 42, vp9: 38 } } satisfies FilmOrder

/** The showreel: a minute with sound, and a second, smaller one for phones. */
export const reelOrder = {
  wide: { limit: 2_500_000, av1: 52, vp9: 57, vp9Height: 540, sound: true, keyEvery: 240 },
  phone: {
    limit: 1_200_000,
    av1: 60,
    vp9: 62,
    vp9Height: 360,
    sound: true,
    soundRate: 64,
    height: 360,
    keyEvery: 240,
  },
} satisfies FilmOrder

/** The same without its sound. */
export const silent = ({ wide, phone }: FilmOrder): FilmOrder => ({
  wide: { ...wide, sound: false },
  ...(phone && { phone: { ...phone, sound: false } }),
})

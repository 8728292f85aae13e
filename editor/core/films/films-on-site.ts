import { type FilmEntry, films, pictures } from '../../../content/load/manifest.server'
import { hasSound, isReel } from '../../../media/films/encode-film'
import { LONGEST } from './limits'

/** A film as the form shows it. */
export interface FilmOnSite {
  id: string
  width: number
  height: number
  /** Seconds. */
  duration: number
  hasSound: boolean
  hasPhone: boolean
  /** Whether it may have sound, captions and a phone version: many films of the portfolio play on one page. */
  isReel: boolean
  /** Seconds that a film in its place may last. */
  longest: number
  /** Path of its captions. */
  captions: string | null
  /** Path of its poster. */
  poster: string | null
}

/** Seconds that a film may last in the place of another, or in a new one. */
export const longestFor = (entry: FilmEntry | undefined) =>
  isReel(entry) ? LONGEST.withSound : LONGEST.silent

/** Every film there is. */
export const filmsOnSite = (): FilmOnSite[] =>
  Object.entries(films()).map(([id, entry]) => {
    const poster = pictures()[`films/${id}`]
    const { width, height, duration, phone, captions = null } = entry
    return {
      id,
      width,
      height,
      duration,
      hasSound: hasSound(entry),
      hasPhone: phone !== undefined,
      isReel: isReel(entry),
      longest: longestFor(entry),
      captions,
      poster: poster ? `${poster.base}.${poster.fallback}.webp` : null,
    }
  })

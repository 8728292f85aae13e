import { lengthInWords } from '../../core/captions/time'
import type { FilmOnSite } from '../../core/films/films-on-site'

/** What a film has: `33 s · with sound · phone version · captions`. */
export function factsInWords({ duration, hasSound, hasPhone, isReel, captions }: FilmOnSite): string {
  const parts = [lengthInWords(duration), hasSound ? 'with sound' : 'silent']
  if (isReel)
    parts.push(hasPhone ? 'phone version' : 'no phone version', captions ? 'captions' : 'no captions')
  return parts.join(' · ')
}

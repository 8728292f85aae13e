import { z } from 'zod'
import { knownPortrait } from './known'
import { language, saysItsLanguage } from './language'
import { id, sample, text } from './parts'
import { RANGES, ranged } from './ranges'

/** Somebody of the team; `image` is a photograph in media/pictures.json or a woven picture in media/woven.json. */
const member = z.strictObject({ id, name: text, role: text, image: knownPortrait, altText: text })

/** One managing director, then the others in their order (ABOUT-2). */
export const team = z.strictObject({
  sample,
  director: saysItsLanguage(member.extend({ quote: text, lang: language.optional() }), 'quote'),
  members: ranged(member, RANGES.team, 'id'),
})

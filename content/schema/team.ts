import { z } from 'zod'
import { knownWoven } from './known'
import { id, sample, text } from './parts'

/** Somebody of the team; `image` is a woven picture in media/woven.json. */
const member = z.strictObject({ id, name: text, role: text, image: knownWoven, altText: text })

/** One managing director, then a row of four and a row of three (ABOUT-2). */
export const team = z.strictObject({
  sample,
  director: member.extend({ quote: text }),
  rowOfFour: z.array(member).length(4),
  rowOfThree: z.array(member).length(3),
})

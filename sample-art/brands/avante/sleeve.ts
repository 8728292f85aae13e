import { arch, cobalt, coral, lines, night, peach, tones, wordmark } from './book'

/** The sleeve of the key, in its own px from the upper left corner of its front. */
export const sleeve = {
  wide: 620,
  long: 900,
  /** How far below the front the back is cut, so that a thumb finds the card. */
  backCut: 110,
}
const steps = { count: 6, rise: 54 }
const low = (steps.count - 1) * steps.rise

/** The cut across the front, from its lower end on the left: the mouth of the sleeve is a stair. */
const climb = Array.from(
  { length: steps.count },
  (_, i) => `V${low - i * steps.rise}H${((i + 1) * sleeve.wide) / steps.count}`,
).join('')

export const frontPath = `M0 ${sleeve.long}${climb}V${sleeve.long}Z`
/** The mouth alone, for the light on its edge. */
export const mouthPath = `M0 ${sleeve.long}${climb}`
/** What the knife takes away. */
export const offcutPath = `M0 ${low}${climb}V-44H0Z`

const words = { size: 86, fill: night, leading: 1.06 }

/** What is printed on the front. */
export const frontPrint = (): string =>
  lines(['Mind', 'the step.', 'Then mind', 'the view.'], 54, 424, words) + wordmark(54, 778, 350, night)

/** What is printed on the back. */
export const backPrint = (): string =>
  lines(['Four floors', 'up it opens', 'one door.', 'The rest', 'are open.'], 54, 333, words)

/** The key card, from its upper left corner: a gate with the sun in it, and no number to lose. */
export const key = { wide: 560, long: 890, round: 36 }
export function keyFace(): string {
  const gate = arch(110, 640, 340, 530)
  return `<rect width="${key.wide}" height="${key.long}" rx="${key.round}" fill="${cobalt}"/>
    <path d="${arch(84, 640, 366, 556)}" fill="${tones.cobalt.right}"/><path d="${gate}" fill="${coral}"/>
    <clipPath id="gate"><path d="${gate}"/></clipPath><circle cx="262" cy="352" r="116" fill="${peach}" clip-path="url(#gate)"/>`
}

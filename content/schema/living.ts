import { z } from 'zod'
import { sentenceWith, text } from './parts'

const words = { heading: text, hint: text }

/**
 * The living objects (ALIVE-3): each is drawn by app/pages/case-study/living/objects/<name>.tsx and has its words in content/living/<name>.yaml, which
 * load with it.
 */
export const livingWords = {
  'tea-shades': z.strictObject({
    ...words,
    legend: text,
    shades: z.array(text).length(40),
    copy: text,
    copied: text,
    notCopied: text,
  }),
  moon: z.strictObject({
    ...words,
    label: text,
    tonight: sentenceWith('phase'),
    other: sentenceWith('date', 'phase'),
    /** From new moon on. */
    phases: z.array(text).length(8),
  }),
  tide: z.strictObject({
    ...words,
    label: text,
    /** What is said at an hour, by how far the water is out. */
    open: sentenceWith('time'),
    half: sentenceWith('time'),
    closed: sentenceWith('time'),
  }),
  'five-packs': z.strictObject({ ...words, take: text, putBack: text, names: z.array(text).length(5) }),
  bulb: z.strictObject({
    ...words,
    legend: text,
    moods: z.strictObject({ bill: text, paid: text, summer: text, asleep: text }),
  }),
  'onion-skin': z.strictObject({
    ...words,
    label: text,
    flip: text,
    said: sentenceWith('number', 'note'),
    /** Of each sheet, what an animator does in it. */
    notes: z.array(text).length(12),
  }),
  'plumb-line': z.strictObject({ ...words, label: text, said: sentenceWith('degrees') }),
  stairs: z.strictObject({ ...words, up: text, down: text, number: sentenceWith('number'), top: text }),
  'star-trails': z.strictObject({
    ...words,
    open: text,
    close: text,
    exposed: sentenceWith('minutes'),
    morning: text,
  }),
}

export type LivingObject = keyof typeof livingWords
export const livingObjects = Object.keys(livingWords) as [LivingObject, ...LivingObject[]]

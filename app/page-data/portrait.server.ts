import type { InitialsData, PortraitData } from '~/components/portrait/portrait'
import { display, measureLine, odia } from '~/styles/fonts/measure.server'
import { createKnot } from '~/woven/cloth/knots'
import { wovenPictures } from '~content/load/manifest.server'
import { pictureData, woven } from './media.server'

const cloths = [
  ['indigo', 'madder', 'saffron'],
  ['ink', 'madder', 'turmeric'],
  ['turmeric', 'vermilion', 'ink'],
  ['paper', 'saffron', 'madder'],
] as const

const graphemes = new Intl.Segmenter('en')

/** Titles are no names. */
const title = /^(?:dr|mr|mrs|ms|prof|shri|smt|sri)\.?$/i

/** The first letters of the first and the last name. */
export function readInitials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
  const names = words.length > 1 ? words.filter((word) => !title.test(word)) : words
  const ends = names.length > 1 ? [names[0], names.at(-1)] : names.slice(0, 1)
  return ends
    .map((word = '') => [...graphemes.segment(word.replace(/^[^\p{L}\p{N}]+/u, ''))][0]?.segment ?? '')
    .join('')
    .toLocaleUpperCase('en')
}

/** Widest and tallest that letters are in a cloth. */
const ROOM = { width: 70, size: 62 }

/** The cloth of somebody without a portrait: always the same one for a name. */
export function initialsCloth(name: string): InitialsData {
  const initials = readInitials(name)
  const { width } = measureLine(initials, [...display, ...odia], { wdth: 100 })
  const sum = [...name].reduce((total, sign) => (total * 31 + (sign.codePointAt(0) ?? 0)) % 9973, 7)
  const [ground, pattern, letter] = cloths[sum % cloths.length] ?? cloths[0]
  const letters = [...name.toLowerCase()].filter((sign) => /[\p{L}\p{N}]/u.test(sign)).slice(0, 6)
  return {
    initials,
    size: Math.round(Math.min(ROOM.size, ROOM.width / Math.max(width, 0.1))),
    ground,
    pattern,
    letter,
    knots: letters.map((one) => createKnot(one).outer),
  }
}

/** A person in a content file, and the width of their photograph, in the syntax of `sizes`. */
interface Person {
  name: string
  portrait: string | undefined
  alt: string | undefined
  file: string
  sizes: string
}

/** A portrait: woven, or a photograph; a cloth with initials if there is none (FREE-11). */
export function portrait({ name, portrait, alt = '', file, sizes }: Person): PortraitData {
  if (portrait === undefined) return initialsCloth(name)
  return portrait in wovenPictures()
    ? { ...woven(portrait), alt }
    : { ...pictureData({ name: portrait, alt }, file), sizes }
}

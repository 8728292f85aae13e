import { cream, mustard, night, odia, products, say, vermilion, wordmark } from './book'
import { sheaf } from './linocut'
import { facts, mouth, sunRays } from './pack-back'
import { pitch, seal, tall } from './sheet'

/** The panels of the flat moong pack that the shelf does not show; upper left corner at the origin. */

/** The back as the pack’s own narrow panel has it: the syllable’s sun, how to say it, what is in it. */
export function backPanel(): string {
  const middle = pitch / 2
  const sounds = [
    ['b', 0.08],
    ['bh', 0.6],
    ['bhaw.', 1],
  ] as const
  const said = sounds.map(([sound, open], at) => {
    const x = middle + (at - 1) * 128
    return `${mouth(x, 556, open, 0.35)}${say(sound, x, 656, 43, { anchor: 'middle' })}`
  })
  const rows = facts.map(([what, amount], at) => {
    const y = 1018 + at * 54
    return `${say(what, 30, y, 42)}${say(amount, pitch - 30, y, 42, { anchor: 'end', colour: vermilion })}`
  })
  return `<clipPath id="back"><rect y="${seal}" width="${pitch}" height="${tall - 2 * seal}"/></clipPath><g clip-path="url(#back)"><rect width="${pitch}" height="${tall}" fill="${night}"/>${sunRays(middle, 270, 0.46)}<circle cx="${middle}" cy="270" r="130" fill="${vermilion}"/><circle cx="${middle}" cy="270" r="120" fill="${cream}"/>${say(products[1]?.syllable ?? '', middle, 316, 138, { anchor: 'middle', family: odia, weight: 800, colour: vermilion })}
    <path d="M0 480Q${middle} 424 ${pitch} 480V${tall}H0Z" fill="${cream}"/>${said.join('')}
    ${say(['Lips shut,', 'lips open, and', 'the dal is gone.'], 30, 750, 49, { line: 1.18 })}<path d="M30 944H${pitch - 30}" stroke="${night}" stroke-width="5"/>${rows.join('')}</g>`
}

/** A gusset folds inwards along its middle: what is printed stands within one half or the other, and reads upwards on both. */
const onHalf = (x: number, y: number, inner: string): string =>
  `<g transform="translate(${x} ${y}) rotate(-90)">${inner}</g>`

/** The gusset on the left of the front: what is in the pack, and how much of it. */
export function productGusset(width: number): string {
  const product = products[1]
  const words = (word: string, half: number): string =>
    onHalf(width * (0.25 + half * 0.5) + 18, tall - 190, say(word, 0, 0, 64, { colour: cream }))
  return `<rect y="${seal}" width="${width}" height="${tall - 2 * seal}" fill="${vermilion}"/>${words(product?.name ?? '', 0)}${words(product?.weight ?? '', 1)}<g fill="${night}">${[0.25, 0.75].map((at) => `<circle cx="${width * at}" cy="146" r="38"/>`).join('')}</g>${[0.25, 0.75].map((at) => `<g transform="translate(${width * at} 150)">${sheaf(0.36)}</g>`).join('')}`
}

/** The gusset on the right: the name of the house on both halves. */
export const wordmarkGusset = (width: number): string =>
  [0.25, 0.75].map((at) => onHalf(width * at + 13, tall - 190, wordmark(0, 0, 420, mustard))).join('')

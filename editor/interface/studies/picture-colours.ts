import { contrast } from '../../../content/validation/contrast'
import { nearestColour } from '../../core/form/nearest-colour'

export interface StudyColours {
  ground: string
  onGround: string
  accent: string
}

type Rgb = readonly [red: number, green: number, blue: number]

const BLACK: Rgb = [0, 0, 0]
const WHITE: Rgb = [255, 255, 255]
/** Parts of the circle of hues. */
const HUES = 12
/** Mean luma, 0 to 255, below which a picture is dark, and its page too. */
const DARK = 60
/** Mean square of chroma below which a picture is grey: its page is undyed cloth. */
const GREY = 150
const UNDYED: Rgb = [150, 128, 96]
/** Chroma from which on another hue is a colour of the client's, and no shade of grey. */
const VIVID = 60
/** Contrast of text and of headings: more than the least that the site takes. */
const TEXT = 7
const HEADINGS = 4.5
/** Contrast of a colour that is still itself once it is made readable: gold on a pale page would become olive. */
const NEAR = 2.4

const hex = (colour: Rgb) =>
  `#${colour.map((one) => Math.round(one).toString(16).padStart(2, '0')).join('')}`.toUpperCase()

const mixed = (colour: Rgb, other: Rgb, share: number): Rgb => {
  const [red, green, blue] = colour.map((one, at) => one + ((other[at] ?? 0) - one) * share)
  return [red ?? 0, green ?? 0, blue ?? 0]
}

const chroma = (colour: Rgb) => Math.max(...colour) - Math.min(...colour)

/** The part of the circle of hues that a colour is in. */
function hueOf([red, green, blue]: Rgb): number {
  const most = Math.max(red, green, blue)
  const width = most - Math.min(red, green, blue) || 1
  const sixth =
    most === red
      ? (green - blue) / width
      : most === green
        ? 2 + (blue - red) / width
        : 4 + (red - green) / width
  return Math.round(((sixth + 6) / 6) * HUES) % HUES
}

const readable = (colour: Rgb, ground: string, least: number) => {
  const own = hex(colour)
  return nearestColour(own, ground, least) ?? own
}

/** A case study's colours from a picture: a quiet ground of its main hue, text of the same, headings of the next hue that counts. */
export function coloursOfPicture(pixels: Uint8ClampedArray): StudyColours {
  const hues = Array.from({ length: HUES }, () => ({ weight: 0, sum: BLACK }))
  let luma = 0
  for (let at = 0; at < pixels.length; at += 4) {
    const colour: Rgb = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0]
    luma += 0.3 * colour[0] + 0.59 * colour[1] + 0.11 * colour[2]
    const hue = hues[hueOf(colour)]
    // Vivid colours are the client's; greys are everybody's.
    const weight = chroma(colour) ** 2
    if (!hue || weight === 0) continue
    hue.sum = [
      hue.sum[0] + weight * colour[0],
      hue.sum[1] + weight * colour[1],
      hue.sum[2] + weight * colour[2],
    ]
    hue.weight += weight
  }
  const count = pixels.length / 4 || 1
  const isDark = luma / count < DARK
  const [first, ...others] = hues
    .map(({ weight, sum }, hue): { hue: number; weight: number; colour: Rgb } => ({
      hue,
      weight,
      colour: weight ? [sum[0] / weight, sum[1] / weight, sum[2] / weight] : UNDYED,
    }))
    .sort((a, b) => b.weight - a.weight)
  const isGrey = !first || first.weight / count < GREY
  const main = isGrey ? UNDYED : first.colour
  const isApart = (hue: number) => {
    const distance = Math.abs(hue - (first?.hue ?? 0))
    return Math.min(distance, HUES - distance) > 1
  }
  const ground = hex(mixed(main, isDark ? BLACK : WHITE, isDark ? 0.82 : 0.84))
  const next = others.find(
    ({ hue, weight, colour }) =>
      isApart(hue) &&
      weight > 0.08 * (first?.weight ?? 0) &&
      chroma(colour) > VIVID &&
      contrast(hex(colour), ground) > NEAR,
  )
  return {
    ground,
    onGround: readable(mixed(main, isDark ? WHITE : BLACK, isDark ? 0.85 : 0.72), ground, TEXT),
    accent: readable(next?.colour ?? main, ground, HEADINGS),
  }
}

import { withoutHoles } from './logo-holes'
import { PictureError } from './picture-files'

/** A picture's pixels, four bytes each: red, green, blue, how opaque. */
export interface Pixels {
  data: Buffer
  width: number
  height: number
}

type Colour = readonly [number, number, number]

const WHITE: Colour = [255, 255, 255]
/** Difference between two colours, 0 to 255, from which they are told apart. */
const APART = 40
/** How far the border of a picture may be from one colour, on average. */
const UNEVEN = 16
/** Difference from the background that a JPEG leaves around letters: no ink, or it would be a grey shadow on the wall. */
const NOISE = 20

/** Share of a picture that must be see-through for it to have no background. */
const CLEAR = 0.02

const remedy = 'give it as SVG, or as PNG without background'

function colourAt({ data }: Pixels, at: number): Colour {
  return [data[at * 4] ?? 0, data[at * 4 + 1] ?? 0, data[at * 4 + 2] ?? 0]
}

/** As the eye weighs the three (Rec. 709). */
const lightness = ([red, green, blue]: Colour) => Math.round(0.2126 * red + 0.7152 * green + 0.0722 * blue)

const apart = (one: Colour, other: Colour) =>
  Math.max(...one.map((value, channel) => Math.abs(value - (other[channel] ?? 0))))

/** Every pixel of the outermost row and column on each side. */
function borderOf({ width, height }: Pixels): number[] {
  const across = Array.from({ length: width }, (_, x) => [x, (height - 1) * width + x])
  const down = Array.from({ length: height }, (_, y) => [y * width, y * width + width - 1])
  return [...across, ...down].flat()
}

/** The colour a logo stands on; a transparent one stands on the wall, which is light. */
function groundOf(pixels: Pixels): { ground: Colour; isClear: boolean } {
  const count = pixels.width * pixels.height
  let clear = 0
  for (let at = 0; at < count; at += 1) if ((pixels.data[at * 4 + 3] ?? 0) < 128) clear += 1
  if (clear > count * CLEAR) return { ground: WHITE, isClear: true }
  const border = borderOf(pixels)
  const mean = (channel: 0 | 1 | 2) =>
    border.reduce((sum, at) => sum + colourAt(pixels, at)[channel], 0) / border.length
  const ground: Colour = [mean(0), mean(1), mean(2)]
  const unevenness = border.reduce((sum, at) => sum + apart(colourAt(pixels, at), ground), 0) / border.length
  if (unevenness > UNEVEN) throw new PictureError(`its background is not of one colour; ${remedy}`)
  return { ground, isClear: false }
}

/**
 * How much ink a logo of any colours has at each pixel when it is printed in one: what differs from its background is ink, but
 * for shapes inside it that are as light as the background.
 * @throws PictureError where nothing does, or the background is none
 */
export function logoMask(pixels: Pixels): Buffer {
  const { ground, isClear } = groundOf(pixels)
  const count = pixels.width * pixels.height
  const alpha = (at: number) => pixels.data[at * 4 + 3] ?? 0
  const differences = Array.from({ length: count }, (_, at) =>
    alpha(at) > 127 ? apart(colourAt(pixels, at), ground) : 0,
  )
  const most = differences.reduce((one, other) => Math.max(one, other), 0)
  // A white logo without background: all that is opaque is ink.
  if (most < APART && isClear) return Buffer.from(differences.map((_, at) => alpha(at)))
  if (most < APART) throw new PictureError(`there is nothing to be seen on its background; ${remedy}`)
  // Soft edges keep their softness; every colour well off the background is full ink.
  const full = (most - NOISE) / 2
  const mask = Buffer.from(
    differences.map((difference, at) =>
      Math.round(Math.max(0, Math.min(1, (difference - NOISE) / full)) * alpha(at)),
    ),
  )
  const isReversed = lightness(ground) < 128
  const light = differences.map((_, at) => {
    const value = lightness(colourAt(pixels, at))
    return isReversed ? 255 - value : value
  })
  return withoutHoles({ ...pixels, mask, light: Buffer.from(light) })
}

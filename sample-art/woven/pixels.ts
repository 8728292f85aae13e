/** A picture as one integer per pixel, 0xAABBGGRR: the order in which canvas and sharp hand out bytes. */
export interface Pixels {
  width: number
  height: number
  colours: Uint32Array
}

export const transparent = 0

export function emptyPixels(width: number, height: number): Pixels {
  return { width, height, colours: new Uint32Array(width * height) }
}

/** The integer of an opaque `#RRGGBB`. */
export function colour(hex: string): number {
  const rgb = Number.parseInt(hex.slice(1), 16)
  return (0xff000000 | ((rgb & 255) << 16) | (rgb & 0xff00) | (rgb >> 16)) >>> 0
}

export const red = (c: number) => c & 255
export const green = (c: number) => (c >> 8) & 255
export const blue = (c: number) => (c >> 16) & 255
export const alpha = (c: number) => c >>> 24

/** A dye at less than full strength: 1 leaves it pure, 0 is black. */
export function toned(c: number, strength: number): number {
  if (strength === 1 || alpha(c) === 0) return c
  const part = (value: number) => Math.round(value * strength)
  return ((c & 0xff000000) | (part(blue(c)) << 16) | (part(green(c)) << 8) | part(red(c))) >>> 0
}

/** Lays `top` over `ground` at (x, y): an opaque pixel covers, a transparent one lets through. */
export function lay(ground: Pixels, top: Pixels, x: number, y: number): void {
  for (let row = 0; row < top.height; row++) {
    const target = y + row
    if (target < 0 || target >= ground.height) continue
    for (let column = 0; column < top.width; column++) {
      const at = x + column
      const c = top.colours[row * top.width + column] ?? transparent
      if (alpha(c) && at >= 0 && at < ground.width) ground.colours[target * ground.width + at] = c
    }
  }
}

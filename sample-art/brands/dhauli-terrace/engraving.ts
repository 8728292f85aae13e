import sharp from 'sharp'
import { ink } from './book'

/** What the burin does at one pixel. Tone 1 is bare paper, 0 is solid ink; phases are in px across the lines. */
export interface Cut {
  tone: number
  phase: number
  pitch: number
  /** A second set of lines for the darks; NaN for none. */
  cross: number
  /** Ink set by hand, 0 to 1; NaN leaves it to the lines. */
  solid: number
  ground: readonly [number, number, number]
}

export function rgb(hex: string): [number, number, number] {
  const part = (from: number) => Number.parseInt(hex.slice(from, from + 2), 16)
  return [part(1), part(3), part(5)]
}

/** How much of a pixel a line of this width covers, 0 to 1. */
export const stroke = (phase: number, width: number, pitch: number) => {
  const line = phase / pitch
  const away = Math.abs(line - Math.floor(line) - 0.5) * 2
  return Math.max(0, Math.min(1, (width - (1 - away)) / (2.2 / pitch) + 0.5))
}

/** Cuts a picture in one line screen: thick lines for shade, fine ones for light. Returns a PNG data address. */
export async function engrave(
  width: number,
  height: number,
  cutAt: (x: number, y: number, cut: Cut) => void,
  line = ink.peace,
): Promise<string> {
  const pixels = new Uint8Array(width * height * 3)
  const colour = rgb(line)
  const paper = rgb(ink.note)
  const cut: Cut = { tone: 1, phase: 0, pitch: 8, cross: Number.NaN, solid: Number.NaN, ground: paper }
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      cut.tone = 1
      cut.pitch = 8.2
      cut.cross = Number.NaN
      cut.solid = Number.NaN
      cut.ground = paper
      cutAt(x, y, cut)
      const dark = 1 - Math.max(0, Math.min(1, cut.tone))
      let covered = stroke(cut.phase, 0.05 + dark * 0.85, cut.pitch)
      if (dark > 0.52 && !Number.isNaN(cut.cross))
        covered = Math.max(covered, stroke(cut.cross, (dark - 0.52) * 1.3, cut.pitch))
      if (!Number.isNaN(cut.solid)) covered = cut.solid
      for (let k = 0; k < 3; k += 1)
        pixels[(y * width + x) * 3 + k] = (cut.ground[k] ?? 0) * (1 - covered) + (colour[k] ?? 0) * covered
    }
  }
  const png = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
  return `data:image/png;base64,${png.toString('base64')}`
}

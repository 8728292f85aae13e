import type { Painter } from '../woven/paint'
import { colour } from '../woven/pixels'

const type = (size: number) => `font-family="Anek Odia" font-weight="800" font-size="${size}"`
const probe = { size: 100, x: 100, base: 200, width: 1600, height: 400 }

/** Ink of the text at 100 px from its origin: read from a painted line, since only the browser shapes Odia. */
async function inkBox(painter: Painter, text: string) {
  const black = '#000000'
  const art = `<text x="${probe.x}" y="${probe.base}" ${type(probe.size)} fill="${black}">${text}</text>`
  const { width, colours } = await painter.paint(art, probe.width, probe.height)
  const box = { left: width, right: 0, top: probe.height, bottom: 0 }
  colours.forEach((dye, index) => {
    if (dye !== colour(black)) return
    const [x, y] = [index % width, Math.floor(index / width)]
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x + 1)
    box.top = Math.min(box.top, y)
    box.bottom = Math.max(box.bottom, y + 1)
  })
  return box
}

/** A word in Odia script, as wide as the measure or as tall as the room, whichever is less. */
export async function odiaLine(painter: Painter, text: string, measure: number, tallest: number) {
  const { left, right, top, bottom } = await inkBox(painter, text)
  const scale = Math.min(measure / (right - left), tallest / (bottom - top))
  const markup = (x: number, y: number, dye: string, halo: string, ring: number) =>
    `<text x="${x - (left - probe.x) * scale}" y="${y + (probe.base - top) * scale}" ${type(probe.size * scale)} fill="${dye}" stroke="${halo}" stroke-width="${ring * 2}" stroke-miterlimit="3" paint-order="stroke">${text}</text>`
  return { markup, width: (right - left) * scale }
}

import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import type { Drawing } from '../../lib/drawing'
import { written } from '../../lib/handwriting'
import { drawnByHand, stroke } from '../../lib/pencil'

const films = fileURLToPath(new URL('../../../media/files/films', import.meta.url))
const [width, height] = [560, 315]
const note = { tool: 'technical', colour: '#27324E', weight: 5 } as const

/** A frame of the film as it was recorded. */
function frame(id: string, second: number): Buffer {
  const file = readdirSync(films).find((name) => new RegExp(`^${id}\\.[0-9a-f]{8}\\.vp9\\.webm$`).test(name))
  if (!file) throw new Error(`media has no film “${id}”`)
  return execFileSync('ffmpeg', [
    ...['-loglevel', 'error', '-ss', String(second), '-i', `${films}/${file}`, '-frames:v', '1'],
    ...['-f', 'image2pipe', '-c:v', 'png', '-'],
  ])
}

/** The frame as a rough: the outlines in pencil, over a thin wash of its colours. */
async function rough(id: string, second: number): Promise<string> {
  const source = sharp(frame(id, second)).resize(width, height)
  const lines = await source
    .clone()
    .greyscale()
    .blur(1.1)
    .convolve({ width: 3, height: 3, kernel: [-1, -1, -1, -1, 8, -1, -1, -1, -1], scale: 1, offset: 0 })
    .linear(3.4, -12)
    .negate()
    .toColourspace('srgb')
    .png()
    .toBuffer()
  const wash = await source.clone().blur(3).linear(0.3, 178).png().toBuffer()
  const drawn = await sharp(wash)
    .composite([{ input: lines, blend: 'multiply' }])
    .png()
    .toBuffer()
  return `data:image/png;base64,${drawn.toString('base64')}`
}

/** Six frames of a film on one sheet, each with its second and a word on what happens. */
export async function board(
  id: string,
  paper: string,
  shots: readonly (readonly [second: number, words: string])[],
): Promise<Drawing> {
  const cells = shots.map(async ([second, words], i) => {
    const [x, y] = [60 + (i % 3) * 620, 60 + Math.floor(i / 3) * 480]
    return `<image href="${await rough(id, second)}" x="${x}" y="${y}" width="${width}" height="${height}" style="mix-blend-mode:multiply"/>
      ${stroke(`M${x} ${y}H${x + width}V${y + height}H${x}Z`, { colour: '#3A3833', weight: 5, unrest: 3 })}
      ${written(String(i + 1), x + 4, y + height + 76, 66, { ...note, colour: '#C2321C' })}${written(words, x + 66, y + height + 76, 62, note)}`
  })
  return drawnByHand(1920, 980, (await Promise.all(cells)).join(''), paper)
}

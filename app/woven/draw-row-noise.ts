import { writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { NOISE_ROWS, PITCH, rowSlips } from './row-noise'

/**
 * Writes the displacement map of the weave filter as a data URI (`npx tsx app/woven/draw-row-noise.ts`): red is the row's
 * horizontal slip, green and blue are neutral.
 */
const width = 8
const height = NOISE_ROWS * PITCH
const pixels = Buffer.alloc(width * height * 3, 128)
rowSlips().forEach((slip, row) => {
  const red = Math.round(127.5 + 127.5 * slip)
  for (let y = row * PITCH; y < (row + 1) * PITCH; y += 1)
    for (let x = 0; x < width; x += 1) pixels[(y * width + x) * 3] = red
})
const png = await sharp(pixels, { raw: { width, height, channels: 3 } })
  .png({ palette: false, compressionLevel: 9 })
  .toBuffer()
const uri = `data:image/png;base64,${png.toString('base64')}`
writeFileSync(
  'app/woven/row-noise-map.ts',
  `/** Written by draw-row-noise.ts: ${png.length} bytes of PNG; sizes in px. */\nexport const rowNoiseMap = {\n  src: '${uri}',\n  width: ${width},\n  height: ${height},\n}\n`,
)

import { join } from 'node:path'
import sharp from 'sharp'
import { launch } from '../lib/browser'
import { frames, workshop } from './shoot'

/** `npx tsx films/sheet.ts <id> [second ...]`: a contact sheet for judging a film before it is recorded. */
const [id = '', ...seconds] = process.argv.slice(2)
const browser = await launch()
const { shots, facts } = await frames(browser, id, seconds.map(Number))
await browser.close()
const columns = facts.width > facts.height ? 4 : 6
const width = facts.width > facts.height ? 480 : 300
const height = Math.round((width * facts.height) / facts.width)
const tiles = await Promise.all(shots.map((shot) => sharp(shot).resize(width, height).toBuffer()))
await sharp({
  create: {
    width: columns * (width + 6),
    height: Math.ceil(shots.length / columns) * (height + 6),
    channels: 3,
    background: '#888',
  },
})

  .composite(
    tiles.map((input, index) => ({
      input,
      left: (index % columns) * (width + 6),
      top: Math.floor(index / columns) * (height + 6),
    })),
  )
  .png()
  .toFile(join(workshop, `${id}.sheet.png`))

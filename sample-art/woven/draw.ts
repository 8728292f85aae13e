import { pictures } from './catalogue'
import { weavePicture } from './loom'
import { Painter } from './paint'
import { record } from './record'

/**
 * Weaves the agency's own pictures: `npx tsx woven/draw.ts` (all), `npx tsx woven/draw.ts edge- cloth-1` (names that
 * begin so). Writes them to the site's media and enters them in its manifest.
 */
const wanted = process.argv.slice(2)
const names = Object.keys(pictures).filter(
  (name) => !wanted.length || wanted.some((start) => name.startsWith(start)),
)
const painter = new Painter()
for (const name of names) {
  const picture = pictures[name]?.()
  if (!picture) continue
  const { width, height, bytes } = await record(
    name,
    await weavePicture(picture, painter),
    picture.tile ?? false,
  )
  console.log(`${name} ${width}x${height} ${bytes} B`)
}
await painter.close()
if (!names.length) {
  console.error(`No picture begins with ${wanted.join(', ')}`)
  process.exitCode = 1
}

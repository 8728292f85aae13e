import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { launch, tokensLink } from '../../lib/browser'
import { masters, workshop } from '../shoot'

/** `npx tsx films/showreel/poster.ts` draws the showreel's posters: 1920x1080, and 1080x1274 for phones. */
const posters = [
  { name: 'showreel', width: 1920, height: 1080, slip: 5.5 },
  { name: 'showreel-portrait', width: 1080, height: 1274, slip: 5.5 },
]

for (const folder of [masters, workshop]) mkdirSync(folder, { recursive: true })
const browser = await launch()
for (const { name, width, height, slip } of posters) {
  const bundle = await build({
    stdin: {
      contents: `import { weave } from './weave'
        import { woman } from './woman'
        const image = new Image()
        image.src = 'data:image/svg+xml;charset=utf-8,' + encodeURIComponent(woman(${width}, ${height}))
        window.ready = image.decode().then(() => {
          const flat = new OffscreenCanvas(${width}, ${height})
          flat.getContext('2d').drawImage(image, 0, 0)
          const pen = document.querySelector('canvas').getContext('2d')
          weave(pen, flat, { pitch: 3, bundle: 2, slip: ${slip}, drift: 2.6, seed: 23 })
          // The last row of each thread lies a little in shadow.
          pen.fillStyle = 'rgb(23 18 15 / .07)'
          for (let y = 2; y < ${height}; y += 3) pen.fillRect(0, y, ${width}, 1)
        })`,
      resolveDir: fileURLToPath(new URL('.', import.meta.url)),
    },
    bundle: true,
    write: false,
    format: 'iife',
  })
  const file = join(workshop, `${name}.html`)
  writeFileSync(
    file,
    `<!doctype html>${tokensLink}<style>*{margin:0}canvas{display:block}</style><canvas width="${width}" height="${height}"></canvas><script>${bundle.outputFiles[0]?.text ?? ''}</script>`,
  )
  const page = await browser.newPage({ viewport: { width, height } })
  await page.goto(pathToFileURL(file).href)
  await page.evaluate('window.ready')
  await page.screenshot({ path: join(masters, `${name}.png`) })
  await page.close()
}
await browser.close()

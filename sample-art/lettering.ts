import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { home, launch } from './lib/browser'
import { drawingsOf, owners } from './lib/master'
import { page } from './lib/shoot'
import { isStill } from './lib/still'
import { phoneWidths } from './phone-widths'

/**
 * `npm run lettering [-- <owner> ...]`: pictures whose smallest lettering is below 11 px on a phone 390 px wide, so that it
 * cannot be read. What is texture, not words, is marked `data-texture` in the drawing. Fails where there are any; stills and
 * WebGL are not measured.
 */
const LEAST = 11

interface Found {
  words: string
  /** Height of the em on the master, px. */
  size: number
}

interface Measured {
  name: string
  words: string
  /** Height of the em on the phone, px. */
  shown: number
}

/** The smallest text of the page, by its em as drawn. */
function smallest(): Found | undefined {
  const found: Found[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    const words = node.textContent?.trim()
    if (!element || !words || element.closest('style,script,defs,[data-texture]')) continue
    const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null
    const scale = matrix ? Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) : 1
    found.push({ words, size: Number.parseFloat(getComputedStyle(element).fontSize) * scale })
  }
  for (const hand of document.querySelectorAll<SVGGElement>('[data-lettering]')) {
    const matrix = hand.getScreenCTM()
    // Its em is 100 units.
    if (matrix)
      found.push({
        words: 'by hand',
        size: 100 * Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)),
      })
  }
  return found.sort((a, b) => a.size - b.size)[0]
}

const wanted = process.argv.slice(2)
const widths = phoneWidths()
const browser = await launch()
const tab = await browser.newPage()
const measured: Measured[] = []
const line = ({ name, words, shown }: Measured): string =>
  `${shown.toFixed(1).padStart(5)} px  ${name}  “${words.slice(0, 40)}”`
for (const owner of owners) {
  if (wanted.length && !wanted.includes(owner)) continue
  for (const [picture, draw] of Object.entries(await drawingsOf(owner))) {
    const name = `${owner}/${picture}`
    const width = widths.get(name)
    if (width === undefined) continue
    const drawing = await draw()
    if (drawing.webgl || isStill(drawing)) continue
    const file = join(home, 'masters', `.lettering/${name}.html`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, page(drawing))
    await tab.setViewportSize({ width: drawing.width, height: drawing.height })
    await tab.goto(pathToFileURL(file).href)
    await tab.evaluate('globalThis.__name = (f) => f')
    const found = await tab.evaluate(smallest)
    if (!found) continue
    const shown = (found.size * width) / drawing.width
    measured.push({ name, words: found.words, shown })
    if (shown < LEAST) console.log(line({ name, words: found.words, shown }))
  }
}
await browser.close()
rmSync(join(home, 'masters', '.lettering'), { recursive: true, force: true })

const below = measured.filter(({ shown }) => shown < LEAST)
console.log(`${measured.length} pictures with words, ${below.length} below ${LEAST} px on a phone:`)
for (const one of below.sort((a, b) => a.shown - b.shown)) console.log(line(one))
if (below.length) process.exitCode = 1

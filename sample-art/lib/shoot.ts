import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser } from 'playwright-core'
import { fontLinks, home } from './browser'
import type { Drawing } from './drawing'
import { pixelsPerPx } from './wide'

const reset =
  '*{box-sizing:border-box;margin:0}html,body{overflow:hidden;text-rendering:geometricPrecision;font-kerning:normal}svg,img,canvas{display:block}'

/** The page that shows a drawing, as one HTML document. */
export function page(drawing: Drawing): string {
  const { width, height, html, css = '', ground = '#fff', script = '' } = drawing
  const frame = `html,body{width:${width}px;height:${height}px;background:${ground}}`
  return `<!doctype html><meta charset="utf-8">${fontLinks()}<style>${reset}${frame}${css}</style><body>${html}${script ? `<script type="module">${script}</script>` : ''}`
}

/** Texts that leave the picture or the nearest ancestor marked `data-frame`; bleeding on purpose is marked `data-bleed`. */
function cutTexts(): string[] {
  const cut: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    if (!parent || !node.textContent?.trim() || parent.closest('style,script,defs,[data-bleed]')) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const text = range.getBoundingClientRect()
    const frame = (parent.closest('[data-frame]') ?? document.documentElement).getBoundingClientRect()
    const slack = 1
    const outside =
      text.left < frame.left - slack ||
      text.right > frame.right + slack ||
      text.top < frame.top - slack - text.height * 0.2 ||
      text.bottom > frame.bottom + slack + text.height * 0.2
    if (outside) cut.push(node.textContent.trim())
  }
  return cut
}

/**
 * Draws one picture into `masters/<name>.png`. Throws where a text is cut off, naming it, or where the page's script fails.
 * @returns the path of the master
 */
export async function shoot(browser: Browser, name: string, drawing: Drawing): Promise<string> {
  const file = join(home, 'masters', `${name}.png`)
  const source = join(home, 'masters', `${name}.html`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(source, page(drawing))
  const { width, height } = drawing
  const scale = pixelsPerPx(name, width)
  const tab = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale })
  const failures: string[] = []
  tab.on('pageerror', (error) => failures.push(error.message))
  await tab.goto(pathToFileURL(source).href)
  await tab.evaluate(async () => {
    await document.fonts.ready
    await (window as { ready?: Promise<unknown> }).ready
    await document.fonts.ready
  })
  // tsx marks named functions with a helper that the page does not have.
  await tab.evaluate('globalThis.__name = (f) => f')
  const cut = await tab.evaluate(cutTexts)
  if (failures.length) throw new Error(`${name}: ${failures.join('; ')}`)
  // Only whole pixels: a last row that is half beyond the drawing shows the ground as a pale line.
  const shot = await tab.screenshot({
    clip: { x: 0, y: 0, width, height: Math.floor(height * scale) / scale },
  })
  await tab.close()
  writeFileSync(file, drawing.finish ? await drawing.finish(shot) : shot)
  if (cut.length)
    throw new Error(`${name}: text cut off: ${cut.map((text) => `“${text}”`).join(', ')} (see ${file})`)
  rmSync(source)
  return file
}

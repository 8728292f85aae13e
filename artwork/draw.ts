import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { home, launch } from './lib/browser'
import type { Drawings } from './lib/drawing'
import { shoot } from './lib/shoot'
import { isStill, trace } from './lib/still'

/**
 * Draws masters by name: `npm run draw -- tpnodl` (all of an owner), `tpnodl/hero` (one), nothing (everything).
 * Hero stills are traced by Blender (`stills/README.md`); everything else is drawn by Chromium alone.
 * An owner is a folder in `brands/` whose `index.ts` exports `drawings`.
 */
const wanted = process.argv.slice(2)
const owners = readdirSync(join(home, 'brands')).sort()
const browsers = new Map<boolean, Promise<Awaited<ReturnType<typeof launch>>>>()
let failed = 0
let drawn = 0

for (const owner of owners) {
  if (wanted.length && !wanted.some((name) => name === owner || name.startsWith(`${owner}/`))) continue
  const { drawings } = (await import(pathToFileURL(join(home, 'brands', owner, 'index.ts')).href)) as {
    drawings: Drawings
  }
  for (const [picture, draw] of Object.entries(drawings)) {
    const name = `${owner}/${picture}`
    if (wanted.length && !wanted.includes(owner) && !wanted.includes(name)) continue
    const start = Date.now()
    try {
      const drawing = await draw()
      const webgl = drawing.webgl === true
      if (!browsers.has(webgl)) browsers.set(webgl, launch(webgl))
      const browser = await browsers.get(webgl)
      if (browser) await (isStill(drawing) ? trace(browser, name, drawing) : shoot(browser, name, drawing))
      drawn += 1
      console.log(`${name} ${((Date.now() - start) / 1000).toFixed(1)} s`)
    } catch (error) {
      failed += 1
      console.error(`${name} FAILED: ${error instanceof Error ? error.message : error}`)
    }
  }
}
for (const browser of browsers.values()) await (await browser).close()
console.log(`${drawn} drawn, ${failed} failed`)
if (failed || !drawn) process.exitCode = 1

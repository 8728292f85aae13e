import { drawGrounds } from './grounds'
import { closeBrowsers, drawingsOf, drawMaster, owners } from './lib/master'

/**
 * Draws masters by name: `npm run draw -- tpnodl` (all of an owner), `tpnodl/hero` (one), nothing (everything).
 * Hero stills are traced by Blender (`stills/README.md`); everything else is drawn by Chromium alone. `grounds` draws everything that has the site's own colours in its pixels.
 */
const wanted = process.argv.slice(2)
if (wanted.includes('grounds')) {
  drawGrounds()
  process.exit()
}
const known = (name: string) => owners.includes(name.split('/')[0] ?? '')
let failed = 0
let drawn = 0

function report(name: string, error: unknown): void {
  failed += 1
  console.error(`${name} FAILED: ${error instanceof Error ? error.message : error}`)
}

for (const name of wanted.filter((name) => !known(name)))
  report(name, `no such owner; there are ${owners.join(', ')}`)

for (const owner of owners) {
  if (wanted.length && !wanted.some((name) => name === owner || name.startsWith(`${owner}/`))) continue
  for (const picture of Object.keys(await drawingsOf(owner))) {
    const name = `${owner}/${picture}`
    if (wanted.length && !wanted.includes(owner) && !wanted.includes(name)) continue
    const start = Date.now()
    try {
      await drawMaster(name)
      drawn += 1
      console.log(`${name} ${((Date.now() - start) / 1000).toFixed(1)} s`)
    } catch (error) {
      report(name, error)
    }
  }
}
await closeBrowsers()
console.log(`${drawn} drawn, ${failed} failed`)
if (failed || !drawn) process.exitCode = 1

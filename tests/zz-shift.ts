import { chromium } from '@playwright/test'
import { prerenderedPaths } from '~/paths'
import { findChromium } from './chromium'
import { servedBuild } from './served-build'

const { baseURL, stop } = await servedBuild()
const b = await chromium.launch({ executablePath: findChromium(), chromiumSandbox: false })
for (const width of [1440, 1280, 1024, 768, 390])
  for (const p of prerenderedPaths()) {
    const c = await b.newContext({ baseURL, viewport: { width, height: 900 } })
    const page = await c.newPage()
    await page.route('**/*.woff2', async (r) => {
      await new Promise((d) => setTimeout(d, 1200))
      await r.continue().catch(() => {})
    })
    await page.addInitScript(() => {
      ;(window as any).shifts = []
      new PerformanceObserver((l) => {
        for (const e of l.getEntries() as any)
          (window as any).shifts.push([
            +e.value.toFixed(4),
            e.hadRecentInput,
            ...e.sources.map(
              (s: any) =>
                (s.node?.nodeName ?? '') +
                '.' +
                (s.node?.className ?? s.node?.textContent) +
                ' ' +
                (s.node?.getAttribute?.('data-part') ?? '') +
                JSON.stringify(
                  [s.previousRect.y, s.currentRect.y, s.previousRect.height, s.currentRect.height].map(
                    Math.round,
                  ),
                ),
            ),
          ])
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(p, { waitUntil: 'load' })
    await page.waitForTimeout(2000)
    const s = await page.evaluate(() => (window as any).shifts)
    const bad = s.filter((x: any) => x[0] >= 0.005)
    if (bad.length) console.log(width, p, JSON.stringify(bad).slice(0, 600))
    await c.close()
  }
await b.close()
await stop()
console.log('end')

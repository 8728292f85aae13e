import type { Browser } from '@playwright/test'
import { phone, slowdown } from '../browser'
import type { Network } from './network'
import { measurePaints, type Paints, painted, watchPaints } from './paints'
import { type Traffic, watchTraffic } from './traffic'

export interface Visit extends Traffic, Paints {
  /** JavaScript heap after garbage collection (bytes). */
  heap: number
}

/** Wait after the network is idle, for the page's last work (ms). */
const rest = 1_000
const patience = 120_000

/** A first visit to a page on a slow phone: nothing cached, processor and network throttled. */
export async function visit(browser: Browser, address: string, network: Network): Promise<Visit> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    const traffic = await watchTraffic(cdp)
    const { latency, downloadThroughput, uploadThroughput } = network
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput,
      uploadThroughput,
    })
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await watchPaints(page)
    await page.goto(address, { waitUntil: 'networkidle', timeout: patience })
    await painted(page)
    await page.waitForTimeout(rest)
    const paints = await measurePaints(page)
    await cdp.send('HeapProfiler.collectGarbage')
    await cdp.send('Performance.enable')
    const { metrics } = await cdp.send('Performance.getMetrics')
    const heap = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0
    return { ...traffic(), ...paints, heap }
  } finally {
    await context.close()
  }
}

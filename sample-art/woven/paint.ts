import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser } from 'playwright-core'
import sharp from 'sharp'
import { launch } from '../lib/browser'
import type { Pixels } from './pixels'

const require = createRequire(import.meta.url)
const fonts = [
  ['Anek Latin', '@fontsource-variable/anek-latin/files/anek-latin-latin-standard-normal.woff2'],
  ['Anek Odia', '@fontsource-variable/anek-odia/files/anek-odia-oriya-standard-normal.woff2'],
] as const

function faces(): string {
  return fonts
    .map(([family, file]) => {
      const data = readFileSync(require.resolve(file)).toString('base64')
      return `@font-face{font-family:'${family}';font-weight:100 800;font-stretch:75% 125%;src:url(data:font/woff2;base64,${data})}`
    })
    .join('')
}

/** Chromium as a painter of flat art; started on first use. */
export class Painter {
  #browser: Promise<Browser> | undefined

  /** Draws SVG markup on a transparent ground. A busy machine may refuse a shot: it is asked again, three times at most. */
  async paint(markup: string, width: number, height: number): Promise<Pixels> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.#shot(markup, width, height)
      } catch (error) {
        if (attempt === 3) throw error
      }
    }
  }

  async #shot(markup: string, width: number, height: number): Promise<Pixels> {
    this.#browser ??= launch()
    const tab = await (await this.#browser).newPage({ viewport: { width, height } })
    try {
      const letters = markup.includes('<text') ? `<style>${faces()}</style>` : ''
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" shape-rendering="crispEdges" style="display:block">${markup}</svg>`
      await tab.setContent(`<!doctype html><style>body{margin:0}</style>${letters}${svg}`)
      await tab.evaluate('document.fonts.ready')
      const shot = await tab.screenshot({ omitBackground: true })
      const { data } = await sharp(shot).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
      return { width, height, colours: new Uint32Array(data.buffer, data.byteOffset, width * height) }
    } finally {
      await tab.close()
    }
  }

  async close(): Promise<void> {
    await (await this.#browser)?.close()
  }
}

import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { type Browser, chromium } from 'playwright-core'

export const home = fileURLToPath(new URL('..', import.meta.url))
const modules = join(home, 'node_modules')

/** The Chromium that draws: `CHROMIUM`, or the first one in PATH. Throws with advice where there is none. */
function executable(): string {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'chromium-headless-shell']
  const found = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(existsSync)
  const path = process.env.CHROMIUM ?? found
  if (!path) throw new Error('No Chromium found: install one or set CHROMIUM to its path.')
  return path
}

/** Starts Chromium for drawing; with `webgl`, on its software renderer, so that no graphics card is needed. */
export function launch(webgl = false): Promise<Browser> {
  const graphics = webgl
    ? ['--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist']
    : ['--disable-gpu']
  return chromium.launch({
    executablePath: executable(),
    args: [
      '--no-sandbox',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--hide-scrollbars',
      '--force-color-profile=srgb',
      '--font-render-hinting=none',
      // Skia picks its code by the processor, and each rounds blurs and layers in space a little differently.
      '--disable-skia-runtime-opts',
      '--allow-file-access-from-files',
      ...graphics,
    ],
  })
}

/** The site's tokens, for a page that draws in the site's colours. */
export const tokensLink = `<link rel="stylesheet" href="${pathToFileURL(join(home, '../app/styles/tokens.css'))}">`

/**
 * Style sheets of every installed font. Of a variable family only `full.css` is loaded: with `index.css` beside it
 * the width axis is lost.
 */
export function fontLinks(): string {
  return ['@fontsource', '@fontsource-variable']
    .filter((scope) => existsSync(join(modules, scope)))
    .flatMap((scope) => readdirSync(join(modules, scope)).map((name) => join(modules, scope, name)))
    .map((folder) => join(folder, existsSync(join(folder, 'full.css')) ? 'full.css' : 'index.css'))
    .map((file) => `<link rel="stylesheet" href="${pathToFileURL(file)}">`)
    .join('')
}

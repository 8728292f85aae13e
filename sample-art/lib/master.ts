import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser } from 'playwright-core'
import { home, launch } from './browser'
import type { Drawings } from './drawing'
import { shoot } from './shoot'
import { isStill, trace } from './still'

/** Folders in `brands/`; each has an `index.ts` that exports `drawings`. */
export const owners: readonly string[] = readdirSync(join(home, 'brands')).sort()

export async function drawingsOf(owner: string): Promise<Drawings> {
  const index = (await import(pathToFileURL(join(home, 'brands', owner, 'index.ts')).href)) as {
    drawings: Drawings
  }
  return index.drawings
}

export const masterFile = (name: string): string => join(home, 'masters', `${name}.png`)

const browsers = new Map<boolean, Promise<Browser>>()

/** The browser for flat art or for WebGL, started when it is first needed. */
function browserFor(webgl: boolean): Promise<Browser> {
  const browser = browsers.get(webgl) ?? launch(webgl)
  browsers.set(webgl, browser)
  return browser
}

export async function closeBrowsers(): Promise<void> {
  for (const browser of browsers.values()) await (await browser).close()
  browsers.clear()
}

/** Draws `masters/<owner>/<picture>.png`. Throws where nothing draws it, or where the drawing fails. */
export async function drawMaster(name: string): Promise<void> {
  const [owner = '', picture = ''] = name.split('/')
  const draw = owners.includes(owner) ? (await drawingsOf(owner))[picture] : undefined
  if (!draw) throw new Error(`no drawing makes the master “${name}”`)
  const drawing = await draw()
  const browser = await browserFor(drawing.webgl === true)
  await (isStill(drawing) ? trace(browser, name, drawing) : shoot(browser, name, drawing))
}

/** One at a time: masters asked for together would start as many heavy tabs. */
let last: Promise<unknown> = Promise.resolve()

/** The path of a master, which is drawn first where it is not there yet; a film's poster is a frame of the film. */
export function presentMaster(name: string): Promise<string> {
  const turn = last.then(async () => {
    const file = masterFile(name)
    if (existsSync(file)) return file
    console.log(`${name}: not drawn yet, drawing it first`)
    if (!name.startsWith('films/')) await drawMaster(name)
    else {
      const { shootPoster } = await import('../films/shoot')
      await shootPoster(await browserFor(false), name.slice('films/'.length))
    }
    return file
  })
  last = turn.catch(() => undefined)
  return turn
}

import { expect, type Locator, type Page } from '@playwright/test'
import { fillIn } from '~/fill-in'
import { sentencePattern, words } from '../words'
import { openHydrated } from './hydrated'

const { loom } = words
const { name, footer } = words.agency
const { invitation } = footer

const { title: coloursTitle, ...colourSets } = loom.colourSets

export type ColourSet = keyof typeof colourSets

/** What a cloth is said to be. */
export const wovenWords = (name: string, set: ColourSet = 'iron') =>
  fillIn(loom.woven, { name, colours: colourSets[set] })

/** What a cloth of this name is said to be, whatever its colours. */
export const wovenPattern = (name: string) => sentencePattern(loom.woven.replace('{name}', name))

/** A digest of a canvas's pixels; empty as long as they are all the same. Runs in the page. */
async function readDigest(element: Element): Promise<string> {
  const canvas = element as HTMLCanvasElement
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data
  if (!pixels) return ''
  const words = new Uint32Array(pixels.buffer)
  if (words.every((word) => word === words[0])) return ''
  const digest = await crypto.subtle.digest('SHA-1', pixels)
  return String(new Uint8Array(digest))
}

/** Counts the pictures that a canvas shows, from the present one until it has changed and then stays the same. Runs in the page. */
async function countPictures(element: Element): Promise<number> {
  const canvas = element as HTMLCanvasElement
  let before = canvas.toDataURL()
  let count = 1
  for (let same = 0; count === 1 || same < 20; same += 1) {
    await new Promise(requestAnimationFrame)
    const now = canvas.toDataURL()
    if (now === before) continue
    before = now
    count += 1
    same = 0
  }
  return count
}

/** The loom in the footer, as visitors use it: by label, role and name. */
export class LoomPage {
  constructor(readonly page: Page) {}

  async open(path = '/about'): Promise<void> {
    await openHydrated(this.page, path)
    await expect(this.field).toBeVisible()
  }

  /** Opens the page and types a name; resolves when the cloth is there. */
  async weave(name: string, path?: string): Promise<void> {
    await this.open(path)
    await this.enter(name)
  }

  /** Types a name on the open page; resolves when the cloth is there. */
  async enter(name: string): Promise<void> {
    await this.field.fill(name)
    await expect(this.cloth).toBeVisible()
    await this.settled()
  }

  get footer(): Locator {
    return this.page.getByRole('contentinfo')
  }

  get field(): Locator {
    return this.footer.getByRole('textbox', { name: invitation })
  }

  get wordmark(): Locator {
    return this.footer.locator(`[data-halo="${name}"]`)
  }

  get cloth(): Locator {
    return this.footer.getByRole('img')
  }

  get knots(): Locator {
    return this.footer.getByRole('slider', { name: loom.knots.title })
  }

  colours(set: ColourSet): Locator {
    return this.footer.getByRole('radio', { name: loom.colourSets[set], exact: true })
  }

  /** What the canvas shows, as a digest of its pixels to compare. */
  picture(): Promise<string> {
    return this.cloth.evaluate(readDigest)
  }

  /** How many pictures the canvas shows while something changes it. */
  async picturesDuring(change: () => Promise<void>): Promise<number> {
    const [count] = await Promise.all([this.cloth.evaluate(countPictures), change()])
    return count
  }

  /** What the canvas shows, as a PNG. */
  async png(): Promise<Buffer> {
    const url = await this.cloth.evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL())
    return Buffer.from(url.split(',')[1] ?? '', 'base64')
  }

  /** Resolves when the cloth is woven and has not changed for 100 ms. */
  async settled(): Promise<void> {
    let before = ''
    await expect
      .poll(
        async () => {
          const now = await this.picture()
          const isSame = now !== '' && now === before
          before = now
          return isSame
        },
        // Each look waits as long: with Playwright's own growing pauses a cloth of half a second took two.
        { intervals: [100] },
      )
      .toBe(true)
  }

  async expectWordmark(): Promise<void> {
    await expect(this.wordmark).toBeVisible()
    await expect(this.cloth).toHaveCount(0)
  }
}

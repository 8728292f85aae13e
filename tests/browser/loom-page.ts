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

  /** What the canvas shows, as text to compare. */
  picture(): Promise<string> {
    return this.cloth.evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL())
  }

  /** Resolves when the cloth has stopped changing. */
  async settled(): Promise<void> {
    let before = ''
    await expect
      .poll(async () => {
        const now = await this.picture()
        const isSame = now === before && now.length > 5_000
        before = now
        return isSame
      })
      .toBe(true)
  }

  async expectWordmark(): Promise<void> {
    await expect(this.wordmark).toBeVisible()
    await expect(this.cloth).toHaveCount(0)
  }
}

import { expect, type Locator, type Page } from '@playwright/test'
import { openHydrated } from './hydrated'

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
    return this.footer.getByRole('textbox', { name: 'Type your name over ours' })
  }

  get wordmark(): Locator {
    return this.footer.locator('[data-halo="Bandha"]')
  }

  get cloth(): Locator {
    return this.footer.getByRole('img')
  }

  get knots(): Locator {
    return this.footer.getByRole('slider', { name: 'Knots' })
  }

  colours(name: string): Locator {
    return this.footer.getByRole('radio', { name })
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

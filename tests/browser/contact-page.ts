import { expect, type Locator, type Page, type Request } from '@playwright/test'

/** Where the form sends to, and what it sends, as specified (FORM-4). */
const endpoint = '**/api/v1.0/email/send-form'

export const goodMessage = {
  Name: 'Asha Rao',
  Email: 'asha@example.in',
  Phone: '9876543210',
  Subject: 'A new tea',
  Message: 'We have a tea\nand no name for it.',
}

/** The mail provider's answer; a promise delays it. */
export type Answer = number | 'no network' | 'never' | Promise<number>

/** The contact page as its visitors use it: by label, role and name. */
export class ContactPage {
  /** Every call that left for the mail provider. */
  readonly calls: Request[] = []
  /** What was logged as an error by the page itself. */
  readonly errors: string[] = []

  constructor(readonly page: Page) {
    page.on('console', (message) => {
      if (message.type() === 'error') this.errors.push(message.text())
    })
  }

  /** Opens the page, with this answer of the mail provider. */
  async open(answer: Answer = 200): Promise<void> {
    await this.page.route('https://www.openstreetmap.org/**', (route) => route.abort())
    await this.page.route(endpoint, async (route) => {
      this.calls.push(route.request())
      if (answer === 'no network') await route.abort()
      else if (answer !== 'never') await route.fulfill({ status: await answer, body: 'whatever' })
    })
    await this.page.goto('/contact')
    await expect(this.submit).toBeEnabled()
  }

  /** Follows a link of the bar, as a visitor who looks at another page does. */
  async goTo(name: string, path: string): Promise<void> {
    await this.page.getByRole('banner').getByRole('link', { name, exact: true }).click()
    await expect(this.page).toHaveURL(path)
  }

  get form(): Locator {
    return this.page.getByRole('form', { name: 'Get in touch' })
  }

  get submit(): Locator {
    return this.form.getByRole('button')
  }

  get popup(): Locator {
    return this.page.getByRole('dialog')
  }

  get ok(): Locator {
    return this.popup.getByRole('button', { name: 'OK' })
  }

  field(label: string): Locator {
    return this.form.getByRole('textbox', { name: label })
  }

  async fill(values: Partial<typeof goodMessage> = goodMessage): Promise<void> {
    for (const [label, value] of Object.entries(values)) await this.field(label).fill(value)
  }

  /** What stands in the five fields. */
  async values(): Promise<Record<string, string>> {
    const labels = Object.keys(goodMessage)
    const values = await Promise.all(labels.map((label) => this.field(label).inputValue()))
    return Object.fromEntries(labels.map((label, index) => [label, values[index] ?? '']))
  }

  async send(values: Partial<typeof goodMessage> = goodMessage): Promise<void> {
    await this.fill(values)
    await this.submit.click()
  }

  async expectPopup(title: string, message: string): Promise<void> {
    await expect(this.popup).toHaveAccessibleName(title)
    await expect(this.popup).toHaveAccessibleDescription(message)
  }
}

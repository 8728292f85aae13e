import { expect, type Locator, type Page, type Request } from '@playwright/test'
import { mailPath } from '../../delivery/mail-provider'
import { words } from '../words'
import { testOnOnePage } from './one-page'
import { linkTo } from './shown-page'

/** Where the form sends to, and what it sends, as specified (FORM-4). */
const endpoint = `**${mailPath}`

const { title, fields } = words.contact.form

/** The five fields by what tests call them, with their labels. */
const labels = {
  Name: fields.from_name.label,
  Email: fields.from_email.label,
  Phone: fields.phone_number.label,
  Subject: fields.subject.label,
  Message: fields.message.label,
}

export type FieldName = keyof typeof labels

export const fieldNames = Object.keys(labels) as FieldName[]

export type Message = Record<FieldName, string>

export const emptyMessage: Message = { Name: '', Email: '', Phone: '', Subject: '', Message: '' }

export const goodMessage: Message = {
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
  calls: Request[] = []
  /** What was logged as an error by the page itself. */
  errors: string[] = []
  /** How the mail provider answers the next call. */
  answer: Answer = 200

  constructor(readonly page: Page) {
    page.on('console', (message) => {
      if (message.type() === 'error') this.errors.push(message.text())
    })
  }

  /** Opens the page, with this answer of the mail provider. */
  async open(answer: Answer = 200): Promise<void> {
    this.answer = answer
    await this.replaceProvider()
    await this.page.goto('/contact')
    await expect(this.submit).toBeEnabled()
  }

  /** Answers calls for the mail provider, and refuses the map. */
  async replaceProvider(): Promise<void> {
    await this.page.route('https://www.openstreetmap.org/**', (route) => route.abort())
    await this.page.route(endpoint, async (route) => {
      const { answer } = this
      this.calls.push(route.request())
      if (answer === 'no network') await route.abort()
      else if (answer !== 'never') await route.fulfill({ status: await answer, body: 'whatever' })
    })
  }

  /** Follows a link, as a visitor who looks at another page does. */
  async goTo(path: string): Promise<void> {
    await linkTo(this.page, path).click()
    await expect(this.page).toHaveURL(path)
  }

  get form(): Locator {
    return this.page.getByRole('form', { name: title })
  }

  get submit(): Locator {
    return this.form.getByRole('button')
  }

  get popup(): Locator {
    return this.page.getByRole('dialog')
  }

  get ok(): Locator {
    return this.popup.getByRole('button', { name: words.popups.ok })
  }

  field(name: FieldName): Locator {
    return this.form.getByRole('textbox', { name: labels[name], exact: true })
  }

  async fill(message: Partial<Message> = goodMessage): Promise<void> {
    for (const name of fieldNames) {
      const value = message[name]
      if (value !== undefined) await this.field(name).fill(value)
    }
  }

  /** What is in the five fields. */
  async values(): Promise<Message> {
    const values = { ...emptyMessage }
    for (const name of fieldNames) values[name] = await this.field(name).inputValue()
    return values
  }

  async send(message: Partial<Message> = goodMessage): Promise<void> {
    await this.fill(message)
    await this.submit.click()
  }

  async expectPopup(title: string, message: string): Promise<void> {
    await expect(this.popup).toHaveAccessibleName(title)
    await expect(this.popup).toHaveAccessibleDescription(message)
  }
}

/** Tests on one contact page: each begins with an empty form and no popup, and messages are sent. */
export function testOnContactPage() {
  let contact: ContactPage
  const test = testOnOnePage('/contact', {
    before: (page) => {
      contact = new ContactPage(page)
      return contact.replaceProvider()
    },
    after: () => expect(contact.submit).toBeEnabled(),
  })
  return test.extend<{ contact: ContactPage }>({
    contact: async ({ page }, use) => {
      if (await contact.popup.isVisible()) await page.keyboard.press('Escape')
      await expect(contact.popup).toBeHidden()
      // What is changed loses its mark.
      await contact.fill(goodMessage)
      await contact.fill(emptyMessage)
      Object.assign(contact, { answer: 200, calls: [], errors: [] })
      await use(contact)
    },
  })
}

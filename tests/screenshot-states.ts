import { type Page, expect as soon } from '@playwright/test'
import { type Answer, ContactPage, goodMessage } from './browser/contact-page'
import { openHydrated } from './browser/hydrated'

/** A machine without a graphics card renders slowly. */
const expect = soon.configure({ timeout: 30_000 })

/** A state of a page that needs an interaction. */
interface State {
  name: string
  size: 390 | 1440
  /** Brings the page into that state. */
  show(page: Page): Promise<void>
}

type Message = Partial<typeof goodMessage>

/** The contact page after a submit with the given answer of the mail provider; the popup has the given title. */
const popup = (name: string, title: string, answer: Answer, message: Message = goodMessage): State => ({
  name,
  size: 1440,
  async show(page) {
    const contact = new ContactPage(page)
    await contact.open(answer)
    await contact.send(message)
    await expect(contact.popup).toHaveAccessibleName(title)
  },
})

/** The states that screenshots.ts captures besides the pages: the window, not the whole page. */
export const states: State[] = [
  {
    name: 'menu',
    size: 390,
    async show(page) {
      await openHydrated(page, '/')
      await page.getByRole('button', { name: 'Menu' }).click()
      await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
    },
  },
  {
    name: 'story-open',
    size: 1440,
    async show(page) {
      await openHydrated(page, '/')
      const card = page.getByRole('article').first()
      await card.click({ position: { x: 60, y: 40 } })
      await expect(card.getByRole('link', { name: /Know More!/ })).toBeVisible()
      await card.evaluate((shown) => shown.scrollIntoView({ block: 'center', behavior: 'instant' }))
    },
  },
  popup('popup-missing', 'Missing Information', 200, { Name: goodMessage.Name }),
  popup('popup-email', 'Invalid Email', 200, { ...goodMessage, Email: 'asha' }),
  popup('popup-phone', 'Invalid Phone Number', 200, { ...goodMessage, Phone: '12345' }),
  popup('popup-wait', 'Please Wait', 'never'),
  popup('popup-sent', 'Message Sent Successfully!', 200),
  popup('popup-failed', 'Message Failed to Send', 500),
  {
    name: 'lightbox',
    size: 1440,
    async show(page) {
      await openHydrated(page, '/project/tpnodl')
      await page.locator('main button[aria-haspopup="dialog"]:visible').first().click()
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Close' })).toBeVisible()
    },
  },
  {
    name: 'not-found',
    size: 1440,
    async show(page) {
      await page.goto('/a/thread/that/leads/nowhere')
      await expect(page.getByRole('link', { name: 'Go Back Home' })).toBeVisible()
    },
  },
  {
    name: 'film-playing',
    size: 1440,
    async show(page) {
      await openHydrated(page, '/services/av-production')
      const film = page.getByRole('figure').filter({ hasText: 'TataPower' })
      // Movement is off: nothing plays by itself, a click does.
      await page.getByRole('button', { name: 'Play TataPower', exact: true }).click()
      await expect(film).toHaveAttribute('data-state', 'playing')
      // A second in, so that it is the film that is seen and not its first frame.
      await expect
        .poll(() => film.locator('video').evaluate((one) => (one as HTMLVideoElement).currentTime))
        .toBeGreaterThan(1)
    },
  },
]

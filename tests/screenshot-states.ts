import { type Page, expect as soon } from '@playwright/test'
import { hamburger, menu } from './browser/bar'
import { type Answer, ContactPage, goodMessage, type Message } from './browser/contact-page'
import { bigScreen, lastOnBigScreen, playFilm } from './browser/films'
import { openHydrated } from './browser/hydrated'
import { lightboxWords } from './browser/lightbox-words'
import { badEmail, badPhone, failed, missing, sent, wait } from './browser/popup-words'
import { longestStudy } from './studies'
import { words } from './words'

/** A machine without a graphics card renders slowly. */
const expect = soon.configure({ timeout: 30_000 })

/** A state of a page that needs an interaction. */
interface State {
  name: string
  size: 390 | 1440
  /** Brings the page into that state. */
  show(page: Page): Promise<void>
}

/** The contact page after a submit with the given answer of the mail provider; the popup has the given title. */
const popup = (
  name: string,
  [title]: readonly [title: string, text: string],
  answer: Answer,
  message: Partial<Message> = goodMessage,
): State => ({
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
      await hamburger(page).click()
      await expect(menu(page)).toBeVisible()
    },
  },
  {
    name: 'story-open',
    size: 1440,
    async show(page) {
      await openHydrated(page, '/')
      const card = page.getByRole('article').first()
      await card.click({ position: { x: 60, y: 40 } })
      await expect(card.getByRole('link', { name: words.home.stories.more })).toBeVisible()
      await card.evaluate((shown) => shown.scrollIntoView({ block: 'center', behavior: 'instant' }))
    },
  },
  popup('popup-missing', missing, 200, { Name: goodMessage.Name }),
  popup('popup-email', badEmail, 200, { ...goodMessage, Email: 'asha' }),
  popup('popup-phone', badPhone, 200, { ...goodMessage, Phone: '12345' }),
  popup('popup-wait', wait, 'never'),
  popup('popup-sent', sent, 200),
  popup('popup-failed', failed, 500),
  {
    name: 'lightbox',
    size: 1440,
    async show(page) {
      await openHydrated(page, longestStudy.path)
      await page.locator('main button[aria-haspopup="dialog"]:visible').first().click()
      await expect(page.getByRole('dialog').getByRole('button', { name: lightboxWords.close })).toBeVisible()
    },
  },
  {
    name: 'not-found',
    size: 1440,
    async show(page) {
      await page.goto('/a/thread/that/leads/nowhere')
      await expect(page.getByRole('link', { name: words.notFound.home })).toBeVisible()
    },
  },
  {
    name: 'film-playing',
    size: 1440,
    async show(page) {
      await openHydrated(page, '/services/av-production')
      const { name } = lastOnBigScreen
      const film = bigScreen(page).getByRole('figure').filter({ hasText: name })
      // Movement is off: nothing plays by itself, a click does.
      await playFilm(bigScreen(page), name).click()
      await expect(film).toHaveAttribute('data-state', 'playing')
      // A second in, so that it is the film that is seen and not its first frame.
      await expect
        .poll(() => film.locator('video').evaluate((one) => (one as HTMLVideoElement).currentTime))
        .toBeGreaterThan(1)
    },
  },
]

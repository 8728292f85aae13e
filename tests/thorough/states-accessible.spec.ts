import { expect, type Page, test } from '@playwright/test'
import { axeFinds } from '../browser/axe'
import { hamburger, menu } from '../browser/bar'
import { type Answer, ContactPage, goodMessage, type Message } from '../browser/contact-page'
import { filmArea, firstFilm, nextFilm, playFilm } from '../browser/films'
import { openHydrated } from '../browser/hydrated'
import { lightboxWords } from '../browser/lightbox-words'
import { worstContrast } from '../browser/pixel-contrast'
import { badEmail, badPhone, failed, missing, sent, wait } from '../browser/popup-words'
import { people, slideLabel, spoken } from '../browser/testimonial-words'
import { studyWithGallery } from '../studies'
import { words } from '../words'

/** States that appear only after an action; every-page.spec.ts checks pages as they open. */
interface State {
  name: string
  /** px, the narrowest first. */
  widths: readonly [390 | 1440, ...1440[]]
  /** Text whose ground axe cannot make out; its contrast is measured by its pixels instead. */
  measured?: string
  show(page: Page): Promise<void>
}

const both = [390, 1440] as const

const openCard = (path: '/' | '/services', more: string): State => ({
  name: `an open card on ${path}`,
  widths: both,
  async show(page) {
    await openHydrated(page, path)
    const toggle = page.getByRole('main').locator('button[aria-expanded]').nth(1)
    await toggle.press('Enter')
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await expect(page.getByRole('main').getByRole('link', { name: more })).toBeVisible()
  },
})

/** The carousel after a number of steps; every-page.spec.ts checks its first state. */
const turned = (times: 1 | 2): State => ({
  name: `the carousel turned ${times === 1 ? 'once' : 'twice'}`,
  widths: both,
  async show(page) {
    await openHydrated(page, '/projects')
    test.skip(people.length === 1, 'one testimonial alone does not turn')
    const next = page.getByRole('button', { name: spoken.next })
    for (let turn = 0; turn < times; turn += 1) await next.press('Enter')
    await expect(page.locator('[data-position=center]')).toHaveAttribute('aria-label', slideLabel(times))
  },
})

const popup = (
  name: string,
  [title]: readonly [title: string, text: string],
  answer: Answer,
  changes: Partial<Message> = {},
): State => ({
  name: `the popup for ${name}`,
  widths: both,
  async show(page) {
    const contact = new ContactPage(page)
    await contact.open(answer)
    await contact.send({ ...goodMessage, ...changes })
    await expect(contact.popup).toHaveAccessibleName(title)
  },
})

const states: State[] = [
  {
    name: 'the open menu',
    widths: [390],
    measured: 'header a[href="/"] > span',
    async show(page) {
      await openHydrated(page, '/')
      await hamburger(page).click()
      await expect(menu(page)).toBeVisible()
    },
  },
  openCard('/', words.home.stories.more),
  openCard('/services', words.services.solutions.more),
  turned(1),
  turned(2),
  {
    name: 'the lightbox',
    widths: both,
    async show(page) {
      await openHydrated(page, studyWithGallery.path)
      await page.locator('main button[aria-haspopup="dialog"]:visible').first().click()
      await expect(page.getByRole('dialog').getByRole('button', { name: lightboxWords.next })).toBeVisible()
    },
  },
  popup('an empty field', missing, 200, { Subject: '' }),
  popup('a bad address', badEmail, 200, { Email: 'asha' }),
  popup('a bad number', badPhone, 200, { Phone: '12345' }),
  popup('a message under way', wait, 'never'),
  popup('a message that was sent', sent, 200),
  popup('a message that failed', failed, 500),
  {
    name: 'a field that is marked',
    widths: both,
    async show(page) {
      const contact = new ContactPage(page)
      await contact.open()
      await contact.send({ ...goodMessage, Phone: '1' })
      await contact.ok.click()
      await expect(contact.popup).toBeHidden()
      await expect(contact.field('Phone')).toHaveAttribute('aria-invalid', 'true')
    },
  },
  {
    name: 'a film that plays and one that did not load',
    widths: [1440],
    async show(page) {
      await page.route(`**/films/${firstFilm.id}.*`, (route) => route.abort())
      await openHydrated(page, '/services/av-production')
      for (const [{ id, name }, state] of [
        [firstFilm, 'failed'],
        [nextFilm, 'playing'],
      ] as const) {
        const area = filmArea(page, id)
        await playFilm(area, name).click()
        await expect(area.getByRole('figure').filter({ hasText: name }).first()).toHaveAttribute(
          'data-state',
          state,
        )
      }
    },
  },
]

// Reduced motion: every state has its final colours at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

// Each state is brought about once, in the narrowest window, which is then widened.
for (const { name, widths, measured, show } of states)
  test(`EXP-3 ${name} breaks no rule of accessibility at ${widths.join(' and ')} px`, async ({ page }) => {
    await page.setViewportSize({ width: widths[0], height: 900 })
    await show(page)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      expect.soft(await axeFinds(page, measured), `at ${width} px`).toEqual([])
      if (measured) expect(await worstContrast(page, page.locator(measured))).toBeGreaterThanOrEqual(4.5)
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })

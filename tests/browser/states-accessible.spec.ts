import { expect, type Page, test } from '@playwright/test'
import { axeFinds } from './axe'
import { type Answer, ContactPage, goodMessage } from './contact-page'
import { openHydrated } from './hydrated'
import { worstContrast } from './pixel-contrast'

/** States that appear only after an action; every-page.spec.ts checks pages as they open. */
interface State {
  name: string
  widths: readonly (390 | 1440)[]
  /** Text whose ground axe cannot make out; its contrast is measured by its pixels instead. */
  measured?: string
  show(page: Page): Promise<void>
}

const both = [390, 1440] as const

const openCard = (path: string): State => ({
  name: `an open card on ${path}`,
  widths: both,
  async show(page) {
    await openHydrated(page, path)
    const toggle = page.getByRole('main').locator('button[aria-expanded]').nth(1)
    await toggle.press('Enter')
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await expect(page.getByRole('main').getByRole('link', { name: 'Know More!' })).toBeVisible()
  },
})

/** The carousel after a number of steps; every-page.spec.ts checks its first state. */
const turned = (times: 1 | 2): State => ({
  name: `the carousel turned ${times === 1 ? 'once' : 'twice'}`,
  widths: both,
  async show(page) {
    await openHydrated(page, '/projects')
    const next = page.getByRole('button', { name: 'Next testimonial' })
    for (let turn = 0; turn < times; turn += 1) await next.press('Enter')
    await expect(page.locator('[data-position=center]')).toHaveAttribute(
      'aria-label',
      times === 1 ? '3 of 3' : '1 of 3',
    )
  },
})

const popup = (title: string, answer: Answer, changes: Partial<typeof goodMessage> = {}): State => ({
  name: `the popup ‘${title}’`,
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
      await page.getByRole('button', { name: 'Menu' }).click()
      await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
    },
  },
  openCard('/'),
  openCard('/services'),
  turned(1),
  turned(2),
  {
    name: 'the lightbox',
    widths: both,
    async show(page) {
      await openHydrated(page, '/project/vedanta')
      await page.locator('main button[aria-haspopup="dialog"]:visible').first().click()
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Next picture' })).toBeVisible()
    },
  },
  popup('Missing Information', 200, { Subject: '' }),
  popup('Invalid Email', 200, { Email: 'asha' }),
  popup('Invalid Phone Number', 200, { Phone: '12345' }),
  popup('Please Wait', 'never'),
  popup('Message Sent Successfully!', 200),
  popup('Message Failed to Send', 500),
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
      await page.route('**/films/crumbl.*', (route) => route.abort())
      await openHydrated(page, '/services/av-production')
      for (const [name, state] of [
        ['Crumbl', 'failed'],
        ['EeVe', 'playing'],
      ] as const) {
        const film = page.getByRole('region', { name: 'Six for the big screen' }).getByRole('figure')
        await film.getByRole('button', { name: `Play ${name}`, exact: true }).click()
        await expect(film.filter({ hasText: name }).first()).toHaveAttribute('data-state', state)
      }
    },
  },
]

// Reduced motion: every state has its final colours at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const { name, widths, measured, show } of states)
  for (const width of widths)
    test(`EXP-3 ${name} breaks no rule of accessibility at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await show(page)
      expect(await axeFinds(page, measured)).toEqual([])
      if (measured) expect(await worstContrast(page, page.locator(measured))).toBeGreaterThanOrEqual(4.5)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    })

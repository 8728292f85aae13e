import { expect, type Page, test } from '@playwright/test'
import { hamburger, menu } from '../browser/bar'
import { ContactPage, goodMessage } from '../browser/contact-page'
import { openHydrated } from '../browser/hydrated'
import { lightboxWords } from '../browser/lightbox-words'
import { areOutdated, expectPicture } from '../browser/pictures'
import { missing } from '../browser/popup-words'
import { allPages } from '../page-paths'
import { studies, studyWithGallery } from '../studies'

test.skip(
  areOutdated,
  'they were kept with the samples, which are replaced by now; docs/quality.md says how to keep them anew',
)

test.skip(
  !/headless.shell/.test(process.env.CHROMIUM ?? ''),
  'The kept pictures are from the headless shell; another Chromium sets letters differently.',
)
// Nothing moves, so that every run sees the same moment.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

interface View {
  name: string
  width: number
  height: number
  show(page: Page): Promise<void>
}

const desk = { width: 1440, height: 900 }
const tablet = { width: 768, height: 1024 }
const phone = { width: 390, height: 844 }

/** Of these pages, those that the content has. */
const pages = [
  ['home', '/'],
  ['about', '/about'],
  ['projects', '/projects'],
  ['services', '/services'],
  ['contact', '/contact'],
  ['av-production', '/services/av-production'],
  ['marketing-360', '/services/marketing-360'],
  ['tpnodl', '/project/tpnodl'],
  ['lotus-resort', '/project/lotus-resort'],
  ['avante', '/project/avante'],
  ['print-media', '/project/print-media'],
  ['not-found', '/nope'],
].filter(([, path = '']) => allPages.includes(path))

const lightboxStudy = studies.find(({ id }) => id === 'vedanta') ?? studyWithGallery

// Each page is opened once; the narrowest window first, since a wide one leaves large files that a narrow one would use.
for (const [name = '', path = ''] of pages)
  test.describe(path, () => {
    test.describe.configure({ mode: 'default' })
    let page: Page
    test.beforeAll(async ({ browser }) => {
      page = await browser.newPage({ viewport: phone, reducedMotion: 'reduce' })
      // Moon, tide and season follow the date.
      await page.clock.setFixedTime(new Date('2027-03-01T12:00'))
      await openHydrated(page, path)
    })
    test.afterAll(() => page.close())

    for (const screen of [phone, tablet, desk])
      test(`EXP-4 ${name} at ${screen.width} px looks as it was approved`, async () => {
        await page.setViewportSize(screen)
        await expectPicture(page, `${name}-${screen.width}`, true)
      })
  })

/** States that a visitor brings about: the first screen. */
const states: View[] = [
  {
    name: 'menu',
    ...phone,
    async show(page) {
      await openHydrated(page, '/')
      await hamburger(page).click()
      await expect(menu(page)).toBeVisible()
    },
  },
  {
    name: 'open-card',
    ...phone,
    async show(page) {
      await openHydrated(page, '/')
      const toggle = page.getByRole('main').locator('button[aria-expanded]').first()
      await toggle.press('Enter')
      await expect(toggle).toHaveAttribute('aria-expanded', 'true')
      await page
        .locator('article')
        .first()
        .evaluate((card) => card.scrollIntoView({ block: 'center' }))
    },
  },
  ...[desk, phone].map((screen) => ({
    name: 'popup',
    ...screen,
    async show(page: Page) {
      const contact = new ContactPage(page)
      await contact.open()
      await contact.send({ ...goodMessage, Subject: '' })
      await expect(contact.popup).toHaveAccessibleName(missing[0])
    },
  })),
  {
    name: 'lightbox',
    ...desk,
    async show(page) {
      await openHydrated(page, lightboxStudy.path)
      await page.locator('main button[aria-haspopup="dialog"]:visible').first().click()
      await expect(page.getByRole('dialog').getByRole('button', { name: lightboxWords.next })).toBeVisible()
    },
  },
]

for (const { name, width, height, show } of states)
  test(`EXP-4 ${name} at ${width} px looks as it was approved`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await show(page)
    await expectPicture(page, `${name}-${width}`)
  })

test('EXP-4 a link that is missing at the end of a page is detected', async ({ page }) => {
  test.skip(process.env.KEEP_PICTURES !== undefined, 'it would keep the page without its link')
  await page.setViewportSize(phone)
  await openHydrated(page, '/about')
  await page
    .getByRole('contentinfo')
    .getByRole('link')
    .last()
    .evaluate((link) => {
      link.style.visibility = 'hidden'
    })
  await expect(expectPicture(page, 'about-390', true)).rejects.toThrow('changed pixels of about-390')
})

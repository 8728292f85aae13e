import { expect, test } from '@playwright/test'
import { fillIn } from '~/fill-in'
import { barPages, hamburger } from '../browser/bar'
import { ContactPage, goodMessage } from '../browser/contact-page'
import { bigScreen, lastOnBigScreen, pauseFilm, playFilm } from '../browser/films'
import { openHydrated } from '../browser/hydrated'
import { lightboxWords, placeName } from '../browser/lightbox-words'
import { badPhone } from '../browser/popup-words'
import { people, placeAfter, slideLabel, spoken } from '../browser/testimonial-words'
import { findStudy, readPictures, studyWithGallery } from '../studies'
import { said, words } from '../words'

const { spoken: bar } = words.navigation

/** Words in an aria snapshot. */
const quoted = (text: string) => JSON.stringify(text)

/** The bar's links in an aria snapshot, indented by so many spaces. */
const barItems = (indent: number) =>
  barPages
    .map(({ label }) => `${' '.repeat(indent)}- listitem:\n${' '.repeat(indent + 2)}- link ${quoted(label)}`)
    .join('\n')

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('EXP-3 a screen reader finds skip link, bar, content and footer', async ({ page }) => {
  await openHydrated(page, '/services')
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - link ${quoted(bar.skip)}
    - banner:
      - link ${quoted(fillIn(bar.home, { name: words.agency.name }))}
      - navigation ${quoted(bar.main)}:
        - list:
${barItems(10)}
      - link ${quoted(words.navigation.callToAction)}
    - main:
      - heading ${quoted(said(words.services.hero.heading))} [level=1]
    - contentinfo
  `)
})

test('NAV-4 EXP-3 the menu says what it is and whether it is open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openHydrated(page, '/')
  const button = hamburger(page)
  await expect(button).toMatchAriaSnapshot(`- button ${quoted(bar.menu)}`)
  await button.click()
  await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
    - banner:
      - button ${quoted(bar.menu)} [expanded]
      - navigation ${quoted(bar.menu)}:
        - list:
${barItems(10)}
  `)
})

test('GRID-4 EXP-3 a card announces its project and its state, and no hidden content', async ({ page }) => {
  const { stories } = words.home
  const { name, card } = findStudy(stories.featured[0]?.id ?? '')
  await openHydrated(page, '/')
  const shown = page.getByRole('main').getByRole('article').first()
  await expect(shown.getByRole('link')).toHaveCount(0)
  await shown.getByRole('button').press('Enter')
  await expect(shown).toMatchAriaSnapshot(`
    - article:
      - img ${quoted(card.alt)}
      - heading ${quoted(name)} [level=3]:
        - button ${quoted(name)} [expanded]
      - term: ${quoted(stories.sector)}
      - definition: /\\w+/
      - term: ${quoted(stories.category)}
      - definition: /\\w+/
      - paragraph: /\\w+/
      - link ${quoted(`${stories.more} ${name}`)}
  `)
})

test('TESTI-2 EXP-3 the carousel announces the speaker and the position, and changes', async ({ page }) => {
  test.skip(people.length === 1, 'one testimonial alone does not turn')
  await openHydrated(page, '/projects')
  const carousel = page.getByRole('region', { name: spoken.heading, exact: true })
  await carousel.getByRole('button', { name: spoken.next }).press('Enter')
  await expect(carousel.locator('[data-position=center]')).toHaveAttribute('aria-label', slideLabel(1))
  await expect(carousel.locator('[aria-live=polite]')).toMatchAriaSnapshot(`
    - group ${quoted(slideLabel(1))}:
      - img ${quoted(people[placeAfter(1)]?.alt ?? '')}
      - figure:
        - blockquote: /\\w+/
        - strong: /\\w+/
  `)
  await expect(carousel.getByRole('group')).toHaveCount(1)
})

test('FORM-2 POP-1 EXP-3 a failure is announced as a dialog with its reason, then at its field', async ({
  page,
}) => {
  const { form } = words.contact
  const contact = new ContactPage(page)
  await contact.open()
  await contact.send({ ...goodMessage, Phone: '1' })
  await expect(contact.popup).toMatchAriaSnapshot(`
    - dialog ${quoted(badPhone[0])}:
      - heading ${quoted(badPhone[0])} [level=2]
      - paragraph: ${quoted(badPhone[1])}
      - button ${quoted(words.popups.ok)}
  `)
  await contact.ok.click()
  await expect(contact.popup).toBeHidden()
  await expect(contact.form).toMatchAriaSnapshot(`
    - form ${quoted(form.title)}:
      - textbox ${quoted(form.fields.from_name.label)}
      - textbox ${quoted(form.fields.from_email.label)}
      - textbox ${quoted(form.fields.phone_number.label)} [invalid]: "1"
      - textbox ${quoted(form.fields.subject.label)}
      - textbox ${quoted(form.fields.message.label)}
      - button
  `)
})

test('CASE-8 EXP-3 the lightbox announces which picture of how many it shows', async ({ page }) => {
  await openHydrated(page, studyWithGallery.path)
  await page.locator('main button[aria-haspopup="dialog"]:visible').first().click()
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
    - dialog ${quoted(lightboxWords.title)}:
      - img /\\w+/
      - paragraph: /${placeName(1, readPictures(studyWithGallery, 'desktop').length).source.slice(1, -1)}/
      - button ${quoted(lightboxWords.previous)}
      - button ${quoted(lightboxWords.next)}
      - button ${quoted(lightboxWords.close)}
  `)
})

test('AV-2 EXP-3 a film is a button with its name that says whether it plays or pauses it', async ({
  page,
}) => {
  await openHydrated(page, '/services/av-production')
  const { name } = lastOnBigScreen
  const button = playFilm(bigScreen(page), name)
  await expect(button).toMatchAriaSnapshot(`- button ${quoted(fillIn(words.films.play, { name }))}`)
  await button.click()
  await expect(pauseFilm(bigScreen(page), name)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(button).toBeFocused()
})

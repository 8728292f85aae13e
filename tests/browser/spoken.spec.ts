import { expect, test } from '@playwright/test'
import { ContactPage, goodMessage } from './contact-page'
import { openHydrated } from './hydrated'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('EXP-3 a screen reader finds skip link, bar, content and footer', async ({ page }) => {
  await openHydrated(page, '/services')
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - link "Skip to content"
    - banner:
      - link "Bandha, home"
      - navigation "Main":
        - list:
          - listitem:
            - link "Home"
          - listitem:
            - link "Services"
          - listitem:
            - link "Projects"
          - listitem:
            - link "About Us"
          - listitem:
            - link "Contact"
      - link "Let's Make It Happen!"
    - main:
      - heading "Innovative Strategies For Bold Brand" [level=1]
    - contentinfo
  `)
})

test('NAV-4 EXP-3 the menu says what it is and whether it is open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openHydrated(page, '/')
  const button = page.getByRole('banner').getByRole('button', { name: 'Menu' })
  await expect(button).toMatchAriaSnapshot(`- button "Menu"`)
  await button.click()
  await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
    - banner:
      - button "Menu" [expanded]
      - navigation "Menu":
        - list:
          - listitem:
            - link "Home"
          - listitem:
            - link "Services"
          - listitem:
            - link "Projects"
          - listitem:
            - link "About Us"
          - listitem:
            - link "Contact"
  `)
})

test('GRID-4 EXP-3 a card says its project and whether it is open; what it hides is not spoken', async ({
  page,
}) => {
  await openHydrated(page, '/')
  const card = page.getByRole('main').getByRole('article').first()
  await expect(card.getByRole('link')).toHaveCount(0)
  await card.getByRole('button').press('Enter')
  await expect(card).toMatchAriaSnapshot(`
    - article:
      - img /House/
      - heading "Homefills" [level=3]:
        - button "Homefills" [expanded]
      - term: Sector
      - definition: /\\w+/
      - term: Category
      - definition: /\\w+/
      - paragraph: /\\w+/
      - link /Know More!/
  `)
})

test('TESTI-2 EXP-3 the carousel says who speaks, which of three, and speaks up when it turns', async ({
  page,
}) => {
  await openHydrated(page, '/')
  const carousel = page.getByRole('region', { name: 'What clients say' })
  await carousel.getByRole('button', { name: 'Next testimonial' }).press('Enter')
  await expect(carousel.locator('[data-position=center]')).toHaveAttribute('aria-label', '3 of 3')
  await expect(carousel.locator('[aria-live=polite]')).toMatchAriaSnapshot(`
    - group "3 of 3":
      - img /Woven portrait/
      - figure:
        - blockquote: /\\w+/
        - strong: /\\w+/
  `)
  await expect(carousel.getByRole('group')).toHaveCount(1)
})

test('FORM-2 POP-1 EXP-3 a failure is spoken as a dialog with its reason, then with its field', async ({
  page,
}) => {
  const contact = new ContactPage(page)
  await contact.open()
  await contact.send({ ...goodMessage, Phone: '1' })
  await expect(contact.popup).toMatchAriaSnapshot(`
    - dialog "Invalid Phone Number":
      - heading "Invalid Phone Number" [level=2]
      - paragraph: Please enter a valid 10-digit phone number.
      - button "OK"
  `)
  await contact.ok.click()
  await expect(contact.popup).toBeHidden()
  await expect(contact.form).toMatchAriaSnapshot(`
    - form "Get in touch":
      - textbox "Name"
      - textbox "Email"
      - textbox "Phone" [invalid]: "1"
      - textbox "Subject"
      - textbox "Message"
      - button
  `)
})

test('CASE-8 EXP-3 the lightbox says which picture of how many it shows', async ({ page }) => {
  await openHydrated(page, '/project/vedanta')
  await page.locator('main button[aria-haspopup="dialog"]:visible').first().click()
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
    - dialog "Picture, large":
      - img /\\w+/
      - paragraph: /1 of 13/
      - button "Previous picture"
      - button "Next picture"
      - button "Close"
  `)
})

test('AV-2 EXP-3 a film is a button with its name that says whether it plays or pauses it', async ({
  page,
}) => {
  await openHydrated(page, '/services/av-production')
  const films = page.getByRole('region', { name: 'Six for the big screen' })
  const button = films.getByRole('button', { name: 'Play EeVe', exact: true })
  await expect(button).toMatchAriaSnapshot(`- button "Play EeVe"`)
  await button.click()
  await expect(films.getByRole('button', { name: 'Pause EeVe' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(button).toBeFocused()
})

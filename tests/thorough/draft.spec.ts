import { expect, type Page, test } from '@playwright/test'
import { type Answer, ContactPage, emptyMessage, goodMessage } from '../browser/contact-page'
import { failed, missing, sent, wait } from '../browser/popup-words'

/** The contact page with all fields filled in and nothing sent. */
async function filled(page: Page, answer: Answer = 200): Promise<ContactPage> {
  const contact = new ContactPage(page)
  await contact.open(answer)
  await contact.fill()
  return contact
}

/** Sends, closes ‘Please Wait’ and goes to About before there is an answer. */
async function leftWhileSending(page: Page, answer: Answer): Promise<ContactPage> {
  const contact = await filled(page, answer)
  await contact.submit.click()
  await contact.expectPopup(...wait)
  await contact.ok.click()
  await expect(contact.popup).toBeHidden()
  await contact.goTo('/about')
  return contact
}

/** An answer that comes when the test says so. */
function heldAnswer() {
  let release = (_status: number): void => undefined
  const answer = new Promise<number>((resolve) => {
    release = resolve
  })
  return { answer, release }
}

test('FORM-5 keeps what was typed while the visitor looks at another page', async ({ page }) => {
  const contact = await filled(page)
  await contact.goTo('/about')
  await page.goBack()
  await expect(page).toHaveURL('/contact')
  await expect.poll(() => contact.values()).toEqual(goodMessage)
})

test('FORM-5 keeps what was typed when the visitor follows a link of the site', async ({ page }) => {
  const contact = await filled(page)
  await contact.goTo('/about')
  await contact.goTo('/contact')
  await expect.poll(() => contact.values()).toEqual(goodMessage)
})

test('FORM-5 keeps what was typed when another document was opened in the tab', async ({ page }) => {
  const contact = await filled(page)
  await page.goto('/robots.txt')
  await page.goto('/contact')
  await expect(contact.submit).toBeEnabled()
  expect(await contact.values()).toEqual(goodMessage)
})

test('FORM-5 keeps what was typed after a full load and Back', async ({ page }) => {
  const contact = await filled(page)
  await page.goto('/about')
  await page.goBack()
  await expect(contact.submit).toBeEnabled()
  expect(await contact.values()).toEqual(goodMessage)
})

test('FORM-5 keeps what was typed between pages if storage is blocked', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['sessionStorage', 'localStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
  })
  const contact = await filled(page)
  await contact.goTo('/about')
  await page.goBack()
  await expect.poll(() => contact.values()).toEqual(goodMessage)
  await contact.submit.click()
  await contact.expectPopup(...sent)
})

test('FORM-5 a field that was emptied stays empty', async ({ page }) => {
  const contact = await filled(page)
  await contact.fill({ Subject: '' })
  await page.reload()
  await expect(contact.submit).toBeEnabled()
  expect(await contact.values()).toEqual({ ...goodMessage, Subject: '' })
})

test('FORM-5 forgets a message that was sent', async ({ page }) => {
  const contact = await filled(page)
  await contact.submit.click()
  await contact.expectPopup(...sent)
  await page.reload()
  await expect(contact.submit).toBeEnabled()
  expect(await contact.values()).toEqual(emptyMessage)
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(goodMessage.Email)
})

test('FORM-5 sets no cookie and leaves nothing once the tab is closed', async ({ page, context }) => {
  await filled(page)
  expect(await context.cookies()).toEqual([])
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
})

const ends: [end: string, status: number, says: readonly [string, string]][] = [
  ['failed', 500, failed],
  ['was sent', 200, sent],
]

for (const [end, status, says] of ends)
  test(`FORM-5 reports on the current page that the message ${end}`, async ({ page }) => {
    const { answer, release } = heldAnswer()
    const contact = await leftWhileSending(page, answer)
    await expect(contact.popup).toBeHidden()
    release(status)
    await contact.expectPopup(...says)
    await expect(page).toHaveURL('/about')
    await contact.ok.click()
    await expect(contact.popup).toBeHidden()
    await contact.goTo('/contact')
    await expect.poll(() => contact.values()).toEqual(status === 200 ? emptyMessage : goodMessage)
  })

test('FORM-5 gives up after 20 s on another page too', async ({ page }) => {
  await page.clock.install()
  const contact = await leftWhileSending(page, 'never')
  await page.clock.fastForward(20_000)
  await contact.expectPopup(...failed)
})

test('FORM-5 POP-1 the popup of another page is the same one, as large as the window', async ({ page }) => {
  const { answer, release } = heldAnswer()
  const contact = await leftWhileSending(page, answer)
  release(500)
  await contact.expectPopup(...failed)
  await expect(contact.ok).toBeFocused()
  const looks = () =>
    contact.popup.evaluate((dialog) => {
      const button = dialog.querySelector('button')
      const { width, height } = dialog.getBoundingClientRect()
      return {
        fillsWindow: width === document.documentElement.clientWidth && height === window.innerHeight,
        isOverPage: dialog.matches(':modal'),
        title: getComputedStyle(dialog.querySelector('h2') ?? dialog).fontSize,
        button: button && getComputedStyle(button).fontFamily,
        eyes: dialog.querySelector('svg')?.getBoundingClientRect().width,
      }
    })
  const elsewhere = await looks()
  expect(elsewhere).toMatchObject({ fillsWindow: true, isOverPage: true })
  await contact.ok.click()
  await expect(contact.popup).toBeHidden()
  await page.goto('/contact')
  await expect(contact.submit).toBeEnabled()
  await contact.submit.click()
  await contact.expectPopup(...failed)
  expect(await looks()).toEqual(elsewhere)
})

test('FORM-5 FORM-4 a message is still being sent for a visitor who returns', async ({ page }) => {
  const { answer, release } = heldAnswer()
  const contact = await leftWhileSending(page, answer)
  await contact.goTo('/contact')
  await expect(contact.submit).toHaveAttribute('aria-disabled', 'true')
  await expect.poll(() => contact.values()).toEqual(goodMessage)
  await contact.field('Name').press('Enter')
  expect(contact.calls).toHaveLength(1)
  release(200)
  await contact.expectPopup(...sent)
  expect(await contact.values()).toEqual(emptyMessage)
  await expect(contact.submit).not.toHaveAttribute('aria-disabled')
})

test('FORM-5 POP-1 the form’s message about a field is not shown on another page', async ({ page }) => {
  const contact = new ContactPage(page)
  await contact.open()
  await contact.goTo('/about')
  await contact.goTo('/contact')
  await contact.submit.click()
  await contact.expectPopup(...missing)
  await page.goBack()
  await expect(page).toHaveURL('/about')
  await expect(contact.popup).toBeHidden()
})

test('PROG-6 POP-1 after Back with a popup open, closing it gives the focus to the page', async ({
  page,
}) => {
  const contact = new ContactPage(page)
  await page.goto('/about')
  await contact.open(500)
  await contact.goTo('/about')
  await contact.goTo('/contact')
  await contact.send()
  await contact.expectPopup(...failed)
  await page.goBack()
  await expect(page).toHaveURL('/about')
  await contact.ok.click()
  await expect(contact.popup).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
})

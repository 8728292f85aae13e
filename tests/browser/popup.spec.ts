import { expect } from '@playwright/test'
import { ContactPage, goodMessage, testOnContactPage } from './contact-page'
import { failed, missing, sent } from './popup-words'

const test = testOnContactPage()

test('POP-1 closes by OK, by Escape and by a click on the overlay, and gives the focus back', async ({
  contact,
  page,
}) => {
  contact.answer = 500
  await contact.fill()
  const ways: [string, () => Promise<void>][] = [
    ['OK', () => contact.ok.click()],
    ['Enter on OK', () => page.keyboard.press('Enter')],
    ['Escape', () => page.keyboard.press('Escape')],
    ['the overlay', () => page.mouse.click(12, 450)],
  ]
  for (const [way, close] of ways) {
    await test.step(way, async () => {
      await contact.submit.click()
      await contact.expectPopup(...failed)
      await close()
      await expect(contact.popup).toBeHidden()
      await expect(contact.submit).toBeFocused()
    })
  }
})

test('POP-1 does not close by a click on itself', async ({ contact }) => {
  await contact.submit.click()
  await contact.expectPopup(...missing)
  await contact.popup.getByText(missing[1]).click()
  await contact.popup.getByText(missing[0]).click()
  await contact.expectPopup(...missing)
})

type Point = [x: number, y: number]

test('POP-1 a text selection that is dragged onto or from the overlay does not close it', async ({
  contact,
  page,
}) => {
  await contact.submit.click()
  await contact.expectPopup(...missing)
  // Until it has opened, the box is clipped, and its words' place belongs to the overlay.
  await contact.popup.evaluate((popup) =>
    Promise.allSettled(popup.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  )
  const text = await contact.popup.getByText(missing[1]).boundingBox()
  if (!text) throw new Error('The popup shows no text')
  const inside: Point = [text.x + 20, text.y + text.height / 2]
  const overlay: Point = [12, 450]
  const drags: [from: Point, to: Point][] = [
    [inside, overlay],
    [overlay, inside],
  ]
  for (const [from, to] of drags) {
    await page.mouse.move(...from)
    await page.mouse.down()
    await page.mouse.move(...to, { steps: 5 })
    await page.mouse.up()
    await expect(contact.popup).toHaveAttribute('data-phase', 'visible')
  }
  await page.mouse.click(...overlay)
  await expect(contact.popup).toBeHidden()
})

test('POP-1 Enter that is held down after a submit does not close the popup that it opens', async ({
  contact,
  page,
}) => {
  await contact.field('Name').focus()
  // Playwright repeats a key that is down already.
  for (let times = 0; times < 3; times += 1) {
    await page.keyboard.down('Enter')
    await expect(contact.popup).toHaveAttribute('data-phase', 'visible')
  }
  await page.keyboard.up('Enter')
  await page.keyboard.press('Enter')
  await expect(contact.popup).toBeHidden()
})

test('POP-1 is on its way out for 300 ms, then hidden', async ({ context }) => {
  const page = await context.newPage()
  await page.clock.install()
  const contact = new ContactPage(page)
  await contact.open()
  await contact.submit.click()
  await contact.expectPopup(...missing)
  await page.clock.pauseAt(Date.now() + 60_000)
  await contact.ok.click()
  await page.clock.runFor(290)
  await expect(contact.popup).toBeVisible()
  await page.clock.runFor(20)
  await expect(contact.popup).toBeHidden()
  await expect(contact.field('Name')).toBeFocused()
})

test('POP-1 keeps the focus, and the page under it is inert', async ({ contact, page }) => {
  await contact.submit.click()
  await contact.expectPopup(...missing)
  for (const key of ['Tab', 'Tab', 'Shift+Tab']) await page.keyboard.press(key)
  const isBehind = await page.evaluate(
    () => document.activeElement?.closest('main form, header, footer') !== null,
  )
  expect(isBehind).toBe(false)
  const blocked = await contact.field('Name').evaluate((field) => {
    field.focus()
    return document.activeElement !== field
  })
  expect(blocked).toBe(true)
})

test('EXP-2 under reduced motion the popup still opens, and closes', async ({ contact, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await contact.submit.click()
  await contact.expectPopup(...missing)
  await contact.ok.click()
  await expect(contact.popup).toBeHidden()
})

test("POP-1 no line of a popup's sentence is left with a word or two", async ({ contact, page }) => {
  await contact.send(goodMessage)
  await contact.expectPopup(...sent)
  for (const width of [390, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 })
    const lines = await contact.popup.getByText(sent[1]).evaluate((sentence) => {
      const range = document.createRange()
      range.selectNodeContents(sentence)
      return [...range.getClientRects()].map((line) => line.width)
    })
    expect.soft(Math.min(...lines) / Math.max(...lines), `${width} px`).toBeGreaterThan(0.6)
  }
})

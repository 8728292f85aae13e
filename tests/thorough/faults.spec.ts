import { expect, type Page, type Route, test } from '@playwright/test'
import { mailPath } from '../../delivery/mail-provider'
import { ContactPage, goodMessage } from '../browser/contact-page'
import { openHydrated } from '../browser/hydrated'
import { failed, sent, wait } from '../browser/popup-words'
import { readThrough } from '../browser/scrolling'
import { longestStudy } from '../studies'

test('FORM-3 a network lost while sending is reported once, and the form stays filled in', async ({
  page,
  context,
}) => {
  const contact = new ContactPage(page)
  await contact.open()
  const held = new Promise<Route>((hold) => page.route(`**${mailPath}`, (route) => hold(route)))
  await contact.send()
  await expect(contact.popup).toHaveAccessibleName(wait[0])
  const sending = await held
  await context.setOffline(true)
  await sending.abort('internetdisconnected')
  await expect(contact.popup).toHaveAccessibleName(failed[0])
  expect(await contact.values()).toEqual(goodMessage)
})

test('FORM-3 without a network the message fails at once, is kept, and can be sent later', async ({
  page,
  context,
}) => {
  const contact = new ContactPage(page)
  await contact.open()
  await contact.fill()
  await page.unrouteAll()
  await context.setOffline(true)
  await contact.submit.click()
  await expect(contact.popup).toHaveAccessibleName(failed[0])
  expect(await contact.values()).toEqual(goodMessage)
  await contact.ok.click()
  await context.setOffline(false)
  await contact.submit.click()
  await expect(contact.popup).toHaveAccessibleName(sent[0])
})

/** Height and place of everything that holds a picture or a film. */
const shape = (page: Page) =>
  page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    frames: [...document.querySelectorAll('main img, main video')].map((one) => {
      const { width, height } = one.getBoundingClientRect()
      return [width, height]
    }),
  }))

for (const path of ['/', '/projects', longestStudy.path, '/services/av-production', '/services/print-media'])
  test(`CASE-8 AV-2 ${path} keeps its shape and its descriptions without pictures and films`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openHydrated(page, path)
    await readThrough(page)
    const whole = await shape(page)
    await page.route(/\.(avif|webp|png|jpe?g|webm)$/, (route) => route.abort())
    await openHydrated(page, path)
    await readThrough(page)
    const bare = await shape(page)
    // Half pixels may be rounded up or down.
    expect(bare.frames.length).toBe(whole.frames.length)
    const changed = bare.frames.filter((frame, index) =>
      frame.some((length, side) => Math.abs(length - (whole.frames[index]?.[side] ?? 0)) > 1),
    )
    expect(changed).toEqual([])
    expect(Math.abs(bare.height - whole.height)).toBeLessThanOrEqual(2)
  })

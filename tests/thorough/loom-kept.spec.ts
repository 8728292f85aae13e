import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { fillIn } from '~/fill-in'
import { requestFields } from '../../delivery/mail-provider'
import { ContactPage, goodMessage } from '../browser/contact-page'
import { openHydrated } from '../browser/hydrated'
import { LoomPage, wovenPattern } from '../browser/loom-page'
import { sent } from '../browser/popup-words'
import { linkTo } from '../browser/shown-page'
import { sentencePattern, words } from '../words'

const { keep, hint, subject } = words.loom

/** The fields of a call, in order. */
const requestFieldNames = requestFields(
  { from_name: '', from_email: '', phone_number: '', subject: '', message: '' },
  {},
).map(([name]) => name)

const meera = '#cloth=Meera&colours=indigo&knots=3'
const asha = '#cloth=Asha&colours=turmeric&knots=10'

for (const width of [390, 1440])
  test(`LOOM-3 the picture kept at ${width} px is 2,400 px wide at least and shows the same cloth`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 844 })
    const loom = new LoomPage(page)
    await loom.open(`/about${meera}`)
    await loom.settled()
    const download = page.waitForEvent('download')
    await loom.footer.getByRole('button', { name: keep.picture }).click()
    const kept = await download
    expect(kept.suggestedFilename()).toBe('Meera.png')
    const file = await readFile(await kept.path())
    const { format, width: wide } = await sharp(file).metadata()
    expect(format).toBe('png')
    expect(wide).toBeGreaterThanOrEqual(2_400)
    const pixels = (picture: Buffer) =>
      sharp(picture).resize(96, 54, { fit: 'fill' }).removeAlpha().raw().toBuffer()
    const [one, other] = [await pixels(file), await pixels(await loom.png())]
    const difference = one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0)
    expect(difference / one.length).toBeLessThan(4)
    await expect(loom.footer.getByText(sentencePattern(keep.pictureKept))).toBeVisible()
  })

test('LOOM-3 the copied link shows somebody else the same cloth', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], {
    origin: new URL(baseURL ?? '').origin,
  })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const loom = new LoomPage(page)
  await loom.weave('ମୀରା')
  await loom.colours('palash').check({ force: true })
  await loom.knots.fill('2')
  await loom.settled()
  await loom.footer.getByRole('button', { name: keep.link }).click()
  await expect(loom.footer.getByText(keep.linkCopied)).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const other = await context.newPage()
  await other.emulateMedia({ reducedMotion: 'reduce' })
  await other.goto(link)
  const theirs = new LoomPage(other)
  await theirs.settled()
  expect(await theirs.picture()).toBe(await loom.picture())
  await expect(theirs.field).toHaveValue('ମୀରା')
})

test('LOOM-3 a link opens with the cloth in the window', async ({ page }) => {
  const loom = new LoomPage(page)
  await loom.open(`/${meera}`)
  await expect(loom.cloth).toBeInViewport({ ratio: 0.9 })
  await expect(loom.colours('indigo')).toBeChecked()
  await expect(loom.knots).toHaveValue('3')
})

test('LOOM-3 a link pasted into the open page shows its cloth, and Back the one before', async ({ page }) => {
  const loom = new LoomPage(page)
  await loom.open('/about')
  await page.goto(`/about${meera}`)
  await expect(loom.cloth).toHaveAccessibleName(wovenPattern('Meera'))
  await page.goto(`/about${asha}`)
  await expect(loom.cloth).toHaveAccessibleName(wovenPattern('Asha'))
  await page.goBack()
  await expect(loom.cloth).toHaveAccessibleName(wovenPattern('Meera'))
  await expect(loom.knots).toHaveValue('3')
  await page.goBack()
  await loom.expectWordmark()
})

test('LOOM-3 the address names the cloth without a new entry in the history', async ({ page }) => {
  const loom = new LoomPage(page)
  await loom.open('/about')
  const entries = await page.evaluate(() => history.length)
  await loom.field.fill('Meera')
  await expect(page).toHaveURL('/about#cloth=Meera&colours=iron&knots=7')
  await page.reload()
  await expect(loom.cloth).toHaveAccessibleName(wovenPattern('Meera'))
  await loom.field.press('Escape')
  await expect(page).toHaveURL('/about')
  expect(await page.evaluate(() => history.length)).toBe(entries)
})

test('LOOM-3 Back from another page shows the cloth that its address names', async ({ page }) => {
  const loom = new LoomPage(page)
  await loom.open('/about')
  await loom.field.fill('Meera')
  await expect(page).toHaveURL(/#cloth=Meera/)
  await linkTo(page, '/services').click()
  await expect(page).toHaveURL('/services')
  await page.goBack()
  await expect(page).toHaveURL(/about#cloth=Meera/)
  await expect(loom.cloth).toHaveAccessibleName(wovenPattern('Meera'))
})

for (const [what, fragment] of [
  ['markup', '#cloth=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E&colours=iron&knots=7'],
  ['too long a name', '#cloth=Subhadarshini+Devi&colours=iron&knots=7'],
  ['an unknown colour set', '#cloth=Meera&colours=mauve&knots=7'],
  ['a broken escape', '#cloth=%E0%A4&colours=iron&knots=7'],
])
  test(`LOOM-3 a link with ${what} shows the wordmark`, async ({ page }) => {
    const problems: string[] = []
    page.on('pageerror', ({ message }) => problems.push(message))
    page.on('dialog', (dialog) => problems.push(dialog.message()))
    const loom = new LoomPage(page)
    await loom.open(`/about${fragment}`)
    await expect(loom.footer.getByText(hint)).toBeVisible()
    await loom.expectWordmark()
    expect(problems).toEqual([])
  })

test('LOOM-4 a brief opens the form with the subject, and the link as the last line', async ({ page }) => {
  const loom = new LoomPage(page)
  await loom.weave('Meera')
  await loom.footer.getByRole('link', { name: keep.brief }).click()
  await expect(page).toHaveURL('/contact')
  const contact = new ContactPage(page)
  await expect(contact.field('Subject')).toHaveValue(fillIn(subject, { name: 'Meera' }))
  expect((await contact.field('Message').inputValue()).split('\n').at(-1)).toMatch(
    /^http.+\/about#cloth=Meera&colours=iron&knots=7$/,
  )
})

test('LOOM-4 on the contact page itself the form is filled in and has the focus', async ({ page }) => {
  const contact = new ContactPage(page)
  await contact.open()
  await contact.fill({ Subject: 'A new tea' })
  const loom = new LoomPage(page)
  await loom.field.fill('Meera')
  await loom.footer.getByRole('link', { name: keep.brief }).click()
  await expect(contact.field('Message')).toBeFocused()
  await expect(contact.field('Message')).toHaveValue(/\/contact#cloth=Meera&colours=iron&knots=7$/)
  await expect(contact.field('Subject')).toHaveValue('A new tea')
})

test('LOOM-4 FORM-4 a brief with a cloth is sent as any message is', async ({ page }) => {
  const contact = new ContactPage(page)
  await contact.open()
  const loom = new LoomPage(page)
  await loom.field.fill('Meera')
  await loom.footer.getByRole('link', { name: keep.brief }).click()
  const { Name, Email, Phone } = goodMessage
  await contact.send({ Name, Email, Phone })
  await contact.expectPopup(...sent)
  expect(contact.calls).toHaveLength(1)
  const body = contact.calls[0]?.postData() ?? ''
  expect([...body.matchAll(/name="(\w+)"/g)].map(([, name]) => name)).toEqual(requestFieldNames)
})

for (const what of ['shut', 'missing'] as const)
  test(`LOOM-3 if the clipboard is ${what}, the visitor is told where the link is`, async ({ page }) => {
    await page.addInitScript((what) => {
      const value = what === 'shut' ? { writeText: () => Promise.reject(new Error(what)) } : undefined
      Object.defineProperty(navigator, 'clipboard', { value })
    }, what)
    await openHydrated(page, '/about')
    const loom = new LoomPage(page)
    await loom.field.fill('Om')
    await loom.footer.getByRole('button', { name: keep.link }).click()
    await expect(loom.footer.getByText(keep.linkFailed)).toBeVisible()
  })

test('LOOM-3 if the browser hides a canvas, no picture is saved and the visitor is told', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { prototype } = CanvasRenderingContext2D
    const read = prototype.getImageData
    prototype.getImageData = function (...area) {
      const picture = read.apply(this, area)
      picture.data.forEach((_, index, data) => {
        data[index] = Math.random() * 256
      })
      return picture
    }
  })
  const downloads: string[] = []
  page.on('download', (download) => downloads.push(download.suggestedFilename()))
  const loom = new LoomPage(page)
  await loom.open()
  await loom.field.fill('Om')
  await loom.footer.getByRole('button', { name: keep.picture }).click()
  await expect(loom.footer.getByText(keep.pictureFailed.notReadable)).toBeVisible()
  expect(downloads).toEqual([])
})

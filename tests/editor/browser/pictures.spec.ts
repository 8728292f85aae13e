import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type FrameLocator, type Page, test } from '@playwright/test'
import { needed } from '../../needed'
import { words } from '../../words'
import { copy } from './copied-project'
import { onDisk, openEditor } from './editor-page'
import { axe, heic, picture, pictureTitle, readList, WORK } from './given'

test.describe.configure({ mode: 'serial' })

/** The campaign whose picture is cropped, as the copy begins with it. */
const { title, picture: campaign } = needed(
  words.campaigns.campaigns.find(({ picture }) => picture.focus),
  'campaign whose picture is cut',
)

/** Opens the crop of a campaign's picture. */
async function openCrop(page: Page) {
  const { form, site } = await openEditor(page, 'Campaigns')
  await form.locator('summary', { hasText: title }).click()
  await form.getByRole('button', { name: `Crop “${pictureTitle(campaign.name)}”`, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: `Crop “${pictureTitle(campaign.name)}”` })
  await expect(dialog.getByText('As the site shows it:')).toBeVisible({ timeout: WORK })
  return { form, site, dialog }
}

const measureBoxes = (page: Page) =>
  page
    .getByRole('region', { name: 'As the site shows it' })
    .locator('svg')
    .evaluateAll((all) => all.map((one) => one.getAttribute('viewBox')))

/** The first place of the page that shows it. */
const shownAt = (site: FrameLocator) => site.getByAltText(campaign.alt).first()
const positionBefore = `${campaign.focus ?? '50% 50%'}`

test('EDIT-5 the arrow keys move what stays in view, and each frame shows it at once', async ({ page }) => {
  const { site, dialog } = await openCrop(page)
  await expect(shownAt(site)).toHaveCSS('object-position', positionBefore)
  const before = await measureBoxes(page)
  expect(before.length).toBeGreaterThan(0)
  const left = dialog.getByLabel('From the left')
  const isRight = Number(await left.inputValue()) > 50
  await left.press(isRight ? 'Home' : 'End')
  expect(await measureBoxes(page)).not.toEqual(before)
  await left.press(isRight ? 'ArrowRight' : 'ArrowLeft')
  const kept = `${isRight ? 1 : 99}% ${positionBefore.split(' ')[1]}`
  expect(await axe(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Keep this in view' }).click()
  await expect.poll(() => onDisk('campaigns.yaml')).toContain(`focus: ${kept} }`)
  await expect(shownAt(site)).toHaveCSS('object-position', kept)
})

test('EDIT-9 undo brings back what stayed in view before', async ({ page }) => {
  const { site } = await openEditor(page, 'Campaigns')
  await page.keyboard.press('Control+z')
  await expect(shownAt(site)).toHaveCSS('object-position', positionBefore)
  expect(onDisk('campaigns.yaml')).toBe(readFileSync('content/campaigns.yaml', 'utf8'))
})

test('EDIT-5 a press on the picture says what stays in view', async ({ page }) => {
  const { dialog } = await openCrop(page)
  const stage = dialog.locator('[data-tool=focus]')
  const box = await stage.boundingBox()
  if (!box) throw new Error('the picture is not shown')
  await stage.click({ position: { x: box.width * 0.75, y: box.height * 0.25 } })
  await expect(dialog.getByLabel('From the left')).toHaveValue('75')
  await expect(dialog.getByLabel('From the top')).toHaveValue('25')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toHaveCount(0)
})

test('EDIT-5 a cut by keyboard leaves a part of the picture, and undo brings all of it back', async ({
  page,
}) => {
  const { dialog } = await openCrop(page)
  const { base, width: whole } = readList('pictures')[campaign.name]
  await dialog.getByRole('button', { name: 'Cut a part out' }).click()
  await expect(dialog.getByRole('button', { name: 'Cut the picture' })).toBeDisabled()
  const side = dialog.getByRole('button', { name: /^Right side/ })
  await side.focus()
  for (let step = 0; step < 4; step += 1) await side.press('Control+ArrowLeft')
  expect(await axe(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Cut the picture' }).click()
  await expect(dialog).toHaveCount(0, { timeout: WORK })
  const { width, base: cut } = readList('pictures')[campaign.name]
  expect(cut).not.toBe(base)
  expect(width).toBeLessThan(whole)
  await expect(page.getByText('Do these words still say what is to be seen?')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect.poll(() => readList('pictures')[campaign.name].base).toBe(base)
  expect(existsSync(join(copy, `media/files${base}.640.webp`))).toBe(true)
})

test('EDIT-5 words of another picture are asked about until confirmed, also after a reload', async ({
  page,
}) => {
  const { form } = await openEditor(page, 'Avante')
  await form.getByRole('button', { name: 'Change …' }).first().click()
  const file = { name: 'Other Card.JPG', mimeType: 'image/jpeg', buffer: await picture() }
  await page.getByLabel(/A new picture/).setInputFiles(file)
  await expect(form.getByText('Avante: other card')).toBeVisible({ timeout: WORK })
  const question = page.getByText('Do these words still say what is to be seen?')
  await expect(question).toBeVisible()
  await openEditor(page, 'Avante')
  await expect(question).toBeVisible()
  await page.getByRole('button', { name: 'Yes, they do' }).click()
  await expect(question).toHaveCount(0)
  await openEditor(page, 'Avante')
  await expect(question).toHaveCount(0)
})

/** Gives a file to the window as a drop or a paste does. */
const give = (page: Page, type: 'drop' | 'paste', bytes: Buffer) =>
  page.evaluate(
    ({ kind, data }) => {
      const files = new DataTransfer()
      const content = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))
      files.items.add(new File([content], `given-${kind}.jpg`, { type: 'image/jpeg' }))
      const event =
        kind === 'drop'
          ? new DragEvent('drop', { dataTransfer: files, bubbles: true, cancelable: true })
          : new ClipboardEvent('paste', { clipboardData: files, bubbles: true, cancelable: true })
      document.activeElement?.dispatchEvent(event)
    },
    { kind: type, data: bytes.toString('base64') },
  )

for (const way of ['drop', 'paste'] as const)
  test(`EDIT-5 a picture comes in by ${way}, wherever the focus is in the dialog`, async ({ page }) => {
    const { form, state } = await openEditor(page, 'Avante')
    await form.getByRole('button', { name: 'Change …' }).first().click()
    await give(page, way, await picture())
    await expect(form.getByText(`Avante: given ${way}`)).toBeVisible({ timeout: WORK })
    await expect(state).toHaveText('Saved')
  })

test('EDIT-5 progress is shown while a picture is encoded', async ({ page }) => {
  const { form, state } = await openEditor(page, 'Avante')
  await form.getByRole('button', { name: 'Change …' }).first().click()
  const file = { name: 'large.jpg', mimeType: 'image/jpeg', buffer: await picture(4000, 3000) }
  await page.getByLabel(/A new picture/).setInputFiles(file)
  const progress = page.getByRole('progressbar', { name: /Preparing its sizes/ })
  await expect.poll(() => progress.evaluate((bar: HTMLProgressElement) => bar.value)).toBeGreaterThan(0.1)
  await expect(form.getByText('Avante: large')).toBeVisible({ timeout: WORK })
  await expect(state).toHaveText('Saved')
  await expect(progress).toHaveCount(0)
})

test('EDIT-5 a telephone’s HEIC is taken upright, with progress, and one Undo takes it back', async ({
  page,
}) => {
  const { form, state } = await openEditor(page, 'Avante')
  await form.getByRole('button', { name: 'Change …' }).first().click()
  const file = { name: 'IMG_4711.HEIC', mimeType: '', buffer: heic() }
  await page.getByLabel(/A new picture/).setInputFiles(file)
  await expect(page.getByRole('progressbar', { name: /Preparing its sizes/ })).toBeVisible()
  await expect(form.getByText('Avante: img 4711')).toBeVisible({ timeout: WORK })
  await expect(state).toHaveText('Saved')
  expect(readList('pictures')['avante/img-4711']).toMatchObject({ width: 1200, height: 1800 })
  expect(existsSync(join(copy, 'media/originals/avante/img-4711.jpg'))).toBe(true)
  await page.keyboard.press('Control+z')
  await expect(page.getByText(/^Undone: /)).toBeVisible()
  expect(readList('pictures')['avante/img-4711']).toBeUndefined()
  expect(existsSync(join(copy, 'media/originals/avante/img-4711.jpg'))).toBe(false)
})

test('EDIT-5 a HEIC is seen in the dialog of a new case study; a broken one says so there', async ({
  page,
}) => {
  await openEditor(page)
  await page.getByRole('button', { name: /^New case study/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/Drop them here/).setInputFiles([
    { name: 'IMG_1.HEIC', mimeType: '', buffer: heic() },
    { name: 'IMG_2.HEIC', mimeType: '', buffer: heic().subarray(0, 1200) },
  ])
  const entry = (name: string) => dialog.getByRole('listitem').filter({ hasText: `to be seen on “${name}”` })
  await expect
    .poll(() =>
      entry('IMG 1')
        .locator('img')
        .evaluate((seen: HTMLImageElement) => seen.naturalHeight),
    )
    .toBe(320)
  await expect(entry('IMG 2')).toContainText('IMG_2.HEIC cannot be read to its end')
})

test('EDIT-5 a file that is dropped beside its place leaves the editor open', async ({ page }) => {
  await openEditor(page, 'Avante')
  const isKept = await page.evaluate(() => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File(['x'], 'a.jpg', { type: 'image/jpeg' }))
    const events = ['dragover', 'drop'].map(
      (kind) => new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true }),
    )
    for (const event of events) document.body.dispatchEvent(event)
    return events.every((event) => event.defaultPrevented)
  })
  expect(isKept).toBe(true)
})

test('EDIT-5 words are asked about where a picture of a case study is replaced', async ({ page }) => {
  const { form } = await openEditor(page, 'Avante')
  const { base } = readList('pictures')['avante/hoarding']
  await form.getByRole('button', { name: 'Replace “Avante: hoarding”', exact: true }).click()
  const file = { name: 'other.jpg', mimeType: 'image/jpeg', buffer: await picture() }
  await page.getByLabel(/A new picture/).setInputFiles(file)
  await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: WORK })
  expect(readList('pictures')['avante/hoarding'].base).not.toBe(base)
  const entry = form.getByRole('listitem').filter({
    has: page.getByRole('button', { name: 'Replace “Avante: hoarding”', exact: true }),
  })
  await expect(entry.getByText('Do these words still say what is to be seen?')).toBeVisible()
})

test('EDIT-5 the library says where a picture is used, finds by name, and shows those unused', async ({
  page,
}) => {
  const { form } = await openEditor(page, 'Avante')
  await form.getByRole('button', { name: 'Change …' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Search pictures').fill(pictureTitle(campaign.name))
  await expect(dialog.getByRole('button', { name: /In Campaigns/ })).toBeVisible()
  await dialog.getByLabel('Search pictures').fill('')
  await dialog.getByRole('button', { name: 'Only unused' }).click()
  await expect(dialog.getByRole('button', { name: /Avante: other card Used nowhere/ })).toBeVisible()
  await expect(dialog.getByRole('button', { name: /In Avante/ })).toHaveCount(0)
})

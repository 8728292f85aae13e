import { expect, type Page, test } from '@playwright/test'
import { contentTitle } from '../../../editor/core/site/places'
import { needed } from '../../needed'
import { studies } from '../../studies'
import { words } from '../../words'
import { openEditor } from './editor-page'
import { axe, photograph } from './given'

test.describe.configure({ mode: 'serial' })

/** One start for all tests: they only look. */
let page: Page
test.beforeAll(async ({ browser }) => {
  page = await (await browser.newContext()).newPage()
})
test.afterAll(() => page.close())

test('EDIT-15 a closed card opens when its words are edited', async () => {
  const { form, site } = await openEditor(page)
  const story = needed(words.home.stories.featured.at(1), 'second featured project')
  const panel = site.getByText(story.description)
  await expect(panel).not.toBeInViewport()
  await form
    .getByLabel('Description')
    .filter({ hasText: story.description })
    .evaluate((field) => {
      const entry = field.closest('details')
      if (entry) entry.open = true
    })
  await form.getByLabel('Description').filter({ hasText: story.description }).focus()
  await expect(panel).toBeInViewport()
  await expect(page.locator('[class*=outline]')).toBeVisible()
})

test('EDIT-15 no frame stays round a headline when the focus is on something else', async () => {
  const { form } = await openEditor(page)
  await form.getByLabel('Wide screens').first().focus()
  await expect(page.locator('[class*=outline]')).toBeVisible()
  await form.locator('summary').last().focus()
  await expect(page.locator('[class*=outline]')).toHaveCount(0)
})

test('EDIT-15 a popup is in sight while its words are edited, and the focus stays in its field', async () => {
  const { form, site } = await openEditor(page, 'Popups')
  const field = form.getByLabel('Message').filter({ hasText: words.popups.form.sent.message })
  await field.focus()
  const popup = site.getByRole('dialog', { name: words.popups.form.sent.title })
  await expect(popup.getByText(words.popups.form.sent.message)).toBeVisible()
  await expect(field).toBeFocused()
  await field.press('ControlOrMeta+End')
  await page.keyboard.type(' Soon.')
  await expect(popup.getByText(`${words.popups.form.sent.message} Soon.`)).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(field).toHaveValue(words.popups.form.sent.message)
})

test('EDIT-15 a choice in the page is made whose words are edited', async () => {
  const { form, site } = await openEditor(page, contentTitle('living/tea-shades.yaml'))
  const shade = form
    .getByRole('group', { name: /^Shades/ })
    .getByRole('textbox')
    .nth(6)
  await expect(site.getByRole('radio', { name: /^7, / })).toBeAttached()
  await shade.focus()
  await expect(site.getByRole('radio', { name: `7, ${await shade.inputValue()}` })).toBeChecked()
  await expect(site.getByRole('status').filter({ hasText: await shade.inputValue() })).toBeInViewport()
})

test('EDIT-15 a portrait is in sight while it is changed', async () => {
  const { form, site } = await openEditor(page, 'Team')
  const { name, altText } = needed(words.team.members.at(-1), 'last member')
  await form.locator('summary', { hasText: name }).click()
  await form.getByRole('listitem').filter({ hasText: name }).getByRole('button', { name: 'Change …' }).focus()
  await expect(site.getByAltText(altText ?? '')).toBeInViewport()
  await expect(page.locator('[class*=outline]')).toBeVisible()
})

test('EDIT-15 what is opened by the page is in sight in the list of pages', async () => {
  await page.setViewportSize({ width: 1440, height: 500 })
  await openEditor(page)
  const study = needed(studies.at(-1), 'last case study')
  const line = page.getByRole('navigation').getByRole('button', { name: study.name, exact: true })
  await expect(line).not.toBeInViewport()
  await page
    .frameLocator('iframe')
    .locator('html')
    .evaluate((_, path) => {
      const link = Object.assign(document.createElement('a'), { href: path })
      document.body.append(link)
      link.click()
    }, study.path)
  await expect(line).toHaveAttribute('aria-current', 'page')
  await expect(line).toBeInViewport()
  await page.setViewportSize({ width: 1440, height: 900 })
})

test('EDIT-7 a new entry is in sight, and its list has a button of its own name', async () => {
  const { form } = await openEditor(page, 'Team')
  await form.getByRole('button', { name: 'Add a member' }).click()
  await expect(form.getByRole('listitem').last().getByLabel('Name')).toBeInViewport()
  await expect(form.getByRole('button', { name: 'Add', exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
})

test('EDIT-8 Escape keeps a case study that was begun, and its pictures can be reordered', async () => {
  await openEditor(page)
  await page.getByRole('button', { name: /^New case study/ }).click()
  const dialog = page.getByRole('dialog', { name: 'New case study' })
  await dialog.getByLabel('Client').fill('Mitha Bhandar')
  await dialog
    .getByLabel(/Drop them here/)
    .setInputFiles([await photograph('one.jpg'), await photograph('two.jpg', 600, 400)])
  await expect(dialog.getByText(/is only 600 px on its longer side/)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^New case study/ }).click()
  await expect(dialog.getByLabel('Client')).toHaveValue('Mitha Bhandar')
  await dialog.getByRole('button', { name: 'Move up: Two' }).click()
  await expect(dialog.getByRole('listitem')).toContainText(['“Two”', '“One”'])
  await dialog.getByRole('button', { name: 'Close', exact: true }).click()
})

test('FREE-9 the picture that the site draws for sharing is seen in the form', async () => {
  const { form } = await openEditor(page)
  const picture = form
    .getByRole('group', { name: /^Picture that is shown when/ })
    .getByRole('presentation')
    .first()
  await picture.scrollIntoViewIfNeeded()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200)
})

test('FREE-9 the editor shows a page as WhatsApp, LinkedIn and X do, with the site’s picture', async () => {
  const { form } = await openEditor(page, 'About')
  const { title, description } = words.about.head
  await form.getByText('As WhatsApp, LinkedIn and X show it').click()
  const networks = form.getByRole('region', { name: 'As networks show it' })
  for (const name of ['WhatsApp', 'LinkedIn', 'X']) {
    const network = networks.getByRole('figure', { name, exact: true })
    await expect(network).toContainText(title)
    const picture = network.locator('img')
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200)
  }
  await expect(networks).toContainText(description)
  expect(await axe(page)).toEqual([])
})

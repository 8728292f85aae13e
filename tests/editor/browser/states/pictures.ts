import { expect, type Page } from '@playwright/test'
import { needed } from '../../../needed'
import { words } from '../../../words'
import { openEditor } from '../editor-page'
import { picture, pictureTitle, svg, WORK } from '../given'
import { hold, type State } from './state'

async function openLibrary(page: Page) {
  const { form } = await openEditor(page, 'Avante')
  await form.getByRole('button', { name: 'Change …' }).first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Search pictures')).toBeVisible()
  const give = async (name: string, buffer: Buffer) =>
    page.getByLabel(/A new picture/).setInputFiles({ name, mimeType: 'image/jpeg', buffer })
  return { form, dialog, give }
}

async function openCrop(page: Page) {
  const { form } = await openEditor(page, 'Campaigns')
  const { title, picture: campaign } = needed(
    words.campaigns.campaigns.find(({ picture }) => picture.focus),
    'campaign whose picture is cut',
  )
  await form.locator('summary', { hasText: title }).click()
  await form.getByRole('button', { name: `Crop “${pictureTitle(campaign.name)}”`, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('As the site shows it:')).toBeVisible({ timeout: WORK })
  return dialog
}

async function openNewLogo(page: Page) {
  const { form } = await openEditor(page, 'Logos')
  await form.getByRole('button', { name: 'Add a logo' }).click()
  await form.getByRole('button', { name: 'New logo …' }).last().click()
  return page.getByRole('dialog', { name: 'New logo' })
}

/** Pictures: chosen, refused, on their way, cropped and cut. */
export const pictures: State[] = [
  {
    name: 'library',
    async reach(page) {
      const { dialog } = await openLibrary(page)
      await expect(dialog.locator('img').first()).toBeVisible()
    },
  },
  {
    name: 'library with nothing found',
    async reach(page) {
      const { dialog } = await openLibrary(page)
      await dialog.getByLabel('Search pictures').fill('elephant')
      await expect(dialog.getByText('0 pictures')).toBeVisible()
    },
  },
  {
    name: 'picture on its way',
    async reach(page) {
      const { give } = await openLibrary(page)
      await hold(page, '**/edit/api/pictures?*')
      await give('Poster.jpg', await picture())
      await expect(page.getByRole('progressbar')).toBeVisible()
    },
  },
  {
    name: 'picture refused',
    async reach(page) {
      const { give } = await openLibrary(page)
      await give('Poster.jpg', await picture(300, 200))
      await expect(page.getByRole('alert')).toContainText('export it larger')
    },
  },
  {
    name: 'words to be read again',
    async reach(page) {
      const { form, give } = await openLibrary(page)
      await give('Poster.jpg', await picture())
      await expect(form.getByText('Do these words still say what is to be seen?')).toBeVisible({
        timeout: WORK,
      })
    },
  },
  {
    name: 'replacing a picture of a case study',
    async reach(page) {
      const { form } = await openEditor(page, 'Avante')
      await form.getByRole('button', { name: 'Replace “Avante: hoarding”', exact: true }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  { name: 'crop', reach: openCrop },
  {
    name: 'cut',
    async reach(page) {
      const dialog = await openCrop(page)
      await dialog.getByRole('button', { name: 'Cut a part out' }).click()
      const side = dialog.getByRole('button', { name: /^Right side/ })
      for (let step = 0; step < 4; step += 1) await side.press('Control+ArrowLeft')
      await expect(dialog.getByRole('button', { name: 'Cut the picture' })).toBeEnabled()
    },
  },
  {
    name: 'new logo',
    async reach(page) {
      const dialog = await openNewLogo(page)
      await dialog.getByLabel(/Name of the brand/).fill('Mitha & Co.')
    },
  },
  {
    name: 'logo refused',
    async reach(page) {
      const dialog = await openNewLogo(page)
      await dialog.getByLabel(/Name of the brand/).fill('Mitha & Co.')
      const file = { name: 'Logo.svg', mimeType: 'image/svg+xml', buffer: svg('#fff', '#fff') }
      await dialog.getByLabel(/Its logo/).setInputFiles(file)
      await expect(dialog.getByRole('alert')).toBeVisible()
    },
  },
]

import { expect } from '@playwright/test'
import type { Here } from '../../../../editor/server/events'
import { words } from '../../../words'
import { byHand, onDisk, openEditor } from '../editor-page'
import { answerWith, hold, type State } from './state'

const long = 'Ultramicroscopicsilicovolcanoconiosis-wide'

/** Who else is in a studio: four people, one of them with a long name. */
const here: Here[] = [
  ['Om Sahu', 'page', 'pages/home.yaml', 'Top of the page › Tagline', ['hero', 'tagline']],
  ['Lopa Mishra', 'publish', 'pages/home.yaml', '', []],
  ['Venkatanarasimharajuvaripeta Subramanyam', 'page', 'team.yaml', 'Members › Smruti Rath › Role', []],
  ['Asha Behera', 'page', 'projects/avante.yaml', '', []],
].map(
  ([name, view, file, where, path]) => ({ window: name, email: name, name, view, file, where, path }) as Here,
)

/** The page beside its form, and what goes wrong in a form. */
export const forms: State[] = [
  { name: 'start', reach: (page) => openEditor(page) },
  {
    name: 'editor opening',
    async reach(page) {
      await hold(page, '**/edit/api/site')
      await page.goto('/edit/')
      await expect(page.getByText('Opening the editor …')).toBeVisible()
    },
  },
  {
    name: 'page on a phone',
    async reach(page) {
      const { form } = await openEditor(page, 'About')
      await page.getByRole('button', { name: 'Phone' }).click()
      await form.locator('textarea').first().focus()
    },
  },
  {
    name: 'words in the page',
    async reach(page) {
      const { form, site } = await openEditor(page)
      await site.getByText(words.home.hero.tagline).first().click()
      await expect(form.getByLabel('Tagline')).toBeFocused()
    },
  },
  { name: 'long list', reach: (page) => openEditor(page, 'Logos') },
  {
    name: 'entry of a list',
    async reach(page) {
      const { form } = await openEditor(page, 'Team')
      await form.locator('summary', { hasText: 'Smruti Rath' }).click()
      const portrait = form.getByRole('listitem').getByRole('button', { name: 'Change …' }).first()
      await expect(portrait).toBeVisible()
      await portrait.focus()
      await portrait.evaluate((button) => button.scrollIntoView({ block: 'center' }))
    },
  },
  {
    name: 'case study',
    async reach(page) {
      const { form } = await openEditor(page, 'Avante')
      await form.locator('summary', { hasText: 'Pull quote' }).click()
    },
  },
  {
    name: 'story of a case study',
    async reach(page) {
      const { form } = await openEditor(page, 'Avante')
      await form.getByLabel('Problem').focus()
      await form.getByLabel('Problem').evaluate((field) => field.scrollIntoView({ block: 'center' }))
    },
  },
  {
    name: 'headline',
    async reach(page) {
      const { form, site } = await openEditor(page)
      await site.getByRole('heading', { level: 1 }).click()
      await expect(form.getByLabel('Wide screens').first()).toBeFocused()
    },
  },
  {
    name: 'shared page',
    async reach(page) {
      const { form } = await openEditor(page, 'About')
      await form.getByText('As WhatsApp, LinkedIn and X show it').click()
      const networks = form.getByRole('region', { name: 'As networks show it' })
      await expect(networks.locator('img')).toHaveCount(3)
      await networks.evaluate((all) => all.scrollIntoView({ block: 'start' }))
    },
  },
  {
    name: 'labels',
    reach: (page) => openEditor(page, 'Words of every case study'),
  },
  {
    name: 'field with a mistake',
    async reach(page) {
      const { form } = await openEditor(page)
      await form.getByLabel('Tagline').fill('')
      await expect(form.getByText('Write something here.').last()).toBeVisible()
      await form.getByLabel('Tagline').scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'several mistakes',
    async reach(page) {
      const { form } = await openEditor(page, 'Avante')
      for (const label of ['Name', 'Sector']) await form.getByLabel(label, { exact: true }).first().fill('')
      await form.getByLabel('Headings', { exact: true }).first().fill('#FFF0E0')
      await expect(form.getByText(/things need fixing/)).toBeVisible()
      await expect(form.getByRole('button', { name: /the nearest that can be read/ })).toBeVisible()
      await form.getByLabel('Name', { exact: true }).first().scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'words in several places',
    async reach(page) {
      const { site } = await openEditor(page)
      await site.getByText('Avante').first().click()
      await expect(page.getByRole('dialog')).toContainText(/These words are in \d places/)
    },
  },
  {
    name: 'a word of forty letters',
    async reach(page) {
      const { form, site } = await openEditor(page)
      await form.getByLabel('Tagline').fill(long)
      await expect(site.getByText(long)).toBeVisible()
    },
  },
  {
    name: 'help',
    async reach(page) {
      await openEditor(page)
      await page.getByRole('button', { name: 'Help' }).click()
      await page.getByRole('button', { name: 'Change words' }).click()
      await expect(page.getByRole('heading', { name: 'Change words' })).toBeVisible()
    },
  },
  {
    name: 'undone',
    async reach(page) {
      const { form, site } = await openEditor(page)
      const tagline = form.getByLabel('Tagline')
      const before = await tagline.inputValue()
      await tagline.fill('A knot too many.')
      await page.getByText('Saved', { exact: true }).waitFor()
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(tagline).toHaveValue(before)
      await expect(site.getByText(before)).toBeVisible()
      await expect(page.getByText(/^Undone: /)).toBeVisible()
    },
  },
  {
    name: 'nothing found',
    async reach(page) {
      await openEditor(page)
      await page.getByLabel('Search pages and files').fill(long)
      await expect(page.getByText(/Nothing is called/)).toBeVisible()
    },
  },
  {
    name: 'two people at one field',
    async reach(page) {
      const { form } = await openEditor(page)
      const before = onDisk('pages/home.yaml')
      await page.route('**/edit/api/change', async (route) => {
        byHand('pages/home.yaml', before.replace(/(tagline: ).*/, '$1They tie knots.'))
        await route.continue()
      })
      await form.getByLabel('Tagline').fill('A knot of mine.')
      await expect(page.getByRole('button', { name: 'Keep mine' })).toBeVisible()
    },
  },
  {
    name: 'who else is here',
    async reach(page) {
      const person = { name: 'Rina Das', email: 'rina@agency.example', role: 'editor' }
      await answerWith(page, '**/edit/api/site', (site) => ({ ...site, person }))
      const body = `retry: 600000\ndata: ${JSON.stringify({ type: 'here', here })}\n\n`
      await page.route('**/edit/api/events?*', (route) =>
        route.fulfill({ body, contentType: 'text/event-stream' }),
      )
      const { form } = await openEditor(page)
      await expect(form.getByText('Om Sahu is here too.')).toBeVisible()
      await page.getByRole('button', { name: '4 others are here' }).press('Enter')
      await expect(page.getByRole('heading', { name: 'Who else is here' })).toBeVisible()
    },
  },
  {
    name: 'the editor gone',
    async reach(page) {
      await page.route('**/edit/api/events?*', (route) => route.abort())
      const { form } = await openEditor(page)
      await page.route('**/edit/api/**', (route) => route.abort())
      await form.getByLabel('Tagline').fill('Is anybody there?')
      await expect(form.getByText(/Your words stay here/)).toBeVisible()
      await expect(page.getByText('The editor does not answer', { exact: true })).toBeVisible()
    },
  },
]

import { expect, type Page } from '@playwright/test'
import { openEditor } from '../editor-page'
import { picture, WORK } from '../given'
import { newStudyWords } from '../new-study-words'
import { bothVersions } from './both-versions'
import { answer, answerWith, hold, type State } from './state'

async function openSamples(page: Page) {
  await openEditor(page)
  await page.getByRole('button', { name: /^Samples/ }).click()
  await expect(page.getByRole('heading', { name: 'Samples' })).toBeVisible()
}

async function openPublish(page: Page) {
  await openEditor(page)
  await page.getByRole('button', { name: /^Publish/ }).click()
  await expect(page.getByRole('heading', { name: 'Publish' })).toBeVisible()
}

/** Changes the home page, and opens what is to be published. */
async function publishChange(page: Page, tagline = 'We tie brands in knots, the good kind.') {
  const { form, state } = await openEditor(page)
  await form.getByLabel('Tagline').fill(tagline)
  await form.getByLabel('Title', { exact: true }).nth(1).fill('Showreel 2026')
  await expect(state).toHaveText('Saved')
  await page.getByRole('button', { name: /^Publish/ }).click()
}

/** A dialog about a case study that is there. */
async function openStudy(page: Page, title: string, tool: string) {
  const { form } = await openEditor(page, title)
  await form.getByRole('button', { name: tool, exact: true }).click()
  return page.getByRole('dialog')
}

async function openNewStudy(page: Page) {
  await openEditor(page)
  await page.getByRole('button', { name: /^New case study/ }).click()
  return page.getByRole('dialog')
}

/** What is done when the words are right: samples, publishing, a new case study. */
export const work: State[] = [
  { name: 'samples', reach: openSamples },
  {
    name: 'words found',
    async reach(page) {
      await openEditor(page)
      await page.getByRole('searchbox', { name: 'Search pages and files' }).fill('knot')
      await page.getByRole('button', { name: /^Find “knot”/ }).click()
      await page.getByRole('textbox', { name: 'Replace with' }).fill('weave')
      await expect(page.getByRole('button', { name: /^Replace \d/ })).toBeEnabled()
    },
  },
  {
    name: 'no sample left',
    async reach(page) {
      await answer(page, '**/edit/api/samples', { files: [] })
      await answerWith(page, '**/edit/api/site', (site) => ({ ...site, samples: 0, pictures: [] }))
      await openSamples(page)
      await expect(page.getByText(/Nothing on the site is a sample/)).toBeVisible()
    },
  },
  {
    name: 'nothing to publish',
    async reach(page) {
      await openPublish(page)
      await expect(page.getByText(/^Only on this computer, because/)).toBeVisible()
    },
  },
  {
    name: 'check running',
    async reach(page) {
      await hold(page, '**/edit/api/check')
      await publishChange(page)
      await expect(page.getByText(/^Checking everything/)).toBeVisible()
    },
  },
  {
    name: 'ready to publish',
    async reach(page) {
      await publishChange(page)
      await expect(page.getByText('Ready: the check found nothing wrong.')).toBeVisible({ timeout: WORK })
    },
  },
  {
    name: 'check failed',
    async reach(page) {
      const texts = ['There is no picture with this name.']
      const problem = {
        file: 'pages/home.yaml',
        path: ['hero', 'tagline'],
        where: 'Top of the page › Tagline',
        texts,
      }
      await answer(page, '**/edit/api/check', { problems: [problem] })
      await publishChange(page)
      await expect(page.getByText('Not ready yet.')).toBeVisible({ timeout: WORK })
    },
  },
  {
    name: 'published',
    async reach(page) {
      await answer(page, '**/edit/api/publish', {})
      await publishChange(page)
      await page.getByLabel(/What did you change/).fill('A shorter tagline')
      await page.getByRole('button', { name: /^Publish th/ }).click({ timeout: WORK })
      await expect(page.getByText(/^Only on this computer, because/)).toBeVisible()
    },
  },
  {
    name: 'building',
    async reach(page) {
      await answer(page, '**/edit/api/changes', { items: [], unsent: 0, isShared: true })
      await answer(page, '**/edit/api/check', { problems: [] })
      await answer(page, '**/edit/api/live', { is: 'building', since: new Date().toISOString(), usually: 40 })
      await openPublish(page)
      await expect(page.getByText('Building …')).toBeVisible()
    },
  },
  {
    name: 'live',
    async reach(page) {
      await answer(page, '**/edit/api/changes', { items: [], unsent: 0, isShared: true })
      await answer(page, '**/edit/api/check', { problems: [] })
      await answer(page, '**/edit/api/live', { is: 'live', since: new Date().toISOString() })
      await openPublish(page)
      await expect(page.getByText(/^Live since/)).toBeVisible()
    },
  },
  {
    name: 'two versions of the same words',
    async reach(page) {
      await answer(page, '**/edit/api/changes', { items: [], unsent: 1, isShared: true })
      await answer(page, '**/edit/api/check', { problems: [] })
      await answer(page, '**/edit/api/push', { others: true })
      await answer(page, '**/edit/api/others', bothVersions())
      await openPublish(page)
      await page.getByRole('button', { name: 'Send it again' }).click()
      await page.getByRole('radio', { name: /^Theirs.*knots that hold/ }).check()
    },
  },
  {
    name: 'case study gets another name',
    async reach(page) {
      const dialog = await openStudy(page, 'Avante', 'Rename …')
      await dialog.getByLabel('Client').fill('Avante Homes')
      await dialog.getByRole('button', { name: /^Make it/ }).click()
      await expect(dialog.getByText(/is also in/)).toBeVisible()
    },
  },
  {
    name: 'address that is taken',
    async reach(page) {
      const dialog = await openStudy(page, 'Avante', 'Rename …')
      await dialog.getByLabel(/^Address/).fill('hi-meal')
      await dialog.getByRole('button', { name: 'Rename it' }).click()
      await expect(dialog.getByText(/at this address already/)).toBeVisible()
    },
  },
  {
    name: 'removal of a case study',
    async reach(page) {
      const dialog = await openStudy(page, 'Avante', 'Remove …')
      await expect(dialog.getByText(/stay in the library/)).toBeVisible()
    },
  },
  {
    name: 'removal of a case study to which a link leads',
    async reach(page) {
      const dialog = await openStudy(page, 'Ruchi Tea', 'Remove …')
      await expect(dialog.getByText(/A link there leads to it/)).toBeVisible()
    },
  },
  { name: 'new case study', reach: openNewStudy },
  {
    name: 'new case study with words',
    async reach(page) {
      const dialog = await openNewStudy(page)
      for (const [title, text] of Object.entries(newStudyWords)) await dialog.getByLabel(title).fill(text)
      const file = { name: 'The Box.jpg', mimeType: 'image/jpeg', buffer: await picture() }
      await dialog.getByLabel(/Drop them here/).setInputFiles(file)
      await dialog.getByLabel('What is to be seen on “The Box”').fill('A blue box with a white ribbon')
    },
  },
]

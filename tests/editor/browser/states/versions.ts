import { expect, type Page } from '@playwright/test'
import type { Version } from '../../../../editor/core/versions/versions'
import { openEditor } from '../editor-page'
import { readList } from '../given'
import { answer, hold, type State } from './state'

const version = (letter: string, about: Omit<Version, 'commit'>): Version => ({
  commit: letter.repeat(40),
  ...about,
})

/** What three people published in a fortnight; one of them wrote more than a line. */
const versions: Version[] = [
  version('a', {
    by: 'Smruti Rath',
    date: '2026-11-23T14:03:00+05:30',
    words: 'Descriptions for search engines',
    titles: ['About', 'Contact', 'Home', 'Projects', 'Services', 'Team'],
  }),
  version('b', {
    by: 'Rina Das',
    date: '2026-11-23T11:40:00+05:30',
    words:
      'Another photograph for Avante, as the client asked for it on the telephone, and the card of Hi Meal with it, which was too dark',
    titles: ['Avante', 'Pictures'],
  }),
  version('c', {
    by: 'Om Sahu',
    date: '2026-11-12T16:05:00+05:30',
    words: 'Content changed',
    titles: ['Agency and footer'],
  }),
]

const detail = () => {
  const file = (name: string) => `${readList('pictures')[name].base}.480.avif`
  const pictures = { before: file('avante/hoarding'), after: file('avante/card') }
  const changes = [
    { where: 'Hero › Tagline', before: 'The first stairs.', after: 'Stairs climb through the houses.' },
    { where: 'Picture of the card › Name', before: 'Avante: hoarding', after: 'Avante: card', pictures },
  ]
  const avante = { id: 'content/projects/avante.yaml', title: 'Avante', files: [], kind: 'changed', changes }
  const media = { id: 'pictures', title: 'Pictures', files: [], kind: 'changed' }
  return {
    before: 'c'.repeat(40),
    fits: true,
    items: [avante, { ...media, changes: [{ where: 'Hi Meal: card', pictures }] }],
  }
}

async function openVersions(page: Page, all = versions) {
  await answer(page, '**/edit/api/versions', { versions: all, isAll: true })
  await answer(page, '**/edit/api/versions/*', detail())
  // The copy has no such versions: their pictures are its own.
  await page.route('**/edit/api/versions/*/media/**', async (route) => {
    const own = new URL(route.request().url())
    own.pathname = own.pathname.split('/media').slice(1).join('/media')
    await route.fulfill({ response: await route.fetch({ url: own.href }) })
  })
  await openEditor(page)
  await page.getByRole('button', { name: 'Versions' }).click()
}

async function openVersion(page: Page) {
  await openVersions(page)
  await page.getByText(/^Another photograph/).click()
  await expect(page.getByRole('button', { name: 'Go back to this one …' })).toBeVisible()
}

async function goBack(page: Page, titles: string[]) {
  await answer(page, '**/edit/api/unpublished', { seen: titles, titles })
  await openVersion(page)
  await page.getByRole('button', { name: 'Go back to this one …' }).click()
  await expect(page.getByRole('button', { name: 'Go back', exact: true })).toBeEnabled()
}

export const versionStates: State[] = [
  {
    name: 'no version yet',
    async reach(page) {
      await openVersions(page, [])
      await expect(page.getByText('Nothing has been published yet.')).toBeVisible()
    },
  },
  {
    name: 'versions asked for',
    async reach(page) {
      await hold(page, '**/edit/api/versions')
      await openEditor(page)
      await page.getByRole('button', { name: 'Versions' }).click()
      await expect(page.getByText('Looking …')).toBeVisible()
    },
  },
  {
    name: 'versions cannot be read',
    async reach(page) {
      const json = { message: 'The editor could not do that. What you see is what is saved.' }
      await page.route('**/edit/api/versions', (route) => route.fulfill({ status: 500, json }))
      await openEditor(page)
      await page.getByRole('button', { name: 'Versions' }).click()
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
  { name: 'a version with its changes', reach: openVersion },
  {
    name: 'a version that no longer fits',
    async reach(page) {
      await openVersions(page)
      await answer(page, '**/edit/api/versions/*', { ...detail(), fits: false })
      await page.getByText('Content changed').click()
      await expect(page.getByText(/no longer fit it/)).toBeVisible()
    },
  },
  { name: 'going back', reach: (page) => goBack(page, []) },
  {
    name: 'going back while something is not published',
    reach: (page) => goBack(page, ['Home', 'Team', 'Words of every case study']),
  },
  {
    name: 'going back refused',
    async reach(page) {
      await goBack(page, ['Home'])
      const json = {
        message: 'Something was changed here in the meantime. Look at it once more, then go back.',
      }
      await page.route('**/edit/api/go-back', (route) => route.fulfill({ status: 422, json }))
      await page.getByRole('button', { name: 'Go back', exact: true }).click()
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
  {
    name: 'a version looked at',
    async reach(page) {
      await openVersion(page)
      await page.route('**/edit/api/versions/*/page/**', async (route) => {
        const own = route
          .request()
          .url()
          .replace(/versions\/\w+\/page/, 'versions/now/page')
        await route.fulfill({ response: await route.fetch({ url: own }) })
      })
      await page.getByRole('button', { name: 'Look at it' }).click()
      await expect(
        page.frameLocator('iframe[title="The page as it was"]').locator('h1').first(),
      ).toBeVisible()
    },
  },
]

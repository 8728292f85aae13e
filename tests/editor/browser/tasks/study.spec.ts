import { expect } from '@playwright/test'
import { needed } from '../../../needed'
import { studies } from '../../../studies'
import { onDisk } from '../editor-page'
import { photograph, pictureTitle, readList, WORK } from '../given'
import { newStudyWords } from '../new-study-words'
import { task } from './task'

const withHero = needed(
  studies.find(({ hero }) => hero && hero.wide !== hero.narrow),
  'case study with a picture of its own for phones',
)

task('EDIT-5 a photo comes first in a case study, and phones get theirs', async (desk) => {
  const { page, hand, open, site, state } = desk
  const form = await open(withHero.name)
  const { wide = '', narrow = '' } = withHero.hero ?? {}
  for (const name of [wide, narrow]) {
    const full = name.includes('/') ? name : `${withHero.id}/${name}`
    await hand.press(form.getByRole('button', { name: `Replace “${pictureTitle(full)}”`, exact: true }))
    await hand.give(page.getByLabel(/A new picture/), await photograph(`${name}.jpg`))
    await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: WORK })
    const entry = form
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: `Replace “${pictureTitle(full)}”`, exact: true }) })
    await hand.press(entry.getByRole('button', { name: 'Yes, they do' }))
    const { base } = readList('pictures')[full]
    await expect(site.locator(`[srcset*="${base}"], img[src*="${base}"]`).first()).toBeAttached()
  }
  await expect(state).toHaveText('Saved')
})

task('EDIT-8 a new case study comes first on the page of projects', async (desk) => {
  const { page, hand, open, site, state } = desk
  await hand.press(page.getByRole('button', { name: /^New case study/ }))
  const dialog = page.getByRole('dialog')
  for (const [title, words] of Object.entries(newStudyWords))
    await hand.write(dialog.getByLabel(title), words)
  await hand.give(dialog.getByLabel(/Drop them here/), await photograph('The Box.jpg'))
  await hand.write(dialog.getByLabel('What is to be seen on “The Box”'), 'A blue box with a white ribbon')
  await hand.press(dialog.getByRole('button', { name: 'Make the case study' }))
  await expect(page.getByRole('region', { name: 'Form: Mitha Bhandar' })).toBeFocused({ timeout: WORK })
  await expect(site.getByText('A box that nobody throws away.')).toBeVisible({ timeout: WORK })
  await open('Projects')
  await expect(
    site.locator('main').getByRole('heading', { level: 3 }).or(site.locator('main h2')).first(),
  ).toBeAttached()
  await expect(site.locator('main a[href^="/project/"]').first()).toHaveAttribute(
    'href',
    '/project/mitha-bhandar',
  )
  await expect.poll(() => onDisk('cycle.yaml')).toContain('mitha-bhandar')
  await expect(state).toHaveText('Saved')
})

task('EDIT-8 a case study gets another name and another address', async (desk) => {
  const { page, hand, open, site } = desk
  const form = await open(withHero.name)
  await hand.press(form.getByRole('button', { name: 'Rename …', exact: true }))
  const dialog = page.getByRole('dialog', { name: `Rename ${withHero.name}` })
  await hand.write(dialog.getByLabel('Client'), 'Kewda Mills')
  await hand.press(dialog.getByRole('button', { name: 'Make it /project/kewda-mills' }))
  await hand.press(dialog.getByRole('button', { name: 'Rename it' }))
  await expect(page.getByRole('region', { name: 'Form: Kewda Mills' })).toBeFocused({ timeout: WORK })
  await open('Projects')
  await expect(site.locator('main a[href="/project/kewda-mills"]').first()).toBeAttached({ timeout: WORK })
  await expect(site.locator(`main a[href="${withHero.path}"]`)).toHaveCount(0)
})

task('EDIT-8 a case study is removed from every page that shows it', async (desk) => {
  const { page, hand, open, site } = desk
  const form = await open(withHero.name)
  await hand.press(form.getByRole('button', { name: 'Remove …', exact: true }))
  const dialog = page.getByRole('dialog', { name: `Remove ${withHero.name}` })
  await expect(dialog.getByText('Projects', { exact: true })).toBeVisible()
  await hand.press(dialog.getByRole('button', { name: 'Remove the case study' }))
  await expect(page.getByRole('region', { name: 'Form: Projects' })).toBeFocused({ timeout: WORK })
  await expect(page.getByRole('button', { name: withHero.name, exact: true })).toHaveCount(0)
  await expect(site.locator('main a[href^="/project/"]').first()).toBeAttached()
  await expect(site.locator(`main a[href="${withHero.path}"]`)).toHaveCount(0)
})

import { expect } from '@playwright/test'
import { needed } from '../../../needed'
import { studies } from '../../../studies'
import { onDisk } from '../editor-page'
import { photograph, pictureTitle, readList, WORK } from '../given'
import { task } from './task'

/** Of sample pictures, those of one case study, by their names. */
const readSamples = (id: string) =>
  Object.entries<{ sample?: boolean }>(readList('pictures')).flatMap(([name, { sample }]) =>
    sample && name.startsWith(`${id}/`) ? [name] : [],
  )

task('EDIT-10 all samples of a case study are replaced and ticked off', async ({ page, hand, open }) => {
  const study = needed(
    studies.find(({ id, sample }) => sample?.length && readSamples(id).length > 1),
    'case study of samples',
  )
  const count = page.getByRole('button', { name: /^Samples/ })
  const left = async () => Number((await count.textContent())?.replace(/\D/g, ''))
  const before = await left()
  const items = study.sample ?? []
  const pictures = readSamples(study.id)
  await hand.press(count)
  const own = page.locator('section').filter({
    has: page.getByRole('heading', { name: new RegExp(`^${study.name}`) }),
  })
  for (const _ of items) await hand.press(own.getByRole('button', { name: 'This is ours now' }).first())
  await expect(own).toHaveCount(0)
  const [owner = ''] = pictureTitle(pictures[0] ?? '').split(':')
  await hand.write(page.getByRole('searchbox', { name: 'Search sample pictures' }), `${owner}:`)
  for (const name of pictures) {
    const replace = page.getByLabel(`Replace “${pictureTitle(name)}”`, { exact: true })
    await hand.give(replace, await photograph('ours.jpg', 1700, 1100))
    await expect(replace).toHaveCount(0, { timeout: WORK })
  }
  await expect.poll(left).toBe(before - items.length - pictures.length)
  expect(onDisk(`projects/${study.id}.yaml`)).not.toContain('sample:')
  await open(study.name)
  await expect(page.getByText('Do these words still say what is to be seen?').first()).toBeVisible()
})

import { expect, test } from 'vitest'
import { contentFiles } from '../../../content/load/content-files.server'
import { neededFiles } from '../../../content/schema/files'
import { isContentFile, places } from './places'

test('EDIT-3 every content file can be opened, by a title of its own', () => {
  expect(contentFiles().filter((file) => !isContentFile(file))).toEqual([])
  const titles = places(() => null).map(({ title }) => title)
  expect(titles).toHaveLength(contentFiles().length)
  expect(titles.filter((title) => title in neededFiles)).toEqual([])
})

test('EDIT-15 what is played with is seen on the page of its case study', () => {
  const data = { living: 'moon' }
  const moon = places((file) => (file === 'projects/avante.yaml' ? data : null)).find(
    ({ file }) => file === 'living/moon.yaml',
  )
  expect(moon).toMatchObject({ path: '/project/avante', title: 'The moon tonight' })
})

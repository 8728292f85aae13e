import { expect, test } from 'vitest'
import { contentFiles } from './content-files.server'

test('EDIT-16 content files are named with slashes on every system', () => {
  const files = contentFiles()
  expect(files).toContain('pages/home.yaml')
  for (const file of files) expect(file).toMatch(/^[\w/-]+\.yaml$/)
})

import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mailProblems } from './publish'

function folderWith(env?: string): string {
  const home = mkdtempSync(join(tmpdir(), 'mail-settings-'))
  if (env !== undefined) writeFileSync(join(home, '.env'), env)
  return home
}

test('EDIT-11 mail settings that are not there keep nothing from being published', () => {
  expect(mailProblems(folderWith())).toEqual([])
})

test('EDIT-11 mail settings of which some are missing are named before publishing', () => {
  const [problem] = mailProblems(folderWith('VITE_EMAILJS_SERVICE_ID=service\n'))
  expect(problem).toContain('VITE_EMAILJS_PUBLIC_KEY is missing.')
  expect(problem).toContain('Ask an engineer')
})

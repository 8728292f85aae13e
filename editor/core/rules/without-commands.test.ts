import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { withoutCommands } from './mistakes'

const checks = ['content/schema/known.ts']

/** Every remedy of the check that is a command. */
const remedies = checks.flatMap(
  (file) => readFileSync(file, 'utf8').match(/(?<=remedy: ')[^']+(?=')|(?<=`).*npm run.*(?=`)/g) ?? [],
)

test.each(remedies)('EDIT-11 staff read no command: %s', (remedy) => {
  expect(withoutCommands(remedy)).not.toMatch(/npm|docs\/|content\/|media\/originals/)
})

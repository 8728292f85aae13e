import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { wordsInCode } from '../checks/words-in-code'

/** A program for the engineer, which speaks in a terminal and is no part of the site. */
const programs = /^styles\/fonts\/subset\.ts/

const siteFiles = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\.fixture\.|fake-/.test(file) && !programs.test(file))
  .sort()
  .map((file) => join('app', file))

test('FREE-2 no word that a visitor reads or hears is in code', () => {
  expect(siteFiles.length).toBeGreaterThan(100)
  expect(siteFiles.flatMap((file) => wordsInCode(file, readFileSync(file, 'utf8')))).toEqual([])
})

test.each([
  ['between two tags', '<p>Hello</p>'],
  ['in braces', "<p>{isOpen ? 'close' : word}</p>"],
  ['in a template', '<p>{`all films of ' + '$' + '{year}`}</p>'],
  ['as a name that is heard', '<button aria-label="menu" />'],
  ['in a condition of a name that is heard', "<button aria-label={isOpen ? 'shut' : name} />"],
  ['as an alternative text', '<img alt="A loom" />'],
  ['as a placeholder', "<input placeholder={'your name'} />"],
  ['as a title of facts', '<Facts facts={{ Sector: sector }} />'],
])('FREE-2 words in code are found %s', (_, element) => {
  expect(wordsInCode('app/part.tsx', `export const Part = () => ${element}`)).toHaveLength(1)
})

test.each([
  ['in a constant', "export const title = 'Know More!'"],
  ['in a list', "const steps = [['Objective', objective]]"],
  ['in an object', "const messages = { missing: 'please fill in all fields.' }"],
  ['where something else is missing', "const name = given ?? 'Notice'"],
])('FREE-2 words in code are found %s', (_, code) => {
  expect(wordsInCode('app/part.ts', code)).toHaveLength(1)
})

test.each([
  ['a key', "if (event.key === 'Escape') close()"],
  ['a thrown error', "throw new Error('No width was measured')"],
  ['a log', "console.error('A film did not start:', error)"],
  ['a kind of structured data', "const data = { '@type': 'Organization' }"],
  ['an attribute that nobody reads', 'const link = <a rel="noopener noreferrer" className="More" />'],
])('FREE-2 %s does not count as a word in code', (_, code) => {
  expect(wordsInCode('app/part.tsx', code)).toEqual([])
})

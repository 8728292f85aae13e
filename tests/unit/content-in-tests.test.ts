import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contentInTest, sentencesIn } from '../checks/content-in-tests'

/** The server knows no content: what it answers in plain words is its own, even where a popup says the same. */
const folders = ['app', 'content', 'delivery', 'editor', 'media', 'tests']
const testFiles = folders
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter((file) => /\.(?:test|spec)\.tsx?$/.test(file) && !file.startsWith('tests/specification/'))

test('FREE-4 tests contain no sentence of content', () => {
  const sentences = sentencesIn('content')
  expect(sentences.size).toBeGreaterThan(300)
  expect(testFiles.length).toBeGreaterThan(100)
  expect(testFiles.flatMap((file) => contentInTest(file, readFileSync(file, 'utf8'), sentences))).toEqual([])
})

test('FREE-4 a sentence of content is found in a test, the test’s own words are not', () => {
  const sentences = new Map([['Three knots hold a brand.', 'pages/home.yaml']])
  const source =
    "expect(words).toBe('Three knots hold a brand.')\nexpect(words).toBe('One knot holds nothing.')"
  expect(contentInTest('a.test.ts', source, sentences)).toEqual([
    'a.test.ts, line 1, says what is in content/pages/home.yaml',
  ])
})

import { expect, test } from 'vitest'
import { project } from '../load/project.server'
import { readContent } from '../load/read.server'
import { cycle } from '../schema/collections'
import { avante } from './mistakes.fixture'

test('STORY-3 a piece of process appears nowhere else on its page', () => {
  const studies = readContent('cycle.yaml', cycle).cycle
  const shownTwice = studies.filter((id) => {
    const { story, sections, hero } = project(id)
    const picture = story?.process?.picture
    return picture && JSON.stringify([sections, hero]).includes(`"${picture}"`)
  })
  expect(shownTwice).toEqual([])
})

test.each<[mistake: string, from: string | RegExp, to: string, words: RegExp]>([
  ['a beat that is missing', /\n {2}outcome: .*/, '', /^line \d+, story\.outcome: is missing; add it$/],
  [
    'a misspelt beat',
    /\n {2}problem: /,
    '\n  probem: ',
    /^line \d+, story\.probem: there is no such field here; did you mean “problem”\?$/,
  ],
  [
    'a year that is not one',
    /(?<=\n {2}year: ).*/,
    "'last year'",
    /^line \d+, story\.year: “last year” is not a year; write it like 2024/,
  ],
  [
    'roles that are too many',
    /(?<=\n {2}roles: ).*/,
    '[One, Two, Three, Four, Five, Six]',
    /^line \d+, story\.roles: there are 6, at most 5; take one out$/,
  ],
])('STORY-1 reported with what to do: %s', (_, from, to, words) => {
  const mistakes = avante([from, to])
  expect(mistakes).toEqual([expect.stringMatching(words)])
})

test.each<[mistake: string, from: string | RegExp, to: string, words: RegExp]>([
  [
    'a caption of a picture that is not listed',
    /(?<=\ncaptions:\n(?: {2}.*\n)*? {2})scale-model:/,
    'scale-modl:',
    /, captions\.scale-modl: “scale-modl” is not listed under “pictures”; did you mean “scale-model”\?$/,
  ],
  [
    'a caption of a picture that is like no other',
    /(?<=\ncaptions:\n(?: {2}.*\n)*? {2})scale-model:/,
    'umbrellas-in-rain:',
    /“umbrellas-in-rain” is not listed under “pictures”; a caption needs its picture there$/,
  ],
  [
    'a caption that is too long',
    /(?<=\ncaptions:\n(?: {2}.*\n)*? {2}scale-model: ).*/,
    'one two three four five six seven eight nine ten eleven twelve thirteen',
    /, captions\.scale-model: is 13 words, may be 12; make it shorter$/,
  ],
  [
    'a caption without words',
    /(?<=\ncaptions:\n(?: {2}.*\n)*? {2}scale-model: ).*/,
    "''",
    /, captions\.scale-model: is empty; write something after the colon$/,
  ],
])('STORY-2 reported with what to do: %s', (_, from, to, words) => {
  const mistakes = avante([from, to])
  expect(mistakes).toEqual([expect.stringMatching(words)])
})

test.each<[mistake: string, from: string | RegExp, to: string, words: RegExp]>([
  [
    'a picture that is not listed',
    /(?<=\n {4}picture: ).*/,
    'proces',
    /, story\.process\.picture: “proces” is not listed under “pictures”; did you mean “process”\?$/,
  ],
  [
    'a caption that is too long',
    /(?<=\n {4}caption: ).*/,
    'one two three four five six seven eight nine ten eleven twelve thirteen',
    /, story\.process\.caption: is 13 words, may be 12; make it shorter$/,
  ],
  [
    'words that are missing',
    /(?<=\n {4}picture: process\n.*)\n {4}text: .*/,
    '',
    /, story\.process\.text: is missing; add it$/,
  ],
])('STORY-3 reported with what to do: %s', (_, from, to, words) => {
  const mistakes = avante([from, to])
  expect(mistakes).toEqual([expect.stringMatching(words)])
})

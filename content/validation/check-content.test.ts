import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findSchema } from '../schema/files'
import { RANGES } from '../schema/lists'
import { checkContent } from './check-content'
import { avante, mistakesIn } from './mistakes.fixture'

const team = (...changes: [from: string | RegExp, to: string][]) =>
  mistakesIn('team.yaml', ...changes).map((line) => line.replace('content/team.yaml, ', ''))

test.each<[mistake: string, from: string | RegExp, to: string, words: string]>([
  [
    'a misspelt field',
    'summary:',
    'sumary:',
    'line 6, sumary: there is no such field here; did you mean “summary”?',
  ],
  [
    'an empty field',
    "sector: 'Real estate'",
    'sector:',
    'line 4, sector: is empty; write something after the colon',
  ],
  ['a missing field', "sector: 'Real estate'\n", '', 'line 1, sector: is missing; add it'],
  [
    'a number',
    "sector: 'Real estate'",
    'sector: 2025',
    "line 4, sector: must be words; put it in quotes: '2025'",
  ],
  [
    'a text that is too short',
    /description: .*/,
    'description: A word',
    'line 15, description: is 6 characters, needs 50; write a little more',
  ],
  [
    'a misspelt typeface',
    'bodoni-moda',
    'bodoni-mod',
    'line 14, theme.typeface: there is no choice “bodoni-mod”; did you mean “bodoni-moda”?',
  ],
  [
    'a misspelt kind of section',
    'kind: pull-quote',
    'kind: pul-quote',
    'line 58, sections.2.kind: there is no choice “pul-quote”; did you mean “pull-quote”?',
  ],
  [
    'a picture that is not there',
    'name: avante/card,',
    'name: avante/cart,',
    'line 7, card.name: there is no picture “avante/cart”; did you mean “avante/card”?',
  ],
  [
    'a picture that is not listed',
    '[ [ brochure-cover ],',
    '[ [ brochure-coverr ],',
    'line 56, sections.1.desktop.1.1: “brochure-coverr” is not listed under “pictures”; did you mean “brochure-cover”?',
  ],
  [
    'a comma that is missing between two pictures',
    '[ scale-model, newspaper-ad ]',
    '[ scale-model newspaper-ad ]',
    "line 56, sections.1.desktop.2.1: “scale-model newspaper-ad” is not a picture's name; write it like hoarding, in lower case with hyphens, and a comma after each",
  ],
  [
    'a colour that cannot be read',
    "onPanel: '#FFE9DA'",
    "onPanel: '#0C1B60'",
    'line 13, theme.onPanel: cannot be read on “panel”: the contrast is',
  ],
  [
    'a section’s own colours that nobody can read',
    /(?<=ground: '#1B3FD6', onGround: ')#F3E9DC/,
    '#2B4FE6',
    'line 60, sections.2.colours.onGround: cannot be read on “ground”: the contrast is',
  ],
  [
    'an alternative text that is missing',
    /(?<=avante\/card), alt: .*/,
    ' }',
    'line 7, card.alt: is missing; add it',
  ],
])('FREE-5 reported with the nearest name and what to do: %s', (_, from, to, words) => {
  const [first = '', ...more] = avante([from, to])
  expect(first.startsWith(words), first).toBe(true)
  expect(more).toEqual([])
})

test('FREE-5 a list that is too long says how many to take out', () => {
  const more = '  - +91 123 456 7890\n'
  const [line] = mistakesIn('agency.yaml', ['phones:\n', `phones:\n${more.repeat(RANGES.phones[1])}`])
  expect(line).toMatch(/content\/agency.yaml, line \d+, phones: there are 6, at most 4; take two out$/)
})

test('FREE-5 a missing portrait is reported with line, field and what to do', () => {
  expect(team([/image: \S+/, 'image: nobody-at-all'])).toEqual([
    'line 10, director.image: there is no portrait “nobody-at-all”; put the photograph into media/originals/team and run npm run media',
  ])
})

test('FREE-5 a missing service is named, without the number of a requirement', () => {
  const [line] = mistakesIn('pages/services.yaml', [/ +- 3d-vfx\n|, 3d-vfx/, ''])
  expect(line).toMatch(/: must have each of these once, in this order: brand-identity, .*3d-vfx/)
  expect(line).not.toContain('SERVICES')
})

test('FREE-5 an invalid email address is reported with an example', () => {
  expect(mistakesIn('agency.yaml', [/(?<=\nemail: ).*/, 'hello@bandha'])).toEqual([
    'content/agency.yaml, line 10, email: “hello@bandha” is not an email address, such as hello@example.com',
  ])
})

test.each<[what: string, from: RegExp, to: string, words: string]>([
  [
    'an address that no browser opens',
    /(?<=url: )https(?=:\/\/www\.instagram)/,
    'htps',
    'line 27, social.1.url: “htps://www.instagram.com/bandha.example” is not a web address, such as https://www.example.com',
  ],
  [
    'a map that the site’s policy blocks',
    /(?<=embed: )\S+/,
    'https://maps.example/embed',
    'line 22, map.embed: “https://maps.example/embed” is not a map of OpenStreetMap, such as https://www.openstreetmap.org/export/embed.html?bbox=…',
  ],
])('FREE-5 %s is reported with one that works', (_, from, to, words) => {
  expect(mistakesIn('agency.yaml', [from, to])).toEqual([`content/agency.yaml, ${words}`])
})

test('FREE-5 all wrong fields of a file are reported at once', () => {
  expect(
    avante(
      ['summary:', 'sumary:'],
      ["ground: '#FFC9A6'", "ground: '#FFC9A'"],
      ['[ floor-plan, key-card', '[ floor-plan, key-cart'],
    ).map((line) => line.split(':')[0]),
  ).toEqual(['line 6, sumary', 'line 9, theme.ground', 'line 56, sections.1.desktop.3.2'])
})

test('FREE-5 a file with Windows line ends and a byte order mark is read as any other', () => {
  const text = readFileSync('content/team.yaml', 'utf8')
  const schema = findSchema('team.yaml')
  expect(
    schema && checkContent('content/team.yaml', `\uFEFF${text.replaceAll('\n', '\r\n')}`, schema).problems,
  ).toBe(undefined)
})

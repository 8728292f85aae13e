import { expect, test } from 'vitest'
import { avante, mistakesIn } from './mistakes.fixture'

test('FREE-5 a colon inside a sentence is reported with file, line and field', () => {
  expect(mistakesIn('projects/avante.yaml', [/lead: .*/, 'lead: One rule: no flat façade.'])).toEqual([
    expect.stringMatching(
      /^content\/projects\/avante\.yaml, line 18, lead: there is a colon inside a sentence.*'quotes'$/,
    ),
  ])
})

const sector = "sector: 'Real estate'"
const panel = "  panel: '#0C1B57'"

test.each<[mistake: string, from: string, to: string, start: string, words: string]>([
  ['a straight apostrophe', "'Avante'", "'Avante's'", 'line 3, name', 'a quote'],
  ['straight quotation marks', "'Avante'", '"The "A" house"', 'line 3, name', 'a quote'],
  ['no space after a colon', sector, 'sector:Real estate', 'line 4, sector', 'colon'],
  ['no colon', sector, 'sector Real estate', 'line 4, sector', "none after a field's name"],
  [
    'a missing comma',
    '[ scale-model, newspaper-ad ]',
    '[ scale-model ] [ newspaper-ad ]',
    'line 56, sections.desktop',
    'a comma',
  ],
  ['a space too many', panel, ` ${panel}`, 'line 12, theme.accent.panel', 'too many or too few spaces'],
  ['a space too few', panel, panel.slice(1), 'line 12, theme.panel', 'too many or too few spaces'],
  ['a quote that is not closed', sector, "sector: 'Real estate", 'line 4, sector', 'a quote'],
  ['words after the quotes', sector, "sector: 'Real' estate", 'line 4, sector', 'a quote'],
  ['an at sign', sector, 'sector: @home', 'line 4, sector', "need 'quotes'"],
  ['a star', sector, 'sector: *bold*', 'line 4, sector', "need 'quotes'"],
  ['an exclamation mark', sector, 'sector: !Homes at last', 'line 4, sector', "need 'quotes'"],
  ['a tab', panel, "\tpanel: '#0C1B57'", 'line 12, theme.panel', 'there is a tab'],
  ['a bracket that is not closed', 'title: [ Avante ]', 'title: [ Avante', 'line 17', 'a bracket'],
  ['a colour without quotes', "'#FFC9A6'", '#FFC9A6', 'line 9, theme.ground', "'#FFC9A6'"],
  ['a # inside words', sector, 'sector: Refill #1', 'line 4, sector', "'Refill #1'"],
  ['a field twice', sector, `${sector}\nsector: 'Homes'`, 'line 5, sector', 'is listed twice'],
])('FREE-5 %s is reported once, in plain words', (_, from, to, start, words) => {
  const said = avante([from, to])
  expect(said).toHaveLength(1)
  expect(said[0]?.startsWith(start), said[0]).toBe(true)
  expect(said[0]).toContain(words)
})

test('FREE-5 every broken part of a file is reported at once', () => {
  const said = avante(["'Avante'", "'Avante's'"], [/lead: .*/, 'lead: One rule: none.'])
  expect(said.map((line) => line.split(':')[0])).toEqual(['line 3, name', 'line 18, lead'])
})

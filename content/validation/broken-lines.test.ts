import { expect, test } from 'vitest'
import { avante, mistakesIn } from './mistakes.fixture'

test('FREE-5 a colon inside a sentence is told with file, line and field', () => {
  expect(mistakesIn('projects/avante.yaml', [/lead: .*/, 'lead: One rule: no flat façade.'])).toEqual([
    "content/projects/avante.yaml, line 18, lead: there is a colon inside a sentence; put the words in 'quotes'",
  ])
})

test.each<[slip: string, from: string | RegExp, to: string, said: string]>([
  [
    'a straight apostrophe',
    "name: 'Avante'",
    "name: 'Avante's'",
    "line 3, name: there is a straight apostrophe (') inside 'quotes'; use the curly one (’)",
  ],
  [
    'straight quotation marks',
    "name: 'Avante'",
    'name: "The "A" house"',
    'line 3, name: there are straight quotation marks (") inside "quotes"; use the curly ones (“ ”)',
  ],
  [
    'no space after a colon',
    "sector: 'Real estate'",
    'sector:Real estate',
    'line 4, sector: a space is missing after “sector:”',
  ],
  [
    'no colon',
    "sector: 'Real estate'",
    'sector Real estate',
    'line 4, sector: a colon is missing after “sector”',
  ],
  [
    'a missing comma',
    '[scale-model, newspaper-ad]',
    '[scale-model] [newspaper-ad]',
    'line 56, sections.desktop: a comma is missing before “[newspaper-ad], [flo”',
  ],
  [
    'a space too many',
    "  panel: '#0C1B57'",
    "   panel: '#0C1B57'",
    'line 12, theme.panel: the line begins with 3 spaces; here it should be 2 spaces',
  ],
  [
    'a space too few',
    "  panel: '#0C1B57'",
    " panel: '#0C1B57'",
    'line 12, theme.panel: the line begins with 1 space; here it should be 2 spaces',
  ],
  [
    'a quote that is not closed',
    "sector: 'Real estate'",
    "sector: 'Real estate",
    "line 4, sector: the quote (') that opens here is not closed",
  ],
  [
    'words after the quotes',
    "sector: 'Real estate'",
    "sector: 'Real' estate",
    "line 4, sector: the quotes end before the words do; put all words of the line in one pair of 'quotes'",
  ],
  [
    'an at sign',
    "sector: 'Real estate'",
    'sector: @home',
    "line 4, sector: words that begin with @ need 'quotes'",
  ],
  [
    'a star',
    "sector: 'Real estate'",
    'sector: *bold*',
    "line 4, sector: words that begin with * need 'quotes'",
  ],
  [
    'an exclamation mark',
    "sector: 'Real estate'",
    'sector: !Homes at last',
    "line 4, sector: words that begin with ! need 'quotes'",
  ],
  [
    'a tab',
    "  panel: '#0C1B57'",
    "\tpanel: '#0C1B57'",
    'line 12, theme.panel: there is a tab at the start of the line; use spaces',
  ],
  [
    'a bracket that is not closed',
    'title: [Avante]',
    'title: [Avante',
    'line 16, title: a bracket that opens ([) is not closed',
  ],
  [
    'a bracket with nothing behind it',
    "name: 'Avante'",
    'name: [',
    'line 3, name: a bracket that opens ([) is not closed',
  ],
  [
    'a list that ends with a comma',
    'title: [Avante]',
    'title: [Avante,',
    'line 16, title: a bracket that opens ([) is not closed',
  ],
  [
    'a colour without quotes',
    "ground: '#FFC9A6'",
    'ground: #FFC9A6',
    "line 9, theme.ground: “#FFC9A6” is not read, because a # begins a note; put all words in quotes: '#FFC9A6'",
  ],
  [
    'a # inside words',
    "sector: 'Real estate'",
    'sector: Refill #1',
    "line 4, sector: “#1” is not read, because a # begins a note; put all words in quotes: 'Refill #1'",
  ],
  [
    'a field twice',
    "sector: 'Real estate'",
    "sector: 'Real estate'\nsector: 'Homes'",
    'line 5, sector: is there twice; keep one of the two',
  ],
])('FREE-5 told in plain words: %s', (_, from, to, words) => {
  expect(avante([from, to])).toEqual([words])
})

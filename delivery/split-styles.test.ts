import { expect, test } from 'vitest'
import { splitStyles } from './split-styles'
import { vocabulary } from './vocabulary'

const html =
  '<main class="page_abc"><button class="card_abc wide_xyz" aria-expanded="false">Tea</button></main>'

/** Parts a sheet for the page above, in a site of this page alone or of others besides. */
const split = (css: string, otherPages = '') => splitStyles(css, html, vocabulary(html + otherPages))

test('EXP-8 what the page can match is needed, what only script or another page brings is the rest', () => {
  const { used, rest } = split(
    '.card_abc{color:red}.card_abc[aria-expanded=true]{color:blue}.stage_def{width:0}',
  )
  expect(used).toBe('.card_abc{color:red}')
  expect(rest).toBe('.card_abc[aria-expanded=true]{color:blue}.stage_def{width:0}')
})

test('EXP-8 what pointer and keyboard bring is needed at once', () => {
  const css = '.card_abc:hover{color:red}.card_abc:focus-visible{color:blue}'
  expect(split(css)).toEqual({ used: css, rest: '' })
})

test('EXP-8 a rule that gives way to a later one is never moved behind it', () => {
  const css = '.card_abc[data-open]{color:red}.card_abc:hover{color:blue}'
  expect(split(css)).toEqual({ used: css, rest: '' })
})

test('EXP-8 a rule moves where the later one sets something else, weighs more or stands in another layer', () => {
  const open = '.card_abc[data-open]{color:red}'
  for (const later of [
    '.card_abc:hover{width:0}',
    '.page_abc .card_abc:hover{color:blue}',
    '@layer base{.card_abc:hover{color:blue}}',
  ])
    expect(split(open + later)).toEqual({ used: later, rest: open })
})

test('EXP-8 shorthand and longhand, physical and logical names are one thing', () => {
  for (const [first, second] of [
    ['margin:0', 'margin-inline:1px'],
    ['width:0', 'inline-size:1px'],
    ['font:inherit', 'line-height:1'],
  ])
    expect(split(`.card_abc[data-open]{${first}}.card_abc:hover{${second}}`).rest).toBe('')
})

test('EXP-8 rules of classes that no element of the site has together do not hold each other', () => {
  const css = '.stage_def{color:red}.card_abc{color:blue}'
  const apart = '<div class="stage_def"></div>'
  expect(split(css, apart).rest).toBe('.stage_def{color:red}')
  expect(split(css, '<div class="stage_def card_abc"></div>').rest).toBe('')
})

test('EXP-8 classes that only script brings may meet those of their own sheet', () => {
  expect(split('.label_abc{color:red}.card_abc{color:blue}').rest).toBe('')
  expect(split('.label_def{color:red}.card_abc{color:blue}').rest).toBe('.label_def{color:red}')
})

test('EXP-8 rules of two values of one attribute do not hold each other', () => {
  const sheet = (first: string) =>
    `.card_abc[data-pose=${first}] p_{color:red}.card_abc[aria-expanded=false] p_{color:blue}`
  expect(split(sheet('stair')).rest).toBe('')
  const css = '.card_abc[aria-expanded=true] b{color:red}.card_abc[aria-expanded=false] b{color:blue}'
  expect(split(css).rest).toBe('.card_abc[aria-expanded=true] b{color:red}')
})

test('EXP-8 animations go with the rules that play them, and what is said of the whole document is said once', () => {
  const { used, rest } = split(
    '@font-face{font-family:A}@property --x{syntax:"*";inherits:false}@keyframes turn{to{rotate:1turn}}@keyframes fade{to{opacity:0}}' +
      '.card_abc{animation:turn 1s}.stage_def{animation:fade 1s}',
  )
  expect(used).toContain('@font-face')
  expect(used).toContain('@property')
  expect(used).toContain('@keyframes turn')
  expect(used).not.toContain('@keyframes fade')
  expect(rest).toBe('@keyframes fade{to{opacity:0}}.stage_def{animation:fade 1s}')
})

test('EXP-8 conditions stay around their rules, and leave with the last of them', () => {
  const { used, rest } = split(
    '@media print{.card_abc{color:red}.stage_def{color:blue}}@media screen{.stage_def{width:0}}',
  )
  expect(used).toBe('@media print{.card_abc{color:red}}')
  expect(rest).toBe('@media print{.stage_def{color:blue}}@media screen{.stage_def{width:0}}')
})

import { expect, test } from 'vitest'
import { styleAttributesAsRules } from './style-attributes'

test('what stands in style="" becomes a rule of the same rank, once for all who share it', () => {
  const { html, rules } = styleAttributesAsRules(
    '<p class="a" style="--em:2">a</p><i style="background:url(&quot;a.webp&quot;)">b</i><b style="--em:2" id="c">c</b>',
  )
  expect(html).toBe('<p class="a" data-style="0">a</p><i data-style="1">b</i><b data-style="0" id="c">c</b>')
  expect(rules).toBe('[data-style="0"]:not(#_){--em:2}[data-style="1"]:not(#_){background:url("a.webp")}')
})

test('a page without such attributes stays as it is', () => {
  expect(styleAttributesAsRules('<p>style="a"</p>')).toEqual({ html: '<p>style="a"</p>', rules: '' })
})

import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { inlineHashes } from './inline-hashes'

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

test('inline scripts and styles are hashed as they stand, each once', () => {
  const html =
    '<style>a{}</style><script>let a = "<!-- x -->"</script><script>let a = "<!-- x -->"</script><style media="print">b{}</style>'
  expect(inlineHashes(html)).toEqual({
    scriptHashes: [hash('let a = "<!-- x -->"')],
    styleHashes: [hash('a{}'), hash('b{}')],
  })
})

test('what a browser runs or obeys is hashed, data is not', () => {
  const kinds = [
    'type="module"',
    'type=module async',
    'type="text/javascript"',
    'type="importmap"',
    'type="speculationrules"',
    'async',
  ]
  for (const kind of kinds)
    expect(inlineHashes(`<script ${kind}>x</script>`).scriptHashes).toEqual([hash('x')])
  for (const kind of [
    'type="application/ld+json"',
    'type="application/json"',
    'src="/a.js"',
    'type="module" src="/a.js"',
  ]) {
    expect(inlineHashes(`<script ${kind}>x</script>`).scriptHashes).toEqual([])
  }
})

test('commented-out markup is not hashed, line ends are hashed as the parser sees them', () => {
  expect(inlineHashes('<!-- <script>x</script> --><!-- a --><style>a\r\nb</style>')).toEqual({
    scriptHashes: [],
    styleHashes: [hash('a\nb')],
  })
})

import { expect, test } from 'vitest'
import { scriptAfterPaint } from './script-after-paint'

const page = `<link rel="modulepreload" href="/a.js"/><script type="module" async="">import "/m.js";
import * as route0 from "/root.js";
window.modules = {"root":route0};
import("/entry.js");</script><script>data</script>`

test('EXP-8 no script is fetched while the page is not painted', () => {
  const late = scriptAfterPaint(page)
  expect(late).toContain('<link rel="modulepreload" media="not all" href="/a.js"/>')
  expect(late).not.toMatch(/^import /m)
  expect(late).toMatch(/^await new Promise|>await new Promise/m)
  expect(late).toContain('await import("/m.js");\nconst route0 = await import("/root.js");\nwindow.modules')
  expect(late).toContain('import("/entry.js");</script><script>data</script>')
})

test('EXP-8 a page without the framework\u2019s start stops the build', () => {
  expect(() => scriptAfterPaint('<script type="module">import "/m.js"</script>')).toThrow(
    'is not where it was',
  )
  expect(() => scriptAfterPaint(scriptAfterPaint(page))).toThrow('is not where it was')
})

// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterFirstPaint, scriptAfterPaint } from './script-after-paint'

const page = `<link rel="modulepreload" href="/a.js"/><script type="module" async="">import "/m.js";
import * as route0 from "/root.js";
window.modules = {"root":route0};
import("/entry.js");</script><script>data</script>`

test('EXP-8 no script is fetched while the page is not painted', () => {
  const late = scriptAfterPaint(page)
  expect(late).toContain('<link rel="modulepreload" media="not all" href="/a.js"/>')
  expect(late).not.toMatch(/^import /m)
  expect(late).toMatch(/^await new Promise/m)
  expect(late).toContain('await import("/m.js");\nconst route0 = await import("/root.js");\nwindow.modules')
  expect(late).toContain('import("/entry.js");</script><script>data</script>')
})

test('EXP-8 a page without the framework\u2019s start stops the build', () => {
  expect(() => scriptAfterPaint('<script type="module">import "/m.js"</script>')).toThrow(
    'is not where it was',
  )
  expect(() => scriptAfterPaint(scriptAfterPaint(page))).toThrow('is not where it was')
})

/** Runs the page's inline start script. Returns whether the page's own script has begun. */
function run(): () => boolean {
  let hasBegun = false
  const wait = new Function(`return (async () => { ${afterFirstPaint} })()`) as () => Promise<void>
  wait().then(() => {
    hasBegun = true
  })
  return () => hasBegun
}

/** A paint observer that reports when `paint` is called. */
function observedPaint(): () => void {
  let report = () => {}
  class Observer {
    constructor(told: () => void) {
      report = told
    }
    observe() {}
  }
  vi.stubGlobal('PerformanceObserver', Observer)
  return () => report()
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('EXP-8 script waits for the first paint', async () => {
  const paint = observedPaint()
  const hasBegun = run()
  await vi.advanceTimersByTimeAsync(100)
  expect(hasBegun()).toBe(false)
  paint()
  await vi.advanceTimersByTimeAsync(0)
  expect(hasBegun()).toBe(true)
})

test('EXP-20 script begins within a second if no paint is ever reported', async () => {
  observedPaint()
  const hasBegun = run()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(hasBegun()).toBe(true)
})

test('EXP-20 script begins at once in a hidden tab', async () => {
  observedPaint()
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  const hasBegun = run()
  await vi.advanceTimersByTimeAsync(0)
  expect(hasBegun()).toBe(true)
})

test('EXP-20 script begins if the browser withholds its performance observer', async () => {
  vi.stubGlobal('PerformanceObserver', undefined)
  const hasBegun = run()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(hasBegun()).toBe(true)
})

import assert from 'node:assert/strict'
import { allPages } from '../../page-paths'
import { openHydrated, until, type Visitor } from '../visitor'
import { type Flow, soundRefused } from './flow'

/** Its script has taken over, and holds the scroll position. */
const untilAlive = (visitor: Visitor, how: string, address = '') =>
  until(
    visitor,
    `it is alive ${how}`,
    (address) =>
      !('isOld' in window) && location.href.includes(address) && history.scrollRestoration === 'manual',
    address,
  )

async function reload(visitor: Visitor, top: number): Promise<void> {
  await visitor.ask((top) => {
    Object.assign(window, { isOld: true })
    scrollTo({ top, behavior: 'instant' })
    setTimeout(() => location.reload())
  }, top)
  await untilAlive(visitor, `after a reload ${top} px down`)
}

const alive = (path: string): Flow => ({
  title: `EXP-20 ${path} comes alive with a fragment, after a reload, after Back and Forward`,
  // Firefox complains about code that is still being loaded when the page is left.
  expects: new RegExp(
    `dynamically imported module|${path === '/nope' ? '404' : path === '/' ? soundRefused.source : '^$'}`,
  ),
  async run(visitor) {
    await visitor.open(`${path}#content`)
    await untilAlive(visitor, 'with a fragment')
    await reload(visitor, 900)
    await reload(visitor, 0)
    // With a query: a fragment alone is no new document.
    await visitor.open(`${path}?again#:~:text=the`)
    await untilAlive(visitor, 'with a text fragment')
    await visitor.open('/favicon.svg')
    await visitor.go(-1)
    await untilAlive(visitor, 'after Back', '?again')
    await visitor.go(-1)
    await untilAlive(visitor, 'after Back once more', `${path}#`)
    await visitor.go(1)
    await untilAlive(visitor, 'after Forward', '?again')
  },
})

/** Takes away what privacy settings and old browsers take away; runs before the page's own script. */
function withhold() {
  for (const name of ['PerformanceObserver', 'IntersectionObserver', 'ResizeObserver'])
    Reflect.deleteProperty(window, name)
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('refused', 'SecurityError')
      },
    })
  Object.defineProperty(navigator, 'clipboard', { value: undefined })
  CanvasRenderingContext2D.prototype.getImageData = () => {
    throw new DOMException('refused', 'SecurityError')
  }
}

/** As in a tab that was opened in the background: nothing is painted. */
function hide() {
  Object.defineProperty(document, 'hidden', { value: true })
  Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
  window.requestAnimationFrame = () => 0
  PerformanceObserver.prototype.observe = () => {}
  IntersectionObserver.prototype.observe = () => {}
}

const withheld = (path: string): Flow => ({
  title: `EXP-20 ${path} comes alive in a hidden tab, and without observers, storage, clipboard and canvas reading`,
  expects: path === '/nope' ? /404/ : path === '/' ? soundRefused : /^$/,
  async run(visitor) {
    assert.ok(visitor.beforePages)
    await visitor.beforePages(hide)
    await openHydrated(visitor, path)
    await visitor.beforePages(withhold)
    await openHydrated(visitor, path)
    assert.equal(await visitor.ask(() => 'IntersectionObserver' in window, null), false)
  },
})

/** Firefox reports no paint of a page that opens further down; some privacy settings report none at all. */
const silent: Flow = {
  title: 'EXP-20 a page comes alive if its paint is never reported',
  async run(visitor) {
    assert.ok(visitor.beforePages)
    await visitor.beforePages(() => {
      PerformanceObserver.prototype.observe = () => {}
    })
    await openHydrated(visitor, '/contact')
  },
}

export const alivePages: Flow[] = allPages.map(alive)
/** For engines whose driver can run script before a page's own. */
export const withheldPages: Flow[] = [silent, ...allPages.map(withheld)]

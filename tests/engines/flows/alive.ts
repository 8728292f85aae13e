import assert from 'node:assert/strict'
import { allPages } from '../../page-paths'
import { openHydrated, until, type Visitor } from '../visitor'
import { type Flow, soundRefused } from './flow'

/** Does something that loads a new document, and waits until its script has taken over. */
async function untilAlive(visitor: Visitor, how: string, load: () => Promise<unknown>): Promise<void> {
  await visitor.ask(() => void Object.assign(window, { isOld: true }), null)
  await load()
  await until(
    visitor,
    `it is alive ${how}`,
    () => !('isOld' in window) && history.scrollRestoration === 'manual',
    null,
  )
}

const reload = (visitor: Visitor) => () => visitor.ask(() => setTimeout(() => location.reload()), null)

const alive = (path: string): Flow => ({
  title: `EXP-20 ${path} comes alive after a reload at its top and further down, with a fragment, and after Back`,
  expects: path === '/nope' ? /404/ : path === '/' ? soundRefused : /^$/,
  async run(visitor) {
    await openHydrated(visitor, path)
    await untilAlive(visitor, 'after a reload', reload(visitor))
    await visitor.ask(() => scrollTo({ top: 900, behavior: 'instant' }), null)
    await untilAlive(visitor, 'after a reload further down', reload(visitor))
    // Another address first: the same one with a fragment is no new document.
    for (const fragment of ['#content', '#:~:text=the']) {
      await visitor.open('/favicon.svg')
      await visitor.open(path + fragment)
      await until(visitor, `alive with ${fragment}`, () => history.scrollRestoration === 'manual', null)
    }
    await visitor.open('/favicon.svg')
    await visitor.back()
    await until(visitor, 'alive after Back', () => history.scrollRestoration === 'manual', null)
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

/** A PerformanceObserver that never reports: Firefox has no first paint of a page that opens further down. */
function silence() {
  PerformanceObserver.prototype.observe = () => {}
}

const withheld = (path: string): Flow => ({
  title: `EXP-20 ${path} comes alive without observers, storage, clipboard and canvas reading, and without paint timing`,
  expects: path === '/nope' ? /404/ : path === '/' ? soundRefused : /^$/,
  async run(visitor) {
    assert.ok(visitor.beforePages)
    await visitor.beforePages(silence)
    await openHydrated(visitor, path)
    await visitor.beforePages(withhold)
    await openHydrated(visitor, path)
    assert.equal(await visitor.ask(() => 'IntersectionObserver' in window, null), false)
  },
})

export const alivePages: Flow[] = allPages.map(alive)
/** For engines whose driver can run script before a page's own. */
export const withheldPages: Flow[] = allPages.map(withheld)

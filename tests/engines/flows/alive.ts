import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { allPages } from '../../page-paths'
import { currentDocument, openHydrated, until, untilAlive, type Visitor } from '../visitor'
import { expectedAt, type Flow } from './flow'

async function reload(visitor: Visitor, top: number): Promise<void> {
  const left = await currentDocument(visitor)
  await visitor.ask((top) => {
    scrollTo({ top, behavior: 'instant' })
    setTimeout(() => location.reload())
  }, top)
  await untilAlive(visitor, `after a reload ${top} px down`, left)
}

/** Goes Back or Forward to a document at that address. */
async function goTo(visitor: Visitor, delta: -1 | 1, address: string): Promise<void> {
  const left = await currentDocument(visitor)
  await visitor.go(delta)
  await until(
    visitor,
    `${delta < 0 ? 'Back' : 'Forward'} to ${address}`,
    (address) => (location.pathname + location.search + location.hash).startsWith(address),
    address,
  )
  await untilAlive(visitor, `after ${delta < 0 ? 'Back' : 'Forward'} to ${address}`, left)
}

const alive = (path: string): Flow => ({
  title: `EXP-20 ${path} comes alive with a fragment, after a reload, after Back and Forward`,
  // Firefox complains about code that is still being loaded when the page is left.
  expects: new RegExp(`dynamically imported module|${expectedAt(path).source}`),
  async run(visitor, front) {
    await openHydrated(visitor, `${path}#content`)
    await reload(visitor, 900)
    await reload(visitor, 0)
    // With a query: a fragment alone is no new document.
    await openHydrated(visitor, `${path}?again#:~:text=the`)
    await visitor.open(front.otherSite)
    await goTo(visitor, -1, `${path}?again`)
    await goTo(visitor, -1, `${path}#content`)
    await goTo(visitor, 1, `${path}?again`)
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
  expects: expectedAt(path),
  async run(visitor, front) {
    front.beforePages = hide
    await openHydrated(visitor, path)
    assert.ok(await visitor.ask(() => document.hidden, null))
    front.beforePages = withhold
    await openHydrated(visitor, path)
    assert.equal(await visitor.ask(() => 'IntersectionObserver' in window, null), false)
  },
})

/** Firefox reports no paint of a page that opens further down; some privacy settings report none at all. */
const silent: Flow = {
  title: 'EXP-20 a page comes alive if its paint is never reported',
  async run(visitor, front) {
    front.beforePages = () => {
      PerformanceObserver.prototype.observe = () => {}
    }
    await openHydrated(visitor, '/contact')
  },
}

/** Firefox keeps a page that is left while it imports its script, and doesn't go on when Back restores it. */
const leftEarly: Flow = {
  title: 'EXP-20 a page that is left while its script is loading comes alive when Back restores it',
  expects: /dynamically imported module/,
  async run(visitor, front) {
    for (let wait = 0; wait < 400; wait += 40) {
      await visitor.open(`/about?${wait}`)
      await pause(wait)
      await visitor.open(front.otherSite)
      await goTo(visitor, -1, `/about?${wait}`)
      await until(
        visitor,
        'what follows the page',
        () => document.querySelector('footer input') !== null,
        null,
      )
    }
  },
}

export const alivePages: Flow[] = [...allPages.map(alive), silent, leftEarly, ...allPages.map(withheld)]

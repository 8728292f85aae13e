import assert from 'node:assert/strict'
import { recordFrames, unstyledFrames } from '../../frames'
import { studyWithGallery } from '../../studies'
import { arriveAt, bringIntoView, openHydrated, until, untilSeen, type Visitor } from '../visitor'
import type { Flow } from './flow'

const bar = '[role=progressbar]'
const hamburger = 'button[aria-controls=menu]'
const menuLink = (path: string) => `#menu a[href="${path}"]`

const navigation: Flow = {
  title:
    'PROG-2 PROG-4 PROG-6 a link fills the bar and leads to the top of its page, whose start has the focus; Back leads back',
  async run(visitor) {
    await openHydrated(visitor, '/')
    await visitor.ask(() => void Object.assign(window, { isSameDocument: true }), null)
    await visitor.click('header nav a[href="/projects"]')
    await untilSeen(visitor, bar)
    assert.equal(await visitor.ask(() => location.pathname, null), '/', 'the route changes after 600 ms')
    await arriveAt(visitor, '/projects')
    await until(visitor, 'the focus at the start', () => document.activeElement?.tagName === 'MAIN', null)
    assert.equal(await visitor.ask(() => scrollY, null), 0)
    await untilSeen(visitor, bar, false)
    assert.ok(await visitor.ask(() => 'isSameDocument' in window, null), 'no document was loaded')
    await visitor.go(-1)
    await arriveAt(visitor, '/')
    await until(
      visitor,
      'home again',
      () => document.querySelector('main h1') !== null && scrollY === 0,
      null,
    )
  },
}

const menu: Flow = {
  title:
    'NAV-4 the menu opens, Escape closes it and gives the focus back, a link in it leads on and closes it',
  async run(visitor) {
    await visitor.resize(390, 844)
    await openHydrated(visitor, '/')
    await visitor.click(hamburger)
    await untilSeen(visitor, menuLink('/about'))
    const isExpanded = () =>
      visitor.ask((one) => document.querySelector(one)?.getAttribute('aria-expanded'), hamburger)
    assert.equal(await isExpanded(), 'true')
    await visitor.press('Tab')
    await visitor.press('Escape')
    await untilSeen(visitor, menuLink('/about'), false)
    assert.ok(await visitor.ask((one) => document.activeElement === document.querySelector(one), hamburger))
    await visitor.press('Enter')
    await untilSeen(visitor, menuLink('/about'))
    await visitor.click(menuLink('/about'))
    await arriveAt(visitor, '/about')
    await untilSeen(visitor, menuLink('/about'), false)
  },
}

const notFound: Flow = {
  title: 'ROUTE-2 an address that leads nowhere says so, without bar and footer, and leads home',
  expects: /404/,
  async run(visitor) {
    await openHydrated(visitor, '/project/nope')
    const found = await visitor.ask(
      () =>
        [
          document.querySelector('main')?.textContent ?? '',
          document.querySelector('header, footer') === null,
        ] as const,
      null,
    )
    assert.match(found[0], /Page Not Found/)
    assert.ok(found[1])
    await bringIntoView(visitor, 'main a[href="/"]')
    await visitor.click('main a[href="/"]')
    await arriveAt(visitor, '/')
    await untilSeen(visitor, 'header')
  },
}

const onSlowNetwork = (from: string, to: string): Flow => ({
  title: `PROG-5 ${to} is never shown without its styles on a slow network`,
  async run(visitor, front) {
    await openHydrated(visitor, from)
    await visitor.ask(recordFrames, null)
    front.answerTo = (url) => (url.endsWith('.css') ? 2_000 : 0)
    await follow(visitor, to)
    await arriveAt(visitor, to)
    await until(visitor, 'the focus at the start', () => document.activeElement?.tagName === 'MAIN', null)
    await untilSeen(visitor, bar, false)
    const { shown, unstyled } = await visitor.ask(unstyledFrames, null)
    assert.ok(shown > 0)
    assert.deepEqual(unstyled, [])
  },
})

const brokenSheet = (from: string, to: string): Flow => ({
  title: `PROG-5 ${to} is loaded as a document if a style sheet fails`,
  // The server's answer, and what the router and Firefox say of code that the new document interrupts.
  expects: /css|503|route module|uncaught exception|JSHandle@error/,
  async run(visitor, front) {
    await openHydrated(visitor, from)
    await visitor.ask(() => void Object.assign(window, { isOld: true }), null)
    let isFirst = true
    front.answerTo = (url) => {
      if (!url.endsWith('.css') || !isFirst) return 0
      isFirst = false
      return 'broken'
    }
    await follow(visitor, to)
    await until(
      visitor,
      'a new document',
      () => !('isOld' in window) && document.readyState === 'complete',
      null,
    )
    await arriveAt(visitor, to)
    assert.equal(isFirst, false)
  },
})

/** Follows the page's first link to that path. */
const follow = (visitor: Visitor, to: string) =>
  visitor.ask((path) => document.querySelector<HTMLElement>(`main a[href="${path}"]`)?.click(), to)

const journeys = [
  ['/services', '/contact'],
  ['/projects', studyWithGallery.path],
] as const

export const shell: Flow[] = [
  navigation,
  menu,
  notFound,
  ...journeys.flatMap(([from, to]) => [onSlowNetwork(from, to), brokenSheet(from, to)]),
]

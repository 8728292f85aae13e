import assert from 'node:assert/strict'
import { arriveAt, bringIntoView, openHydrated, until, untilSeen } from '../visitor'
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
    await until(
      visitor,
      'the button says that the menu is open',
      (one) => document.querySelector(one)?.getAttribute('aria-expanded') === 'true',
      hamburger,
    )
    await visitor.press('Tab')
    assert.ok(await visitor.ask(() => document.activeElement?.closest('#menu') !== null, null))
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

export const shell: Flow[] = [navigation, menu, notFound]

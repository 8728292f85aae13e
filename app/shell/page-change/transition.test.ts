// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { beginTransition } from './transition'

/** A promise that a test settles. */
function pending() {
  let resolve = () => {}
  let reject = (_: Error) => {}
  const promise = new Promise<void>((settle, refuse) => {
    resolve = settle
    reject = refuse
  })
  return { promise, resolve, reject }
}

/** A transition that the browser has begun, and how it ends. */
function fakeTransition() {
  const ready = pending()
  const finished = pending()
  const skip = vi.fn(() => finished.resolve())
  const begin = vi.fn((update: () => Promise<void>) => {
    update()
    return { ready: ready.promise, finished: finished.promise, skipTransition: skip }
  })
  Object.assign(document, { startViewTransition: begin })
  return { ready, finished, skip, begin }
}

const unhandled = vi.fn()
const nextTask = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  process.on('unhandledRejection', unhandled)
})
afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition')
  Reflect.deleteProperty(document, 'elementFromPoint')
  process.off('unhandledRejection', unhandled)
  unhandled.mockClear()
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})

test('PROG-5 a transition that the browser skips raises no error', async () => {
  const { ready, finished } = fakeTransition()
  await beginTransition(Promise.resolve())
  ready.reject(new DOMException('Transition was skipped', 'AbortError'))
  finished.reject(new DOMException('Transition was skipped', 'AbortError'))
  await nextTask()
  expect(unhandled).not.toHaveBeenCalled()
})

test('PROG-5 a click during a transition ends it and reaches the link below', async () => {
  const { skip } = fakeTransition()
  const clicked = vi.fn((event: MouseEvent) => event.preventDefault())
  const link = Object.assign(document.createElement('a'), { href: '/about' })
  link.addEventListener('click', clicked)
  document.body.append(link)
  document.elementFromPoint = () => link
  await beginTransition(Promise.resolve())
  document.documentElement.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await nextTask()
  expect(skip).toHaveBeenCalledOnce()
  expect(clicked).toHaveBeenCalledOnce()
})

test('PROG-5 clicks after a transition are left alone', async () => {
  const { finished, skip } = fakeTransition()
  await beginTransition(Promise.resolve())
  finished.resolve()
  await nextTask()
  document.documentElement.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(skip).not.toHaveBeenCalled()
})

test('PROG-5 the clicked link has lost the focus when its page is replaced', async () => {
  const { begin } = fakeTransition()
  const link = Object.assign(document.createElement('a'), { href: '/about' })
  document.body.append(link)
  link.focus()
  let captured: Element | null = null
  begin.mockImplementationOnce((update) => {
    captured = document.activeElement
    update()
    return { ready: Promise.resolve(), finished: Promise.resolve(), skipTransition: vi.fn(() => {}) }
  })
  await beginTransition(Promise.resolve())
  // PROG-7: the focused link grows into the next page's hero.
  expect(captured).toBe(link)
  expect(document.activeElement).toBe(document.body)
})

test('EXP-2 under reduced motion there is no transition', async () => {
  const { begin } = fakeTransition()
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  await beginTransition(Promise.resolve())
  expect(begin).not.toHaveBeenCalled()
})

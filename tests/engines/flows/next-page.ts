import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { recordFrames, unstyledFrames } from '../../frames'
import { studyWithGallery } from '../../studies'
import { arriveAt, openHydrated, patience, until, untilSeen, type Visitor } from '../visitor'
import type { Flow } from './flow'

/** How late an address answers (ms). */
type Network = (url: string) => number

const isSheet = (url: string) => url.endsWith('.css')

/** Networks by name. */
const slowNetworks: Record<string, () => Network> = {
  '400 ms of latency': () => () => 400,
  '2,000 ms of latency': () => () => 2_000,
  'one style sheet 6 s late': () => {
    let late = ''
    return (url) => {
      if (isSheet(url)) late ||= url
      return url === late ? 6_000 : 0
    }
  },
}

/** What is still found when script and pictures have added all that belongs to a page: a frame that was unstyled stays recorded. */
async function remaining(find: () => Promise<string[]>): Promise<string[]> {
  const end = Date.now() + patience
  let found = await find()
  while (found.length && Date.now() < end) {
    await pause(200)
    found = await find()
  }
  return found
}

const onSlowNetwork = (from: string, to: string, name: string, begin: () => Network): Flow => ({
  title: `PROG-5 ${to} is never shown without its styles: ${name}`,
  async run(visitor, front) {
    await openWhole(visitor, from)
    await visitor.ask(recordFrames, null)
    front.answerTo = begin()
    await follow(visitor, to)
    await arriveAt(visitor, to)
    await until(visitor, 'the focus at the start', () => document.activeElement?.tagName === 'MAIN', null)
    await untilSeen(visitor, '[role=progressbar]', false)
    const frames = () => visitor.ask(unstyledFrames, null)
    assert.deepEqual(await remaining(async () => ((await frames()).shown ? [] : ['no frame yet'])), [])
    assert.deepEqual(await remaining(async () => (await frames()).unstyled), [])
    const { last } = await frames()
    // Nor is it unstyled to the end: the document of this page looks the same.
    front.answerTo = () => 0
    await openHydrated(visitor, `${to}?again`)
    await visitor.ask(recordFrames, null)
    const missing = async () => {
      const fresh = await frames()
      return last.filter((style) => !fresh.last.includes(style))
    }
    assert.deepEqual(await remaining(missing), [])
  },
})

/** Opens a page and waits until nothing of its own has arrived for a second: what comes after that belongs to the next page. */
async function openWhole(visitor: Visitor, path: string): Promise<void> {
  await openHydrated(visitor, path)
  await until(
    visitor,
    'a page that is whole',
    () =>
      performance
        .getEntriesByType('resource')
        .every((one) => (one as PerformanceResourceTiming).responseEnd < performance.now() - 1_000),
    null,
  )
}

const sideBySide = (from: string, to: string): Flow => ({
  title: `PROG-5 data, code and style sheets of ${to} are requested side by side`,
  async run(visitor, front) {
    await openWhole(visitor, from)
    await visitor.ask(() => void performance.mark('click'), null)
    front.answerTo = () => 400
    await follow(visitor, to)
    await arriveAt(visitor, to)
    const { requested, answered } = await visitor.ask(() => {
      const clicked = performance.getEntriesByName('click')[0]?.startTime ?? 0
      const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      const requests = resources.filter(({ startTime }) => startTime >= clicked)
      return {
        requested: ['.data', '.js', '.css'].map((kind) =>
          Math.min(...requests.filter(({ name }) => name.includes(kind)).map(({ startTime }) => startTime)),
        ),
        answered: Math.min(...requests.map(({ responseEnd }) => responseEnd)),
      }
    }, null)
    // Not Infinity, which there is without such a request.
    for (const time of requested) assert.ok(time !== null && time < answered, `${requested} < ${answered}`)
  },
})

const brokenSheet = (from: string, to: string): Flow => ({
  title: `PROG-5 ${to} is loaded as a document if a style sheet fails`,
  // The server's answer, and what the router and Firefox say of code that the new document interrupts.
  expects: /css|503|route module|uncaught exception|JSHandle@error/,
  async run(visitor, front) {
    await openWhole(visitor, from)
    await visitor.ask(() => void Object.assign(window, { isOld: true }), null)
    let isFirst = true
    front.answerTo = (url) => {
      if (!isSheet(url) || !isFirst) return 0
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

export const nextPage: Flow[] = journeys.flatMap(([from, to]) => [
  ...Object.entries(slowNetworks).map(([name, begin]) => onSlowNetwork(from, to, name, begin)),
  sideBySide(from, to),
  brokenSheet(from, to),
])

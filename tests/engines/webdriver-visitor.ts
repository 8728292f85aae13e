import { currentDocument, type Key, until, type Visitor } from './visitor'
import type { Session } from './webdriver'

const keys: Record<Key, string> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  Space: ' ',
}

/** Collects a page's messages once it has loaded: this protocol cannot do so earlier. */
function listen() {
  const heard: string[] = []
  Object.assign(window, { heard })
  addEventListener('error', ({ message }) => heard.push(message))
  addEventListener('unhandledrejection', ({ reason }) => heard.push(String(reason)))
  for (const level of ['error', 'warn'] as const) {
    const log = console[level]
    console[level] = (...said: unknown[]) => {
      heard.push(said.map(String).join(' '))
      log(...said)
    }
  }
}

/** A tab driven by the older WebDriver protocol: WebKit. */
export async function webdriverVisitor(session: Session, origin: string): Promise<Visitor> {
  const problems: string[] = []
  /** The TypeScript loader wraps functions in a helper that the page does not have. */
  const named = 'const __name = (one) => one;'
  const visitor: Visitor = {
    async open(path) {
      await collect()
      const left = await currentDocument(visitor)
      await session.post('/url', { url: new URL(path, origin).href })
      await until(
        visitor,
        `${path} is loaded`,
        (left) => performance.timeOrigin !== left && document.readyState === 'complete',
        left,
      )
      await visitor.ask(listen, null)
    },
    ask: (run, argument) =>
      session.post('/execute/sync', {
        script: `${named} return (${run}).apply(null, arguments)`,
        args: [argument],
      }),
    async click(selector) {
      const { path } = await session.find(selector)
      await session.post(`${path}/click`)
    },
    async hover(selector) {
      await visitor.ask(
        (one) => document.querySelector(one)?.scrollIntoView({ block: 'center', behavior: 'instant' }),
        selector,
      )
      const { reference } = await session.find(selector)
      await move({ origin: reference, x: 0, y: 0 })
    },
    async press(key) {
      const value = keys[key]
      const actions = [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]
      await session.post('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
    },
    async resize(width, height) {
      await session.post('/window/rect', { x: 0, y: 0, width, height })
      // The browser's own frame takes some of the window; the page's size counts.
      const { across, down } = await visitor.ask(
        () => ({ across: outerWidth - innerWidth, down: outerHeight - innerHeight }),
        null,
      )
      await session.post('/window/rect', { width: width + across, height: height + down })
    },
    go: (delta) => session.post(delta < 0 ? '/back' : '/forward'),
    async problems() {
      await collect()
      return problems
    },
    close: () => session.end(),
  }
  async function collect() {
    const heard = await visitor.ask(() => (window as { heard?: string[] }).heard?.splice(0) ?? [], null)
    problems.push(...heard)
  }
  const move = (place: object) =>
    session.post('/actions', {
      actions: [
        {
          type: 'pointer',
          id: 'mouse',
          parameters: { pointerType: 'mouse' },
          actions: [{ type: 'pointerMove', duration: 50, ...place }],
        },
      ],
    })
  await visitor.resize(1440, 900)
  return visitor
}

/** What a visitor can do, independent of the engine's driver; flows use nothing else. */
export interface Visitor {
  /** Opens a page of the site, or of another one by its whole address, and waits until it has loaded. */
  open(path: string): Promise<void>
  /** Runs a function in the page. It must not use anything but its argument. */
  ask<Argument, Answer>(run: (argument: Argument) => Answer, argument: Argument): Promise<Answer>
  /** Scrolls to the first element that the selector finds and clicks its middle with a real pointer. */
  click(selector: string): Promise<void>
  hover(selector: string): Promise<void>
  press(key: Key): Promise<void>
  resize(width: number, height: number): Promise<void>
  /** Back (-1) or Forward (1). */
  go(delta: -1 | 1): Promise<void>
  /** Console errors, warnings and uncaught errors so far. */
  problems(): Promise<string[]>
  /** Closes the tab. */
  close(): Promise<void>
}

export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowLeft' | 'ArrowRight' | 'Space'

/** How long the page is waited for (ms). */
export const patience = 30_000
const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time))

/** Polls the page until it answers yes. Throws after 30 s, naming what was awaited. */
export async function until<Argument>(
  visitor: Visitor,
  what: string,
  isSo: (argument: Argument) => boolean,
  argument: Argument,
): Promise<void> {
  const end = Date.now() + patience
  // A page that is being replaced cannot answer; that counts as no.
  const askNow = () => visitor.ask(isSo, argument).catch((error: Error) => error)
  for (let answer = await askNow(); answer !== true; answer = await askNow()) {
    if (Date.now() > end) throw new Error(`Waited ${patience / 1_000} s in vain: ${what} (${answer})`)
    await pause(50)
  }
}

/**
 * Whether script has taken over this document. Runs in the page.
 * @param left the `performance.timeOrigin` of a document that is being left: it still answers
 */
const isAlive = (left: number) =>
  performance.timeOrigin !== left &&
  document.readyState === 'complete' &&
  'hydrated' in document.documentElement.dataset

/** When the document that is shown began. */
export const currentDocument = (visitor: Visitor) => visitor.ask(() => performance.timeOrigin, null)

/** Waits until script has taken over the document that is shown, and its heading is seen. */
export async function untilAlive(visitor: Visitor, how: string, left = 0): Promise<void> {
  await until(visitor, `it is alive ${how}`, isAlive, left)
  await until(
    visitor,
    `its heading is seen ${how}`,
    () => document.querySelector('main h1')?.checkVisibility({ visibilityProperty: true }) ?? false,
    null,
  )
}

/** Opens a page and waits until its script has taken over. */
export async function openHydrated(visitor: Visitor, path: string): Promise<void> {
  await visitor.open(path)
  await untilAlive(visitor, `at ${path}`)
}

/** Waits until the address is that path. */
export const arriveAt = (visitor: Visitor, path: string) =>
  until(visitor, `arriving at ${path}`, (wanted) => location.pathname === wanted, path)

/** Waits until the first element that the selector finds can be seen, or cannot. */
export const untilSeen = (visitor: Visitor, selector: string, isSeen = true) =>
  until(
    visitor,
    `${selector} is ${isSeen ? 'seen' : 'gone'}`,
    ([selector, isSeen]) =>
      (document.querySelector(selector)?.checkVisibility({ visibilityProperty: true }) ?? false) === isSeen,
    [selector, isSeen] as const,
  )

/** Scrolls the first element that the selector finds to the middle of the screen, at once. */
export async function bringIntoView(visitor: Visitor, selector: string): Promise<void> {
  await visitor.ask(
    (one) => document.querySelector(one)?.scrollIntoView({ block: 'center', behavior: 'instant' }),
    selector,
  )
  // Intersection observers report with the next frame.
  await pause(200)
}

/** Waits until the first element that the selector finds has stopped moving: a pointer that aims at a moving one misses. */
export async function untilStill(visitor: Visitor, selector: string): Promise<void> {
  const place = () =>
    visitor.ask((one) => JSON.stringify(document.querySelector(one)?.getBoundingClientRect()), selector)
  for (let before = ''; ; await pause(150)) {
    const now = await place()
    if (now === before) return
    before = now
  }
}

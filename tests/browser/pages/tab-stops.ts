import { expect, type Page } from '@playwright/test'
import { words } from '../../words'

/** What is known of the stop that has the focus; runs in the page. */
function focusedStop() {
  const stop = document.activeElement
  if (!(stop instanceof HTMLElement) || stop === document.body) return null
  const box = stop.getBoundingClientRect()
  const isRinged = (element: Element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  }
  const around: Element[] = []
  for (let one: Element | null = stop; one && one.tagName !== 'MAIN'; one = one.parentElement)
    around.push(one)
  // Visible: at one of several points across its middle, the topmost element is the stop itself.
  const middle = (Math.max(box.top, 0) + Math.min(box.bottom, innerHeight)) / 2
  const points = [0.5, 0.25, 0.75].map((share) => [box.left + box.width * share, middle] as const)
  const isOnTop = points.some(([x, y]) => {
    const top = document.elementFromPoint(x, y)
    return top !== null && (stop.contains(top) || top.contains(stop))
  })
  if (!stop.dataset.walked)
    stop.dataset.walked = String(document.querySelectorAll('[data-walked]').length + 1)
  return {
    number: Number(stop.dataset.walked),
    name: `${stop.tagName.toLowerCase()} “${(stop.getAttribute('aria-label') ?? stop.textContent ?? '').trim().slice(0, 40)}”`,
    isRinged: around.some(isRinged),
    isOnTop,
  }
}

/** Tabs from the start of an open page to its end: asserts that every stop is reached, ringed and visible. */
export async function expectEveryStopReached(page: Page): Promise<void> {
  const walked: NonNullable<ReturnType<typeof focusedStop>>[] = []
  for (let presses = 0; presses < 200; presses += 1) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(focusedStop)
    if (!stop || stop.number <= walked.length) break
    walked.push(stop)
  }
  expect(walked[0]?.name).toContain(words.navigation.spoken.skip)
  expect(walked.length, 'no trap, no endless row of stops').toBeLessThan(200)
  expect
    .soft(
      walked.filter(({ isRinged }) => !isRinged).map(({ name }) => name),
      'without a ring',
    )
    .toEqual([])
  expect
    .soft(
      walked.filter(({ isOnTop }) => !isOnTop).map(({ name }) => name),
      'covered by something',
    )
    .toEqual([])
  // Of radio buttons that belong together Tab reaches the chosen one; the arrow keys reach the others.
  const missed = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[href], button, input, textarea, select')]
      .filter(
        (stop) =>
          stop.checkVisibility({ visibilityProperty: true }) &&
          !stop.closest('[inert]') &&
          stop.tabIndex >= 0 &&
          !stop.matches('[type=radio]:not(:checked)') &&
          !stop.dataset.walked,
      )
      .map((stop) => stop.outerHTML.slice(0, 100)),
  )
  expect.soft(missed, 'never reached').toEqual([])
}

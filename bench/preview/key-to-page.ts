import type { Frame, Page } from '@playwright/test'
import type { Shown } from '../../editor/core/site/texts'

declare global {
  interface Window {
    /** When the last key was pressed, on the machine's clock (ms). */
    pressedAt?: number
  }
}

const fieldId = ({ path }: Shown) => `field-${path.join('-').replaceAll('/', '_')}`

/** Enough of a sentence to be found on the page only once, and not an address or a name of a picture. */
const isSentence = ({ text = '' }: Shown) => /\p{L} \p{L}/u.test(text) && text.length < 180

/** Words that both form and page show. */
export async function wordsOnBoth(page: Page, site: Frame, shown: readonly Shown[]): Promise<Shown[]> {
  const seen = (await site.locator('body').textContent()) ?? ''
  const controls = new Set(
    await page.locator('textarea[id^=field-]').evaluateAll((all) => all.map(({ id }) => id)),
  )
  const words = shown.filter((one) => controls.has(fieldId(one)) && seen.includes(one.text ?? ''))
  return words.sort((a, b) => Number(isSentence(b)) - Number(isSentence(a)))
}

/** Puts the caret behind the last letter of a field, wherever that is in the form. */
async function moveToEnd(page: Page, one: Shown) {
  await page.locator(`[id="${fieldId(one)}"]`).evaluate((field: HTMLTextAreaElement) => {
    for (let at: Element | null = field; at; at = at.parentElement)
      if (at instanceof HTMLDetailsElement) at.open = true
    field.focus()
    field.setSelectionRange(field.value.length, field.value.length)
  })
}

/** When a frame has painted these words, on the machine's clock (ms); `undefined` if it never does. */
const awaitPaint = (site: Frame, words: string, isThere: boolean) =>
  site.evaluate(
    ([wanted, there]) =>
      new Promise<number | undefined>((resolve) => {
        const giveUp = performance.now() + 4000
        const look = () => {
          if (document.body.textContent?.includes(wanted) === there)
            resolve(performance.timeOrigin + performance.now())
          else if (performance.now() > giveUp) resolve(undefined)
          else requestAnimationFrame(look)
        }
        look()
      }),
    [words, isThere] as const,
  )

/** The last request to such an address that was begun after a moment; all on the machine's clock (ms). */
const requestAfter = (view: Page | Frame, part: string, moment: number) =>
  view.evaluate(
    ([wanted, from]) => {
      const { timeOrigin } = performance
      const found = performance
        .getEntriesByType('resource')
        .find(({ name, startTime }) => name.includes(wanted) && timeOrigin + startTime >= from)
      const entry = found as PerformanceResourceTiming | undefined
      return entry && { begun: timeOrigin + entry.startTime, ended: timeOrigin + entry.responseEnd }
    },
    [part, moment] as const,
  )

/** What passes between a key press and the page with it (ms). */
export interface Passed {
  total: number
  /** Waiting for the next letter, saving, hearing of the file and checking it, asking for the page's data, showing it. */
  stages: number[]
}

/** Presses a key at the end of a field, waits for the page with it, and leaves everything as it was. */
export async function keyToPage(page: Page, site: Frame, one: Shown): Promise<Passed | undefined> {
  await moveToEnd(page, one)
  await page.evaluate(() => {
    window.addEventListener(
      'keydown',
      ({ timeStamp }) => {
        window.pressedAt = performance.timeOrigin + timeStamp
      },
      { capture: true, once: true },
    )
  })
  const painted = awaitPaint(site, `${one.text}x`, true)
  await page.keyboard.press('x')
  const at = await painted
  const pressed = (await page.evaluate(() => window.pressedAt)) ?? 0
  const saved = await requestAfter(page, '/edit/api/change', pressed)
  const asked = await requestAfter(site, '.data', pressed)
  const gone = awaitPaint(site, `${one.text}x`, false)
  await page.keyboard.press('Backspace')
  await gone
  // What is saved by then has no part in the next measurement.
  await page.waitForTimeout(400)
  if (at === undefined || !saved || !asked) return undefined
  const moments = [pressed, saved.begun, saved.ended, asked.begun, asked.ended, at]
  const stages = moments.slice(1).map((moment, place) => moment - (moments[place] ?? moment))
  return { total: at - pressed, stages }
}

import type { Locator, Page } from '@playwright/test'
import type { GivenFile } from '../given'

/** How a member of staff does something: with the mouse or with the keyboard, never with both but for letters. */
export interface Hand {
  press(target: Locator): Promise<void>
  /** Puts words in the place of those that are there. */
  write(target: Locator, words: string): Promise<void>
  /** @param file itself, or where it lies on the disk */
  give(target: Locator, file: GivenFile | string): Promise<void>
  /** Chooses one of several that are shown. */
  pick(radio: Locator): Promise<void>
}

/** How often something was pressed, letters of words not counted. */
export interface Count {
  steps: number
}

/** More would be no way for anybody. */
const FARTHEST = 150

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement)

const hasFocusInGroup = (radio: Locator) =>
  radio.evaluate((element: HTMLInputElement) => {
    const focused = document.activeElement
    return focused instanceof HTMLInputElement && focused.type === 'radio' && focused.name === element.name
  })

/** Whether it stands after what has the focus: then Tab leads to it, otherwise Shift+Tab. */
const isAhead = (target: Locator) =>
  target.evaluate((element) => {
    const from = document.activeElement ?? document.body
    return !(from.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING)
  })

async function chosen(page: Page, open: () => Promise<void>, file: GivenFile | string) {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), open()])
  await chooser.setFiles(file)
}

/** Clicks, and types letters only. */
export function mouse(page: Page, count: Count): Hand {
  async function press(target: Locator) {
    count.steps += 1
    await target.click()
  }
  return {
    press,
    async write(target, words) {
      count.steps += 1
      await target.click({ clickCount: 3 })
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(words)
    },
    async give(target, file) {
      await chosen(page, () => press(target), file)
    },
    pick: press,
  }
}

/** Tab, arrows and Enter, as they come. */
export function keyboard(page: Page, count: Count): Hand {
  async function key(name: string) {
    count.steps += 1
    await page.keyboard.press(name)
  }
  async function reach(target: Locator, isReached = hasFocus) {
    await target.waitFor()
    const way = (await isAhead(target)) ? 'Tab' : 'Shift+Tab'
    for (let far = 0; !(await isReached(target)); far += 1) {
      if (far === FARTHEST) throw new Error(`${way} does not lead to ${target}`)
      await key(way)
    }
  }
  async function press(target: Locator) {
    await reach(target)
    await key('Enter')
  }
  return {
    press,
    async write(target, words) {
      await reach(target)
      await key('ControlOrMeta+a')
      await page.keyboard.type(words)
    },
    async give(target, file) {
      await chosen(page, () => press(target), file)
    },
    async pick(radio) {
      await reach(radio, hasFocusInGroup)
      // Tab leads to a group of radio buttons, arrows from one to the next.
      for (let far = 0; far < 9 && !(await radio.isChecked()); far += 1) await key('ArrowDown')
    },
  }
}

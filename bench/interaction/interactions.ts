import type { Locator, Page } from '@playwright/test'

/** Something that visitors do often, and where. */
export interface Interaction {
  /** The requirement it belongs to. */
  number: string
  name: string
  path: string
  /** True for a phone: touch, narrow. */
  isPhone: boolean
  prepare(page: Page): Promise<void>
  /** Finds the target; the function it returns only performs the interaction, nothing else that the page would respond to. */
  aim(page: Page, turn: number): Promise<() => Promise<void>>
}

const testimonials = '[aria-roledescription=carousel]'
const enlargeable = 'main button:has(picture):visible'
const nothing = () => Promise.resolve()

/** The centre of an element in the window, or a point counted from its corner (px). */
async function findPoint(element: Locator, from?: { x: number; y: number }) {
  const box = await element.boundingBox()
  if (!box) throw new Error(`Nothing to point at: ${element}`)
  return { x: box.x + (from?.x ?? box.width / 2), y: box.y + (from?.y ?? box.height / 2) }
}

async function finger(element: Locator): Promise<() => Promise<void>> {
  const { x, y } = await findPoint(element)
  return () => element.page().touchscreen.tap(x, y)
}

async function mouse(element: Locator, from?: { x: number; y: number }): Promise<() => Promise<void>> {
  const { x, y } = await findPoint(element, from)
  return () => element.page().mouse.click(x, y)
}

/** No target needed: the element has the focus. */
const keyboard = (page: Page, key: string): Promise<() => Promise<void>> =>
  Promise.resolve(() => page.keyboard.press(key))

export const interactions: readonly Interaction[] = [
  {
    number: 'NAV-4',
    name: 'the menu',
    path: '/',
    isPhone: true,
    prepare: nothing,
    aim: (page) => finger(page.getByRole('button', { name: 'Menu' })),
  },
  {
    number: 'GRID-1',
    name: 'a card that expands',
    path: '/',
    isPhone: false,
    prepare: (page) => page.locator('article').first().scrollIntoViewIfNeeded(),
    aim: (page, turn) => mouse(page.locator('article').nth(turn % 2), { x: 60, y: 40 }),
  },
  {
    number: 'TESTI-1',
    name: 'the carousel',
    path: '/',
    isPhone: true,
    prepare: (page) => page.locator(testimonials).scrollIntoViewIfNeeded(),
    aim: (page) => finger(page.locator(testimonials).getByRole('button', { name: 'Next testimonial' })),
  },
  {
    number: 'CASE-8',
    name: 'the lightbox',
    path: '/project/avante',
    isPhone: false,
    prepare: (page) => page.locator(enlargeable).first().scrollIntoViewIfNeeded(),
    aim: (page, turn) => (turn % 2 ? keyboard(page, 'Escape') : mouse(page.locator(enlargeable).first())),
  },
  {
    number: 'FORM-1',
    name: 'typing',
    path: '/contact',
    isPhone: true,
    prepare: (page) => page.locator('textarea').focus(),
    aim: (page, turn) => keyboard(page, turn % 2 ? 'n' : 'o'),
  },
]

/** The same on a page that does nothing: the machine's own share. */
export const control: Interaction = {
  number: 'EXP-3',
  name: 'a button on an empty page',
  path: 'about:blank',
  isPhone: true,
  prepare: (page) =>
    page.setContent('<meta name="viewport" content="width=device-width"><button>Press</button>'),
  aim: (page) => finger(page.getByRole('button')),
}

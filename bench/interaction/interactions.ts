import type { Page } from '@playwright/test'

/** Something a visitor does again and again, and where. */
export interface Interaction {
  /** Requirement it belongs to. */
  number: string
  name: string
  path: string
  /** A phone where true: touch, narrow. */
  isPhone: boolean
  prepare(page: Page): Promise<void>
  act(page: Page, turn: number): Promise<void>
}

const testimonials = '[aria-roledescription=carousel]'
const nothing = () => Promise.resolve()

export const interactions: readonly Interaction[] = [
  {
    number: 'NAV-4',
    name: 'the menu',
    path: '/',
    isPhone: true,
    prepare: nothing,
    act: (page) => page.getByRole('button', { name: 'Menu' }).tap(),
  },
  {
    number: 'GRID-1',
    name: 'a card that expands',
    path: '/',
    isPhone: false,
    prepare: (page) => page.locator('article').first().scrollIntoViewIfNeeded(),
    act: (page, turn) =>
      page
        .locator('article')
        .nth(turn % 2)
        .click({ position: { x: 60, y: 40 } }),
  },
  {
    number: 'TESTI-1',
    name: 'the carousel',
    path: '/',
    isPhone: true,
    prepare: (page) => page.locator(testimonials).scrollIntoViewIfNeeded(),
    act: (page) => page.locator(testimonials).getByRole('button', { name: 'Next testimonial' }).tap(),
  },
  {
    number: 'CASE-8',
    name: 'the lightbox',
    path: '/project/avante',
    isPhone: false,
    prepare: nothing,
    async act(page, turn) {
      if (turn % 2) await page.keyboard.press('Escape')
      else await page.locator('main button:has(picture):visible').first().click()
    },
  },
  {
    number: 'FORM-1',
    name: 'typing',
    path: '/contact',
    isPhone: true,
    prepare: (page) => page.locator('textarea').focus(),
    act: (page, turn) => page.keyboard.press(turn % 2 ? 'n' : 'o'),
  },
]

/** The same on a page that does nothing: what the machine itself takes. */
export const control: Interaction = {
  number: 'EXP-3',
  name: 'a button on an empty page',
  path: 'about:blank',
  isPhone: true,
  prepare: (page) =>
    page.setContent('<meta name="viewport" content="width=device-width"><button>Press</button>'),
  act: (page) => page.getByRole('button').tap(),
}

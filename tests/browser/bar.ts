import type { Page } from '@playwright/test'
import { needed } from '../needed'
import { words } from '../words'

const { links, callToAction, spoken } = words.navigation

/** The links of the bar in their order. */
export const barPages = links

const chosen = needed(links.at(-1), 'link in the bar')

/** One link of the bar to be followed, and a page from which it leads away. */
export const aBarPage = { ...chosen, from: chosen.path === '/' ? '/about' : '/' }

export const bar = (page: Page) => page.getByRole('banner')

export const barList = (page: Page) => page.getByRole('navigation', { name: spoken.main, exact: true })

export const barCall = (page: Page) => bar(page).getByRole('link', { name: callToAction, exact: true })

export const hamburger = (page: Page) => page.getByRole('button', { name: spoken.menu, exact: true })

export const menu = (page: Page) => page.getByRole('navigation', { name: spoken.menu, exact: true })

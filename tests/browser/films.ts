import type { Locator, Page } from '@playwright/test'
import { fillIn } from '~/fill-in'
import { needed } from '../needed'
import { serviceWords, words } from '../words'

const { landscape, portrait, showcase, play, pause } = words.films
const av = serviceWords['av-production']

/** The films of the AV page in their order: those of the big screen, then those of the rod. */
export const allFilms = [...landscape, ...portrait]

/** Those that open the page. */
export const opening = showcase.flatMap((id) => allFilms.filter((film) => film.id === id))

/** The first two as the Tab key meets them, and the last of the big screen. */
export const firstFilm = needed(allFilms[0], 'film')
export const nextFilm = needed(allFilms[1], 'second film')
export const lastOnBigScreen = needed(landscape.at(-1), 'film on the big screen')

export const bigScreen = (page: Page) => page.getByRole('region', { name: av.landscape, exact: true })

export const rod = (page: Page) => page.getByRole('region', { name: av.portrait, exact: true })

/** Where a film hangs. */
export const filmArea = (page: Page, id: string) =>
  landscape.some((film) => film.id === id) ? bigScreen(page) : rod(page)

/** The button of a paused film. */
export const playFilm = (area: Locator, name: string) =>
  area.getByRole('button', { name: fillIn(play, { name }), exact: true })

/** The same button while the film plays. */
export const pauseFilm = (area: Locator, name: string) =>
  area.getByRole('button', { name: fillIn(pause, { name }), exact: true })

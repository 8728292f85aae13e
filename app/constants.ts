/**
 * The specification's numbers (CONST), each named once. Times in ms, lengths in CSS px, volumes and shares from 0 to 1.
 */

/** The bar is transparent while the page is scrolled less than this (NAV-3). */
export const NAV_SOLID_FROM = 80

/**
 * Navigation progress (PROG-2): the time in which the bar fills, its steps, the wait before the route changes, the pause before
 * the bar hides.
 */
export const PROGRESS_DURATION = 800
export const PROGRESS_STEPS = 50
export const ROUTE_DELAY = 600
export const PROGRESS_HIDE_DELAY = 100
export const PROGRESS_HEIGHT = 3

/** Widest window, at the usual text size, that the specification calls mobile (NAV-4, HOME-2); see breakpoints.ts. */
export const MOBILE_MAX_WIDTH = 768

/** A card collapses this long after the mouse has left the grid (GRID-2). */
export const COLLAPSE_DELAY = 800

/** Length of the popup's exit animation (POP-1). */
export const POPUP_EXIT = 300

/** Share of an element that must be visible before it starts. */
export const SHOWREEL_THRESHOLD = 0.4
export const PANCHAM_THRESHOLD = 0.3
export const STORIES_THRESHOLD = 0.2

/** Entry of the cards of “Stories We Shaped”: the delay of the first, and the additional delay of each further one (HOME-4). */
export const STORIES_FIRST_DELAY = 100
export const STORIES_STEP_DELAY = 120

export const SHOWREEL_VOLUME = 0.3
export const SHOWREEL_PHONE_VOLUME = 0.5
export const AV_FILM_VOLUME = 0.5

/** The carousel opens on its second item (TESTI-1). */
export const FIRST_TESTIMONIAL = 1

/** Shared with the server. Imported without an alias, because `vite.config.ts` reads this file. */
export { PHONE_DIGITS } from '../delivery/message.ts'

/** A message without a response by then has failed (FORM-3). */
export const SEND_TIMEOUT = 20_000

import { MOBILE_MAX_WIDTH } from './constants'

/**
 * Window widths at which the layout changes, in em: media queries measure them in the browser's own text size, so a visitor who
 * enlarges text gets the layout of a narrower window. Style sheets cannot import them and write them out;
 * breakpoints.test.ts refuses any other width there.
 */
export const breakpoints = {
  /** Phones end here: below this, phone; from here to `desktop`, tablet. Some seventy style sheets write it out as 43.75em. */
  tablet: 43.75,
  desktop: 62.5,
  /** Desktop with room for one more column. */
  wide: 75,
  /** The specification's “mobile”: phones and upright tablets get the menu and a showreel that waits (NAV-4, HOME-2). */
  mobile: MOBILE_MAX_WIDTH / 16,
} as const

export const phone = `(width < ${breakpoints.tablet}em)`
export const phoneOrTablet = `(width < ${breakpoints.desktop}em)`
export const belowWide = `(width < ${breakpoints.wide}em)`
export const mobile = `(width <= ${breakpoints.mobile}em)`

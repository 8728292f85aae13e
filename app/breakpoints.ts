import { MOBILE_MAX_WIDTH } from './constants.ts'

/**
 * Window widths at which the layout changes, in em: media queries measure them in the browser's own text size, so a visitor who
 * enlarges text gets the layout of a narrower window.
 */
/** 700 px of usual text. */
const PHONE_ENDS = 43.75
/** 1000 px. */
const DESKTOP_BEGINS = 62.5
/** Desktop with room for one more column. */
const WIDE_BEGINS = 75
/** The specification's “mobile”: phones and upright tablets get the menu and a showreel that waits (NAV-4, HOME-2). */
const MOBILE_ENDS = MOBILE_MAX_WIDTH / 16

export const phone = `(width < ${PHONE_ENDS}em)`
export const phoneOrTablet = `(width < ${DESKTOP_BEGINS}em)`
export const belowWide = `(width < ${WIDE_BEGINS}em)`
export const mobile = `(width <= ${MOBILE_ENDS}em)`

/** The same for style sheets, as in `@media (--phone)`: `vite.config.ts` inserts the widths. */
export const customMedia: Record<string, string> = {
  '--phone': phone,
  '--from-tablet': `(width >= ${PHONE_ENDS}em)`,
  '--tablet': `(${PHONE_ENDS}em <= width < ${DESKTOP_BEGINS}em)`,
  '--phone-or-tablet': phoneOrTablet,
  '--desktop': `(width >= ${DESKTOP_BEGINS}em)`,
  '--below-wide': belowWide,
  '--mobile': mobile,
  '--beyond-mobile': `(width > ${MOBILE_ENDS}em)`,
}

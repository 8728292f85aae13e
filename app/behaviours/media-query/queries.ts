import { PHONE_MAX_WIDTH } from '~/constants'

/** The style sheets' own condition, in em as there: where the visitor's text is larger, a wider screen counts as a phone. */
export const phone = `(width <= ${PHONE_MAX_WIDTH / 16}em)`

/** The visitor asks for less movement (EXP-2). */
export const reducedMotion = '(prefers-reduced-motion: reduce)'

/** For handlers that ask once, at the moment of the event; a component that follows the answer uses `useMediaQuery`. */
export const matchesNow = (query: string): boolean => window.matchMedia(query).matches

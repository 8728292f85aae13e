import { phone } from '~/breakpoints'

/** The visitor asks for less movement (EXP-2). */
export const reducedMotion = '(prefers-reduced-motion: reduce)'

/** For handlers that ask once, at the moment of the event; a component that follows the answer uses `useMediaQuery`. */
export const matchesNow = (query: string): boolean => window.matchMedia(query).matches

export const onPhone = (): boolean => matchesNow(phone)

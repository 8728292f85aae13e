/** Side of a knot's square in its own units. */
const SIDE = 120
const middle = SIDE / 2
/** The threads from the outermost pair to the one in the middle: their distance from it, and their colour. */
const threads = [
  [49, 'saffron'],
  [33, 'vermilion'],
  [17, 'paper'],
  [0, 'saffron'],
] as const

/** Threads extend beyond the square, so that no seam shows between two. */
const path = (spread: number, tied: boolean) =>
  [spread, -spread]
    .map((y) =>
      tied ? `M-1 ${middle + y}L40 ${middle + y / 4}H80L121 ${middle + y}` : `M-1 ${middle + y}H121`,
    )
    .join('')

const warp = (tied: boolean) =>
  `<g fill="none" stroke-width="9">${threads.map(([spread, colour]) => `<path d="${path(spread, tied)}" stroke="var(--${colour})"/>`).join('')}</g>`

/** Three turns of binding thread, as a stepped knot; until it is tightened, one thread hangs over the warp. */
const binding =
  '<path d="M30 40h12V28h36v12h12v40H78v12H42V80H30z" fill="var(--ink)"/><path d="M35 45h13v30H35zM52 33h16v54H52zM72 45h13v30H72z" fill="var(--paper)"/>'
const unbound =
  '<path d="M49 0h22v120H49z" fill="var(--ink)"/><path d="M55 2h10v116H55z" fill="var(--paper)"/>'

/** A knot as the markup of an `<svg>`, defined once per page: loose, or tied if `--tied` is 1. */
export const warpShapes = (): string =>
  `<g id="warp"><g opacity="calc(1 - var(--tied,0))">${warp(false)}${unbound}</g><g opacity="var(--tied,0)">${warp(true)}${binding}</g></g>`

/**
 * A row of knots, each with `data-tie`, as markup. `fit` is the `preserveAspectRatio`: stretched to its box, or uncut at its
 * right end.
 */
export const warpRow = (places: number, fit: 'none' | 'xMaxYMid slice'): string =>
  `<svg viewBox="0 0 ${places * SIDE} ${SIDE}" preserveAspectRatio="${fit}">${Array.from({ length: places }, (_, place) => `<use data-tie href="#warp" x="${place * SIDE}"/>`).join('')}</svg>`

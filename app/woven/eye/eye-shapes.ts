const rhombus = (width: number, height: number) => {
  const [rx, ry] = [Math.round(width), Math.round(height)]
  return `M${-rx} 0L0 ${-ry}L${rx} 0L0 ${ry}Z`
}

/** Half width and half height of the eye in its own units; the rings go beyond. */
const RX = 100
const RY = 60

/**
 * The eye's parts, defined once per page; every eye refers to them, so that a crowd costs few bytes. They are functions, so that
 * the browser's bundle can leave them out.
 */
const parts = () => ({
  'eye-ring': rhombus(RX * 1.06, RY * 1.22),
  'eye-ground': rhombus(RX, RY * 1.12),
  'eye-rim': rhombus(RX * 0.9, RY * 0.98),
  'eye-rim-bare': rhombus(RX, RY),
  'eye-white': rhombus(RX * 0.76, RY * 0.8),
  'eye-iris': rhombus(RX * 0.47, RY * 0.58),
})

/** In the colour of its user, with lashes of ink. */
const lid = () =>
  `<g id="eye-lid"><path d="${rhombus(RX * 0.78, RY * 0.82)}"/><path d="M-80-8 0 14 80-8V2L0 27-80 2zM-6 24H6L0 47zM19 20l12-4 6 24zM-19 20l-12-4-6 24zM43 12l12-4 6 16zM-43 12l-12-4-6 16z" fill="var(--ink)"/></g>`

/** Its colours are the same in every eye: ink, with a glint of paper. */
const pupil = () =>
  `<g id="eye-pupil"><path d="${rhombus(RX * 0.27, RY * 0.36)}" fill="var(--ink)"/><path d="M-13-12h10v8h-10z" fill="var(--paper)"/></g>`

export type EyePart = keyof ReturnType<typeof parts> | 'eye-lid'

/** Definitions of the eye's parts, as the markup of an `<svg>`. Not in eye.tsx: root imports this file, so it is in the script of every page. */
export const eyeShapes = (): string =>
  Object.entries(parts())
    .map(([id, d]) => `<path id="${id}" d="${d}"/>`)
    .join('') +
  lid() +
  pupil()

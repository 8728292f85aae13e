/** Whose pictures are of people. */
export const PEOPLE = 'team'

/** Longer side in px below which a picture looks soft; somebody's portrait never fills a screen. */
export const sharpFrom = (name: string) => (name.startsWith(`${PEOPLE}/`) ? 800 : 1600)

/** A part of a picture, in shares of its width and height from its upper left corner. */
export interface Part {
  x: number
  y: number
  width: number
  height: number
}

/** A place in a picture, in percent from the left and from the top: what stays in view if a frame cuts it. */
export interface Focus {
  x: number
  y: number
}

export const whole: Part = { x: 0, y: 0, width: 1, height: 1 }
export const middle: Focus = { x: 50, y: 50 }

/** `0% 50%` as content writes it; the middle if that is missing or anything else. */
export function readFocus(words: unknown): Focus {
  const [, x, y] = /^(\d+(?:\.\d+)?)% (\d+(?:\.\d+)?)%$/.exec(String(words)) ?? []
  return x === undefined || y === undefined ? middle : { x: Number(x), y: Number(y) }
}

export const writeFocus = ({ x, y }: Focus) => `${Math.round(x)}% ${Math.round(y)}%`

/**
 * What a frame shows of a picture that fills it, as `object-fit: cover` does.
 * @param shape width divided by height of the part that is left of the picture
 * @param frame width divided by height of the frame
 */
export function shownPart(shape: number, frame: number, focus: Focus, part: Part = whole): Part {
  const width = Math.min(1, frame / shape)
  const height = Math.min(1, shape / frame)
  return {
    x: part.x + (part.width * (1 - width) * focus.x) / 100,
    y: part.y + (part.height * (1 - height) * focus.y) / 100,
    width: part.width * width,
    height: part.height * height,
  }
}

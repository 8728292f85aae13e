import { ink, paper } from '../dyes'
import { circle, clipped, group, type Point, path, rect, stroke } from '../shapes'

/** Three dyes of one skin: in the light, turned away from it, and for lines. */
export interface Skin {
  base: string
  shade: string
  deep: string
}

interface EyeShape {
  x: number
  y: number
  /** Half the width and half the height of the opening. */
  w: number
  h: number
  /** Where the iris sits, px from the middle. */
  look?: Point
  /** Degrees by which the eye leans. */
  tilt?: number
  /** Share of the opening that the upper lid covers. */
  lid?: number
  skin: Skin
  iris?: string
  /** Side on which the lashes flick out: -1 left, 1 right, 0 none. */
  lash?: -1 | 0 | 1
}

/** An almond eye under a heavy upper lid. */
export function almond({
  x,
  y,
  w,
  h,
  look = [0, 0],
  tilt = 0,
  lid = 0.12,
  skin,
  iris = ink,
  lash = 0,
}: EyeShape): string {
  const opening = `M${-w} ${h * 0.2}Q${-w * 0.2} ${-h * 1.9} ${w} 0Q${w * 0.1} ${h * 1.9} ${-w} ${h * 0.2}Z`
  const id = `eye${Math.round(x)}-${Math.round(y)}`
  return group(
    `translate(${x} ${y}) rotate(${tilt})`,
    clipped(
      id,
      path(opening, paper),
      path(opening, paper),
      circle(look[0], look[1], h * 0.98, iris),
      iris === ink ? '' : circle(look[0], look[1], h * 0.5, ink),
      rect(look[0] - h * 0.55, look[1] - h * 0.6, h * 0.42, h * 0.42, paper),
      rect(-w, -h * 1.2, w * 2, h * 2.2 * lid, skin.shade),
    ),
    stroke(`M${-w} ${h * 0.2}Q${-w * 0.2} ${-h * (1.9 - 3.4 * lid)} ${w} 0`, ink, Math.max(5, h * 0.42)),
    lash ? stroke(`M${lash * w * 0.92} ${-h * 0.1}l${lash * 10} -7`, ink, 5) : '',
  )
}

/** A closed eye: the lashes' arc, hanging or (laughing) arched. */
export const shut = (x: number, y: number, w: number, sag: number, tilt = 0) =>
  group(`translate(${x} ${y}) rotate(${tilt})`, stroke(`M${-w} 0Q0 ${sag} ${w} 0`, ink, 7))

/** An open mouth with the upper row of teeth: corners at x ± w, `up` px of bow, `down` px of drop. */
export function laugh(
  x: number,
  y: number,
  w: number,
  up: number,
  down: number,
  lip: string,
  inside = '#3E0F12',
): string {
  const shape = `M${x - w} ${y}Q${x} ${y + up} ${x + w} ${y}Q${x + w * 0.7} ${y + down} ${x} ${y + down}T${x - w} ${y}Z`
  const id = `mouth${Math.round(x)}-${Math.round(y)}`
  return (
    stroke(shape, lip, 9) +
    clipped(
      id,
      path(shape, inside),
      path(shape, inside),
      path(
        `M${x - w} ${y - 10}h${w * 2}v${10 + down * 0.3}Q${x} ${y + down * 0.3 + up} ${x - w} ${y + down * 0.3}Z`,
        paper,
      ),
    )
  )
}

/** Fingers as thick round threads with thin gaps between them. */
export const fingers = (paths: readonly string[], skin: Skin, width: number) =>
  paths.map((d) => stroke(d, skin.deep, width + 7) + stroke(d, skin.base, width)).join('')

/** A piece of hand or arm with a line round it, like the fingers'. */
export const flesh = (d: string, skin: Skin) => stroke(d, skin.deep, 7) + path(d, skin.base)

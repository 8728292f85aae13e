import { disc, round } from './book'

export type Point = readonly [x: number, y: number]

/** One segment of a limb as markup: round at both joints, half as wide as given at either end. */
export function segment([ax, ay]: Point, [bx, by]: Point, from: number, to: number): string {
  const turn = Math.atan2(by - ay, bx - ax) + Math.PI / 2
  const at = (x: number, y: number, r: number): string =>
    `${round(x + Math.cos(turn) * r)} ${round(y + Math.sin(turn) * r)}`
  return `<path d="M${at(ax, ay, from)}L${at(bx, by, to)}L${at(bx, by, -to)}L${at(ax, ay, -from)}Z${disc(ax, ay, from)}${disc(bx, by, to)}"/>`
}

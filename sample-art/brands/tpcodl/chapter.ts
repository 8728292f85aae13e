import type { Filigree } from './filigree'

/** Bends a wire round (x, y): every `u,v` of the outline is moved there, turned by `degrees` first. */
export function bent(outline: string, x: number, y: number, degrees = 0): string {
  const a = (degrees / 180) * Math.PI
  const [cos, sin] = [Math.cos(a), Math.sin(a)]
  return outline.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, u: string, v: string) => {
    const [dx, dy] = [Number(u), Number(v)]
    return `${(x + dx * cos - dy * sin).toFixed(1)} ${(y + dx * sin + dy * cos).toFixed(1)}`
  })
}

/** What one chapter of the handbook shows: its drawn wires, and the paths of the wires that are under current or cut off. */
export interface Opening {
  wires: Filigree
  /** Below the wires, from the back to the front: forms that hide what is behind them. */
  layers?: readonly { wires: Filigree; solid?: string }[]
  live?: string
  dead?: string
}

/** The height of the ground line under a chapter, on which everything stands. */
export const ground = 184

/** Draws a chapter round (x, y), about 400 wide; its page reaches from u -310 to 230 and from v -188 to the ground line. */
export type Chapter = (x: number, y: number) => Opening

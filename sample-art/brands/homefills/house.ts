import { arch, blush, gable, sash, shutter } from './book'
import { filled, type Spice, seeds } from './seeds'

export interface House {
  spice: Spice
  x: number
  ground: number
  width: number
  height: number
  chimney?: boolean
  /** What is seen through doors and windows. */
  air?: string
  frame?: string
  /** Size of seeds against the street's. */
  scale?: number
  windows?: boolean
}

/** A house filled to the roof: door, round attic window, as many rows of sash windows as it is tall. */
export function house({
  spice,
  x,
  ground,
  width,
  height,
  chimney = false,
  air = blush,
  frame = shutter,
  scale = 1,
  windows = true,
}: House): string {
  const centre = x + width / 2
  const eaves = ground - height + width * 0.36
  const door = Math.min(86 * scale, width * 0.3)
  const doorHeight = Math.min(163 * scale, (ground - eaves) * 0.62)
  const walls = filled(
    gable(x, ground, width, height, chimney),
    spice,
    { x, y: ground - height - 20, width, height: height + 40 },
    seeds[spice].scale * scale,
  )
  const pane = width * 0.19
  const room = ground - doorHeight - eaves
  const rows = windows
    ? Math.max(
        0,
        Math.floor((room - pane * 0.4) / (pane * 2.1)) +
          ((room - pane * 0.4) % (pane * 2.1) > pane * 1.35 ? 1 : 0),
      )
    : 0
  const panes = Array.from({ length: rows }, (_, row) =>
    [0.27, 0.73]
      .map((at) => sash(x + width * at, eaves + pane * 0.55 + row * pane * 2.1, pane, air, frame))
      .join(''),
  ).join('')
  return `${walls}<path d="${arch(centre, ground, door, doorHeight)}" fill="${air}"/><circle cx="${centre + door * 0.28}" cy="${ground - doorHeight * 0.42}" r="${door * 0.075}" fill="${frame}"/>${panes}<circle cx="${centre}" cy="${ground - height + width * 0.24}" r="${width * 0.07}" fill="${air}"/>`
}

import type { Pixels } from './pixels'
import type { Weave } from './weave'

/** One stretch of cloth with its own setting of the loom: letters want bundles, small motifs single threads. */
export interface Stretch {
  /** SVG markup in the stretch's own coordinates, or pixels already drawn. */
  art: string | Pixels
  /** Place and size in the picture; the whole picture where left out. */
  x?: number
  y?: number
  width?: number
  height?: number
  /** False: laid on as drawn (fringes, crisp threads). */
  weave?: Partial<Weave> | false
}

/** A woven picture, 1 image px = 1 CSS px. Later stretches lie over earlier ones. */
export interface Picture {
  width: number
  height: number
  /** Repeats sideways without a seam. */
  tile?: boolean
  stretches: Stretch[]
}

/** Pictures by name, drawn when asked for. */
export type Pictures = Record<string, () => Picture>

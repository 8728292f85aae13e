import type { OverlayOptions } from 'sharp'
import type { Painter } from '../woven/paint'

/** A social picture before it is encoded: a ground of 1200 × 630 px and what lies on it. */
export interface Scene {
  ground: Buffer
  layers: OverlayOptions[]
}

/** Draws one picture; lazily, since each takes a second or two. */
export type Draw = (painter: Painter) => Promise<Scene>

import type { Picture, Stretch } from '../picture'
import { emptyPixels, lay } from '../pixels'
import { character } from './crafts/character'
import { effects } from './crafts/effects'
import { modelling } from './crafts/modelling'
import { motion } from './crafts/motion'
import { product, walkthrough } from './crafts/solids'
import { type Craft, drawn, height, pane, plinth } from './crafts/stage'

const weave = { bundle: 2, slip: 3, drift: 1.2, texture: 0.05, seed: 61 }

/** 3D and VFX: an object for each craft, side by side, in cloth like the knot's, each on a grey block. Transparent ground. */
export function crafts(): Picture {
  const onPlinth = (boxes: typeof product): Craft => ({ solids: drawn([plinth, ...boxes]) })
  const objects = [modelling(), onPlinth(product), onPlinth(walkthrough), motion(), character(), effects()]
  const art = emptyPixels(pane * objects.length, height)
  for (const [i, { solids }] of objects.entries()) lay(art, solids, i * pane, 0)
  const over = objects.flatMap(({ over }, i): Stretch[] =>
    over ? [{ art: over, x: i * pane, width: pane, height, weave: { ...weave, bundle: 1, slip: 2 } }] : [],
  )
  return { width: art.width, height, stretches: [{ art, weave }, ...over] }
}

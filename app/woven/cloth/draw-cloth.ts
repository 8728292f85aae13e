import { drawBorder } from './border'
import type { ClothPlan } from './cloth-plan'
import { fillPolygons } from './knots'
import { clothFont } from './typeface'

/** Width of the undyed thread around letters, as a share of a row's height, and its least and most, CSS px. */
const HALO = { share: 0.085, least: 3, most: 22 }
/** A flanking knot: its width, as a share of its height, and how many stand above each other. */
const FLANK = { shape: 0.8, stack: 3 }

/** Knots fill the sides of a name that is too short to reach them. */
function drawFlanks(context: CanvasRenderingContext2D, plan: ClothPlan, top: number): void {
  const { width, fit, border, palette } = plan
  const ry = fit.height / FLANK.stack / 2
  const rx = ry * FLANK.shape
  const room = (width - fit.width) / 2 - 2 * rx
  const columns = Math.max(0, Math.ceil(room / (2 * rx)))
  for (let column = 0; column < columns; column += 1) {
    const fromMiddle = fit.width / 2 + (column + 1.4) * 2 * rx
    for (let row = 0; row < FLANK.stack; row += 1) {
      const knot = border.knots[(column + row) % border.knots.length]
      if (!knot) continue
      for (const side of [-1, 1]) {
        const at = {
          x: width / 2 + side * fromMiddle,
          y: top + (row * 2 + 1) * ry,
          rx: rx * 0.9,
          ry: ry * 0.9,
        }
        context.fillStyle = (column + row) % 2 ? palette.secondLetter : palette.letter
        fillPolygons(context, knot.outer, at)
        context.fillStyle = palette.ground
        fillPolygons(context, knot.inner, at)
      }
    }
  }
}

function drawRow(context: CanvasRenderingContext2D, plan: ClothPlan, row: number): void {
  const { name, width, fit, border, palette } = plan
  const top = border.height + fit.gap + row * (fit.height + fit.gap)
  if (fit.width < width * 0.8) drawFlanks(context, plan, top)
  const isMiddle = (row - Math.floor((fit.rows - 1) / 2)) % 2 === 0
  const x = (width - fit.width) / 2 + fit.ink.left * fit.size
  const y = top + fit.ink.ascent * fit.size
  context.font = clothFont(fit.stretch, fit.size)
  context.lineJoin = 'miter'
  context.miterLimit = 2
  context.lineWidth = 2 * Math.min(HALO.most, Math.max(HALO.least, fit.height * HALO.share))
  context.strokeStyle = isMiddle ? palette.halo : palette.secondHalo
  context.strokeText(name, x, y)
  context.fillStyle = isMiddle ? palette.letter : palette.secondLetter
  context.fillText(name, x, y)
}

/** Draws a cloth flat, as its threads are dyed, before any of them slips. Its pattern goes on beyond both sides. */
export function drawCloth(context: CanvasRenderingContext2D, plan: ClothPlan): void {
  const { width, height, border, palette } = plan
  context.fillStyle = palette.ground
  context.fillRect(-border.beyond, 0, width + 2 * border.beyond, height)
  for (let row = 0; row < plan.fit.rows; row += 1) drawRow(context, plan, row)
  drawBorder(context, border, palette)
  context.save()
  context.translate(0, height)
  context.scale(1, -1)
  drawBorder(context, border, palette)
  context.restore()
}

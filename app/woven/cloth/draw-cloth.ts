import { drawBorder } from './border'
import type { ClothPlan } from './cloth-plan'
import { clothFont } from './fit-name'
import { drawKnot, type Knot } from './knots'

/** Width of the halo around letters, as a share of a row's height, with its minimum and maximum in CSS px. */
const HALO = { share: 0.055, least: 3, most: 16 }
/** A flanking knot: its width, as a share of its height, and how many are stacked. */
const FLANK = { shape: 0.8, stack: 3 }

/** Rows of knots above and below a name: sizes as shares of the cloth's height, distances of their own width. */
const FILLER = { free: 0.1, tall: 0.6, most: 0.06, least: 0.022, every: 1.35 }

/** A knot beside a name, in the colour of its row or in the second colour. */
function drawFiller(
  context: CanvasRenderingContext2D,
  { palette }: ClothPlan,
  knot: Knot,
  { isFirst, ...at }: { x: number; y: number; ry: number; isFirst: boolean },
): void {
  const outer = isFirst ? palette.letter : palette.secondLetter
  drawKnot(context, knot, { ...at, rx: at.ry * FLANK.shape }, { outer, inner: palette.ground })
}

/** Draws knots beside a name that is too short to reach the sides. */
function drawFlanks(context: CanvasRenderingContext2D, plan: ClothPlan, top: number): void {
  const { width, fit, border } = plan
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
        const x = width / 2 + side * fromMiddle
        const isFirst = (column + row) % 2 === 0
        drawFiller(context, plan, knot, { x, y: top + (row * 2 + 1) * ry, ry: ry * 0.9, isFirst })
      }
    }
  }
}

/** Draws rows of knots above and below a name that leaves much space. */
function drawFillers(context: CanvasRenderingContext2D, plan: ClothPlan): void {
  const { width, height, fit, border } = plan
  const room = fit.gap - FILLER.free * fit.height
  const ry = Math.min((room * FILLER.tall) / 2, height * FILLER.most)
  if (ry < height * FILLER.least) return
  const every = 2 * ry * FLANK.shape * FILLER.every
  const count = Math.ceil((width / 2 + border.beyond) / every)
  const y = border.height + fit.gap / 2
  for (let column = -count; column <= count; column += 1) {
    const knot = border.knots[Math.abs(column) % border.knots.length]
    if (!knot) continue
    for (const at of [y, height - y])
      drawFiller(context, plan, knot, { x: width / 2 + column * every, y: at, ry, isFirst: column % 2 === 0 })
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

/** Draws a cloth before its threads slip. Its pattern continues beyond both sides. */
export function drawCloth(context: CanvasRenderingContext2D, plan: ClothPlan): void {
  const { width, height, border, palette } = plan
  context.fillStyle = palette.ground
  context.fillRect(-border.beyond, 0, width + 2 * border.beyond, height)
  drawFillers(context, plan)
  for (let row = 0; row < plan.fit.rows; row += 1) drawRow(context, plan, row)
  drawBorder(context, border, palette)
  context.save()
  context.translate(0, height)
  context.scale(1, -1)
  drawBorder(context, border, palette)
  context.restore()
}

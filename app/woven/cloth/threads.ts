import { rowSlips } from '../row-noise'
import type { ClothPlan } from './cloth-plan'
import { drawCloth } from './draw-cloth'

/** Threads slip less in the cloth's middle, where the name is, and more towards its edges. */
const REGISTER = { middle: 0.75, edge: 1.9 }
/** Darkest shade of a thread, and the shade of the gap below it. */
const SHADE = { thread: 0.09, gap: 0.1 }
/** The gap's share of a thread's height. */
const GAP = 0.25

export interface Threads {
  count: number
  /**
   * Weaves threads onto the canvas.
   * @param slipMore how much further than at rest a thread slips
   */
  weave(from: number, to: number, slipMore?: (thread: number) => number): void
}

function createCanvas(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser draws no canvas')
  return context
}

const numbers = rowSlips()

/** Shades of all threads, one px wide. */
function drawShades(count: number, thread: number): HTMLCanvasElement {
  const context = createCanvas(1, count * thread)
  const gap = Math.max(1, Math.round(thread * GAP))
  for (let row = 0; row < count; row += 1) {
    const shade = Math.abs(numbers[(row * 7) % numbers.length] ?? 0) * SHADE.thread
    context.fillStyle = `rgb(0 0 0 / ${shade})`
    context.fillRect(0, row * thread, 1, thread)
    context.fillStyle = `rgb(0 0 0 / ${SHADE.gap})`
    context.fillRect(0, (row + 1) * thread - gap, 1, gap)
  }
  return context.canvas
}

/**
 * Cuts a cloth into weft threads, as the weave filter does with live text.
 * @param target canvas of the cloth's size times `scale`
 * @param scale px of the canvas for one CSS px; a whole number, so that no seam shows between threads
 */
export function cutThreads(target: CanvasRenderingContext2D, plan: ClothPlan, scale: number): Threads {
  const { width, height, pitch, slip } = plan
  const { beyond } = plan.border
  const count = height / pitch
  const thread = pitch * scale
  const art = createCanvas((width + 2 * beyond) * scale, height * scale)
  art.setTransform(scale, 0, 0, scale, beyond * scale, 0)
  drawCloth(art, plan)
  const shades = drawShades(count, thread)

  const computeSlip = (row: number, more: number) => {
    const fromMiddle = Math.abs(row / count - 0.5) * 2
    const register = REGISTER.middle + (REGISTER.edge - REGISTER.middle) * fromMiddle ** 2
    const far = (numbers[row % numbers.length] ?? 0) * (slip * register + more)
    return Math.round(Math.max(-beyond, Math.min(beyond, far)) * scale)
  }

  return {
    count,
    weave(from, to, slipMore = () => 0) {
      for (let row = from; row < to; row += 1) {
        const x = beyond * scale + computeSlip(row, slipMore(row))
        const y = row * thread
        target.drawImage(art.canvas, x, y, width * scale, thread, 0, y, width * scale, thread)
      }
      const [y, tall] = [from * thread, (to - from) * thread]
      if (tall > 0) target.drawImage(shades, 0, y, 1, tall, 0, y, width * scale, tall)
    },
  }
}

/** From the first thread to the last (ms). */
const DURATION = 900
/** How many threads before the newest are still settling, and how far the newest slips beyond its final position (CSS px). */
const SETTLING = 48
const THROW = 90

const ease = (share: number) => 1 - (1 - share) ** 2

/** Weaves a cloth thread by thread over the canvas's content. @returns a function that stops it */
export function weaveIn(threads: Threads): () => void {
  let frame = 0
  let begun = 0
  let settled = 0
  const step = (now: number) => {
    begun ||= now
    // The newest thread continues beyond the last one until all have settled.
    const newest = Math.floor(ease(Math.min(1, (now - begun) / DURATION)) * (threads.count + SETTLING))
    const end = Math.min(threads.count, newest)
    threads.weave(settled, end, (thread) => THROW * Math.max(0, 1 - (newest - thread) / SETTLING) ** 2)
    settled = Math.max(0, Math.min(threads.count, newest - SETTLING))
    if (settled < threads.count) frame = requestAnimationFrame(step)
  }
  frame = requestAnimationFrame(step)
  return () => cancelAnimationFrame(frame)
}

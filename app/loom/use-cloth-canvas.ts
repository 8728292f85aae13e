import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Cloth } from '~/behaviours/loom/cloth'
import { matchesNow, reducedMotion } from '~/behaviours/media-query/queries'
import { type ClothPlan, planCloth } from '~/woven/cloth/cloth-plan'
import { cutThreads } from '~/woven/cloth/threads'
import { loadLetters } from '~/woven/cloth/typeface'
import { weaveIn } from '~/woven/cloth/weave-in'

/** More px than two for one CSS px cost a phone time and show nothing. */
const MOST_SHARP = 2

const sharpness = () => Math.min(MOST_SHARP, Math.max(1, Math.round(devicePixelRatio)))

/** Width of an element in whole CSS px, kept up to date; 0 until it is known. */
function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    if (!element.current) return
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return width
}

/**
 * Draws a cloth as wide as its frame. A new name or new colours are woven in thread by thread; new knots and another width are drawn at
 * once, and under reduced motion everything is.
 * @param onLetters told whether the letters of the name could be fetched
 */
export function useClothCanvas({ name, colours, knots }: Cloth, onLetters: (areThere: boolean) => void) {
  const frame = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const plan = useRef<ClothPlan>(null)
  const shown = useRef('')
  const width = useWidth(frame)
  const tellLetters = useEffectEvent(onLetters)

  useEffect(() => {
    let isCurrent = true
    let stop = () => {}
    const draw = () => {
      const context = canvas.current?.getContext('2d')
      if (!isCurrent || !context || width === 0) return
      const planned = planCloth(context, { name, colours, knots }, width)
      plan.current = planned
      const scale = sharpness()
      const isResized =
        context.canvas.width !== width * scale || context.canvas.height !== planned.height * scale
      if (isResized) {
        context.canvas.width = width * scale
        context.canvas.height = planned.height * scale
      }
      const threads = cutThreads(context, planned, scale)
      const isNew = shown.current !== `${name} ${colours}`
      shown.current = `${name} ${colours}`
      if (isNew && !matchesNow(reducedMotion)) stop = weaveIn(threads)
      else threads.weave(0, threads.count)
    }
    loadLetters(name).then(
      () => {
        if (isCurrent) tellLetters(true)
        draw()
      },
      () => isCurrent && tellLetters(false),
    )
    return () => {
      isCurrent = false
      stop()
    }
  }, [name, colours, knots, width])

  return { frame, canvas, plan }
}

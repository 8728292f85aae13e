import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { matchesNow, reducedMotion } from '~/behaviours/media-query/media-query'
import { fillIn } from '~/fill-in'
import type { Cloth } from '~/woven/cloth/cloth'
import { type ClothPlan, type ClothShape, planCloth } from '~/woven/cloth/cloth-plan'
import { loadLetters } from '~/woven/cloth/fit-name'
import { cutThreads, weaveIn } from '~/woven/cloth/threads'
import words from '~content/loom.yaml'
import styles from './cloth-canvas.module.css'

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

interface ClothCanvasProps {
  cloth: Cloth
  shape?: ClothShape
  /** Gets the cloth as it is drawn. */
  plan?: RefObject<ClothPlan | null>
  /** Told whether the letters of the name could be fetched. */
  onLetters(areThere: boolean): void
}

/**
 * A cloth as wide as its container. A new name or new colours are woven in thread by thread; new knots and another width are drawn at
 * once, and under reduced motion everything is.
 */
export function ClothCanvas({ cloth, shape = 'banner', plan, onLetters }: ClothCanvasProps) {
  const { name, colours, knots } = cloth
  const frame = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const shown = useRef('')
  const width = useWidth(frame)
  const tellLetters = useEffectEvent(onLetters)

  useEffect(() => {
    let isCurrent = true
    let stop = () => {}
    const draw = () => {
      const context = canvas.current?.getContext('2d')
      if (!isCurrent || !context || width === 0) return
      const planned = planCloth(context, { name, colours, knots }, width, shape)
      if (plan) plan.current = planned
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
  }, [name, colours, knots, width, shape, plan])

  const label = fillIn(words.woven, { name, colours: words.colourSets[colours] })
  return (
    <div ref={frame} className={styles.frame}>
      <canvas ref={canvas} className={styles.cloth} role="img" aria-label={label} />
    </div>
  )
}

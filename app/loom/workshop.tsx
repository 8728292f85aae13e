import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { matchesNow, reducedMotion } from '~/behaviours/media-query/media-query'
import { fillIn } from '~/fill-in'
import { type Cloth, type ColourSet, colourSets, KNOTS } from '~/woven/cloth/cloth'
import { type ClothPlan, planCloth } from '~/woven/cloth/cloth-plan'
import { loadLetters } from '~/woven/cloth/fit-name'
import { cutThreads, weaveIn } from '~/woven/cloth/threads'
import words from '~content/loom.yaml'
import colourStyles from './colours-choice.module.css'
import { Keep } from './keep'
import styles from './loom.module.css'

/** Largest pixel ratio: more costs a phone time and is invisible. */
const MOST_SHARP = 2

const sharpness = () => Math.min(MOST_SHARP, Math.max(1, Math.round(devicePixelRatio)))

/** Width of an element in whole CSS px, kept up to date; 0 until it is measured. */
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
 * Draws a cloth as wide as its frame. A new name or new colours are woven in thread by thread; new knots and another width are
 * drawn at once, and so is everything under reduced motion. @param onLetters called with whether the name's letters could be
 * loaded
 */
function useClothCanvas({ name, colours, knots }: Cloth, onLetters: (areThere: boolean) => void) {
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

interface ColoursChoiceProps {
  words: Record<ColourSet | 'title', string>
  colours: ColourSet
  onChoose(colours: ColourSet): void
}

/** The five colour sets (LOOM-2). */
function ColoursChoice({ words, colours, onChoose }: ColoursChoiceProps) {
  return (
    <fieldset className={colourStyles.colours}>
      <legend className={styles.title}>{words.title}</legend>
      {colourSets.map((set) => (
        <label key={set} className={colourStyles.option}>
          <input
            type="radio"
            name="colours"
            className={colourStyles.radio}
            checked={set === colours}
            onChange={() => onChoose(set)}
          />
          <span className={colourStyles.swatch} data-colours={set} />
          <span>{words[set]}</span>
        </label>
      ))}
    </fieldset>
  )
}

interface KnotsChoiceProps {
  words: { title: string; loose: string; tight: string }
  knots: number
  onChange(knots: number): void
}

/** How tightly the knots are tied (LOOM-2). */
function KnotsChoice({ words, knots, onChange }: KnotsChoiceProps) {
  const id = useId()
  return (
    <div>
      <label className={styles.title} htmlFor={id}>
        {words.title}
      </label>
      <input
        id={id}
        className={styles.range}
        type="range"
        min={KNOTS.loosest}
        max={KNOTS.tightest}
        value={knots}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
      <div className={styles.ends} aria-hidden="true">
        <span>{words.loose}</span>
        <span>{words.tight}</span>
      </div>
    </div>
  )
}

interface WorkshopProps {
  cloth: Cloth
  whole: RefObject<HTMLDivElement | null>
  onChange(cloth: Cloth): void
  onUndo(): void
  /** Called with whether the name's letters could be loaded. */
  onLetters(areThere: boolean): void
}

/** A cloth with its controls, and ways to keep it. */
export function Workshop({ cloth, whole, onChange, onUndo, onLetters }: WorkshopProps) {
  const { frame, canvas, plan } = useClothCanvas(cloth, onLetters)
  const label = fillIn(words.woven, { name: cloth.name, colours: words.colourSets[cloth.colours] })
  return (
    <div ref={whole}>
      <div ref={frame} className={styles.frame}>
        <canvas ref={canvas} className={styles.cloth} role="img" aria-label={label} />
      </div>
      <div className={styles.choices}>
        <ColoursChoice
          words={words.colourSets}
          colours={cloth.colours}
          onChoose={(colours) => onChange({ ...cloth, colours })}
        />
        <KnotsChoice
          words={words.knots}
          knots={cloth.knots}
          onChange={(knots) => onChange({ ...cloth, knots })}
        />
        <Keep cloth={cloth} plan={plan} onUndo={onUndo} />
      </div>
    </div>
  )
}

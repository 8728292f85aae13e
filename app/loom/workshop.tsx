import { type RefObject, useId, useRef } from 'react'
import { type Cloth, type ColourSet, colourSets, KNOTS } from '~/woven/cloth/cloth'
import type { ClothPlan } from '~/woven/cloth/cloth-plan'
import words from '~content/loom.yaml'
import { ClothCanvas } from './cloth-canvas'
import colourStyles from './colours-choice.module.css'
import { Keep } from './keep'
import styles from './loom.module.css'

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
  const plan = useRef<ClothPlan>(null)
  return (
    <div ref={whole}>
      <ClothCanvas cloth={cloth} plan={plan} onLetters={onLetters} />
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

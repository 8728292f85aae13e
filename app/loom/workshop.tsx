import type { RefObject } from 'react'
import type { Cloth } from '~/behaviours/loom/cloth'
import { fillIn } from '~/fill-in'
import words from '~content/loom.yaml'
import { ColoursChoice } from './colours-choice'
import { Keep } from './keep'
import { KnotsChoice } from './knots-choice'
import styles from './loom.module.css'
import { useClothCanvas } from './use-cloth-canvas'

interface WorkshopProps {
  cloth: Cloth
  whole: RefObject<HTMLDivElement | null>
  onChange(cloth: Cloth): void
  onUndo(): void
  /** Told whether the letters of the name could be fetched. */
  onLetters(areThere: boolean): void
}

/** A cloth, what can be changed about it, and ways to keep it. */
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

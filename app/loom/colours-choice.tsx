import { type ColourSet, colourSets } from '~/behaviours/loom/cloth'
import styles from './colours-choice.module.css'
import loom from './loom.module.css'

interface ColoursChoiceProps {
  words: Record<ColourSet | 'title', string>
  colours: ColourSet
  onChoose(colours: ColourSet): void
}

/** The five colour sets (LOOM-2). */
export function ColoursChoice({ words, colours, onChoose }: ColoursChoiceProps) {
  return (
    <fieldset className={styles.colours}>
      <legend className={loom.title}>{words.title}</legend>
      {colourSets.map((set) => (
        <label key={set} className={styles.option}>
          <input
            type="radio"
            name="colours"
            className={styles.radio}
            checked={set === colours}
            onChange={() => onChoose(set)}
          />
          <span className={styles.swatch} data-colours={set} />
          <span>{words[set]}</span>
        </label>
      ))}
    </fieldset>
  )
}

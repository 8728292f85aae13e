import { type Dye, dyes } from '~/behaviours/loom/cloth'
import styles from './dyes.module.css'
import loom from './loom.module.css'

interface DyeChoiceProps {
  words: Record<Dye | 'title', string>
  dye: Dye
  onChoose(dye: Dye): void
}

/** The five colour sets (LOOM-2). */
export function DyeChoice({ words, dye, onChoose }: DyeChoiceProps) {
  return (
    <fieldset className={styles.dyes}>
      <legend className={loom.title}>{words.title}</legend>
      {dyes.map((one) => (
        <label key={one} className={styles.dye}>
          <input
            type="radio"
            name="dye"
            className={styles.radio}
            checked={one === dye}
            onChange={() => onChoose(one)}
          />
          <span className={styles.swatch} data-dye={one} />
          <span>{words[one]}</span>
        </label>
      ))}
    </fieldset>
  )
}

import { type ComponentType, useEffect, useId, useState } from 'react'
import words from '~content/loom.yaml'
import type { HeroClothProps } from './hero-cloth'
import styles from './hero-loom.module.css'
import { useVisitName } from './visit'

/**
 * The loom's beginning (ALIVE-1): a field in a hero, and below it the name that is typed, as a cloth. The cloth's code loads when
 * somebody types, or when the visit has a name.
 */
export function HeroLoom() {
  const id = useId()
  const [name, setName] = useState('')
  const [Cloth, setCloth] = useState<ComponentType<HeroClothProps>>()
  useVisitName(name, setName)

  useEffect(() => {
    if (!name) return
    // Without a network the field stays as it is; the next letter tries again.
    import('./hero-cloth').then(
      (late) => setCloth(() => late.HeroCloth),
      () => {},
    )
  }, [name])

  return (
    <>
      <div className={styles.form}>
        <label className={styles.label} htmlFor={id}>
          {words.hero}
        </label>
        <div className={styles.line}>
          <input
            id={id}
            type="text"
            className={styles.value}
            value={name}
            placeholder=" "
            autoComplete="off"
            autoCapitalize="words"
            spellCheck={false}
            enterKeyHint="done"
            onChange={({ target }) => setName(target.value)}
            onKeyDown={({ key, nativeEvent, currentTarget }) => {
              if (nativeEvent.isComposing) return
              if (key === 'Escape') setName('')
              // A phone's keyboard is over the cloth.
              if (key === 'Enter') currentTarget.blur()
            }}
          />
        </div>
      </div>
      {Cloth && name && <Cloth text={name} onUndo={() => setName('')} fieldId={id} />}
    </>
  )
}

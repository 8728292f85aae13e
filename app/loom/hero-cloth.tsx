import { useEffect, useId, useRef, useState } from 'react'
import { type Cloth, KNOTS, readName } from '~/woven/cloth/cloth'
import words from '~content/loom.yaml'
import { ClothCanvas } from './cloth-canvas'
import styles from './hero-cloth.module.css'
import { Notice } from './notice'

export interface HeroClothProps {
  /** As it was typed. */
  text: string
  /** The field in which it was typed: what is wrong with it is said there. */
  fieldId: string
  onUndo(): void
}

/** A visitor's name as a band of cloth in the hero's own colours, and the way to the loom that dyes and keeps it (ALIVE-1). */
export function HeroCloth({ text, fieldId, onUndo }: HeroClothProps) {
  const noticeId = useId()
  const whole = useRef<HTMLDivElement>(null)
  const [isOffline, setIsOffline] = useState(false)
  const { name, problem: typed } = readName(text)
  const cloth: Cloth | null = name ? { name, colours: 'palash', knots: KNOTS.usual } : null
  const problem = isOffline && cloth ? 'offline' : typed

  useEffect(() => {
    const field = document.getElementById(fieldId)
    field?.setAttribute('aria-describedby', noticeId)
    // Whoever types wants to see it, also in a low window or above a phone's keyboard.
    if (field === document.activeElement) whole.current?.scrollIntoView({ block: 'nearest' })
    return () => field?.removeAttribute('aria-describedby')
  }, [fieldId, noticeId])

  return (
    <div ref={whole} className={styles.whole}>
      {cloth && <ClothCanvas cloth={cloth} shape="band" onLetters={(areThere) => setIsOffline(!areThere)} />}
      <div className={styles.foot}>
        <Notice id={noticeId} cloth={cloth} problem={problem} />
        <a className={styles.way} href="#loom">
          {words.toLoom}
        </a>
        <button type="button" className={styles.way} onClick={onUndo}>
          {words.keep.undo}
        </button>
      </div>
    </div>
  )
}

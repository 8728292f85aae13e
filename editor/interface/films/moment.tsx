import { useEffect, useId, useState } from 'react'
import { lengthInWords } from '../../core/captions/time'
import styles from './films.module.css'

/** While the slider moves, no picture is asked for (ms). */
const PAUSE = 150

interface MomentProps {
  /** Where its pictures come from. */
  of: { token: string } | { name: string }
  duration: number
  second: number
  onSecond: (second: number) => void
}

/** A moment of a film, chosen by what it shows. */
export function Moment({ of, duration, second, onSecond }: MomentProps) {
  const [asked, setAsked] = useState(second)
  const id = useId()
  useEffect(() => {
    const timer = setTimeout(() => setAsked(second), PAUSE)
    return () => clearTimeout(timer)
  }, [second])
  const query = new URLSearchParams({ ...of, at: `${asked}` })
  const inWords = `${second.toFixed(1)} s`
  return (
    <div className={styles.moment}>
      <img src={`/edit/api/film/frame?${query}`} alt={`The film at ${asked.toFixed(1)} s`} />
      <label htmlFor={id}>
        Moment <output>{inWords}</output> of {lengthInWords(duration)}
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={duration}
        step={0.1}
        value={second}
        aria-valuetext={inWords}
        onChange={({ target }) => onSecond(Number(target.value))}
      />
    </div>
  )
}

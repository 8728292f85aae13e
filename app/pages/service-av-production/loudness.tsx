import styles from './loudness.module.css'

interface LoudnessProps {
  /** Chips with how loud they are, 1 to 100. */
  chips: { name: string; loudness: number }[]
}

/** The chips as six threads; the bar on a thread says how loud it gets (SERVICES-8). */
export function Loudness({ chips }: LoudnessProps) {
  return (
    <ul>
      {chips.map(({ name, loudness }) => (
        <li key={name} className={styles.thread}>
          {name}
          <i className={styles.bar} style={{ inlineSize: `${loudness * 0.4}%` }} aria-hidden="true" />
        </li>
      ))}
    </ul>
  )
}

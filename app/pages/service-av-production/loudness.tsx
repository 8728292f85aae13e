import styles from './loudness.module.css'

/** The chips as six threads (SERVICES-8). */
export function Loudness({ chips }: { chips: string[] }) {
  return (
    <ul>
      {chips.map((name) => (
        <li key={name} className={styles.thread}>
          {name}
        </li>
      ))}
    </ul>
  )
}

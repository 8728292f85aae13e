import styles from './chip-threads.module.css'

/** The chips, each hung from a thread (SERVICES-8). */
export function ChipThreads({ chips }: { chips: string[] }) {
  return (
    <ul className={styles.threads}>
      {chips.map((name) => (
        <li key={name} className={styles.thread}>
          {name}
        </li>
      ))}
    </ul>
  )
}

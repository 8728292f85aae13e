import styles from './switches.module.css'

/** The chips, all switched on (SERVICES-7). They only look like switches: there is nothing to operate. */
export function Switches({ chips }: { chips: string[] }) {
  return (
    <ul className={styles.switches}>
      {chips.map((chip) => (
        <li key={chip} className={styles.switch}>
          {chip}
          <i className={styles.track} aria-hidden="true" />
        </li>
      ))}
    </ul>
  )
}

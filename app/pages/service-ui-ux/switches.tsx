import styles from './switches.module.css'

/** The work types, all switched on (SERVICES-7). They only look like switches: there is nothing to operate. */
export function Switches({ types }: { types: string[] }) {
  return (
    <ul className={styles.switches}>
      {types.map((type) => (
        <li key={type} className={styles.switch}>
          {type}
          <i className={styles.track} aria-hidden="true" />
        </li>
      ))}
    </ul>
  )
}

import styles from './crates.module.css'

/** The work types as crates, ready to be shipped (SERVICES-3). */
export function Crates({ types }: { types: string[] }) {
  return (
    <ul className={styles.crates}>
      {types.map((type) => (
        <li key={type} className={styles.crate}>
          {type}
        </li>
      ))}
    </ul>
  )
}

import styles from './crates.module.css'

/** The chips as crates, ready to be shipped (SERVICES-3). */
export function Crates({ chips }: { chips: string[] }) {
  return (
    <ul className={styles.crates}>
      {chips.map((chip) => (
        <li key={chip} className={styles.crate}>
          {chip}
        </li>
      ))}
    </ul>
  )
}

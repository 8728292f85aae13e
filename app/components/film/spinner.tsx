import styles from './spinner.module.css'

/** A film is loading: three nested rhombi, the outer one unwinds in four steps. Decoration: it is not announced. */
export function Spinner() {
  return (
    <svg className={styles.spinner} viewBox="0 0 72 72" aria-hidden="true">
      <path className={styles.bound} d="M36 4L68 36L36 68L4 36Z" pathLength={4} />
      <path className={styles.inner} d="M36 20L52 36L36 52L20 36Z" />
      <path className={styles.pupil} d="M36 29L43 36L36 43L29 36Z" />
    </svg>
  )
}

import styles from './ink-bars.module.css'

const inks = ['ink', 'saffron', 'indigo', 'turmeric', 'madder'] as const

/** The printed things as a printer's colour bar, each ink with its register mark (SERVICES-6). */
export function InkBars({ chips }: { chips: string[] }) {
  return (
    <ul className={styles.bars}>
      {chips.map((chip, index) => (
        <li key={chip} className={styles.bar} data-ground={inks[index % inks.length]}>
          <svg className={styles.register} viewBox="0 0 28 28" aria-hidden="true">
            <path
              d="M14 0V28M0 14H28M14 4L24 14L14 24L4 14Z"
              fill="none"
              stroke="currentColor"
              strokeWidth="3"
            />
          </svg>
          {chip}
        </li>
      ))}
    </ul>
  )
}

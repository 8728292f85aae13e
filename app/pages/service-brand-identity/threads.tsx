import { classNames } from '~/class-names'
import styles from './threads.module.css'

/** The client's colours, drawn as threads under its picture (SERVICES-4). */
export function Threads({ colours, className }: { colours: string[]; className?: string | undefined }) {
  return (
    <div className={classNames(styles.threads, className)} aria-hidden="true">
      {colours.map((colour) => (
        <i key={colour} className={styles.thread} style={{ background: colour }} />
      ))}
    </div>
  )
}

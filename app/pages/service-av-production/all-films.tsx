import styles from './all-films.module.css'

interface AllFilmsProps {
  line: string
  label: string
  /** Address of the page that shows all with their clients. */
  path: string
  /** Each film's own. */
  colours: string[]
}

/** The way to all films (SERVICES-8): a test card with a bar for each. */
export function AllFilms({ line, label, path, colours }: AllFilmsProps) {
  return (
    <section className={styles.more} data-ground="paper" aria-label={line}>
      <div className={styles.bars} aria-hidden="true">
        {colours.map((background, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two films may have one colour, and bars never change their order
          <i key={index} style={{ background }} />
        ))}
      </div>
      <h2 className={styles.line}>{line}</h2>
      <a className={styles.link} href={path}>
        {label}
      </a>
    </section>
  )
}

import styles from './manifesto.module.css'

interface ManifestoProps {
  before: string
  odia: string
  after: string
  close: string
}

/** What the agency's name means, said once and large. */
export function Manifesto({ before, odia, after, close }: ManifestoProps) {
  return (
    <p className={styles.manifesto}>
      {before}{' '}
      <span lang="or" className={styles.odia}>
        {odia}
      </span>
      {`, ${after}`} <strong className={styles.close}>{close}</strong>
    </p>
  )
}

import styles from './other-ways.module.css'

interface OtherWaysProps {
  withoutScript: string
  email: string
  phones: { shown: string; dial: string }[]
}

/**
 * How to write when the form cannot work: without script, or before script has loaded (EXP-1). Style sheets alone show it and
 * hide the form, at once or after a while, because the missing script cannot.
 */
export function OtherWays({ withoutScript, email, phones }: OtherWaysProps) {
  return (
    <div className={styles.note}>
      <p>{withoutScript}</p>
      <p className={styles.ways}>
        <a href={`mailto:${email}`}>{email}</a>
        {phones.map(({ shown, dial }) => (
          <a key={dial} href={`tel:${dial}`}>
            {shown}
          </a>
        ))}
      </p>
    </div>
  )
}

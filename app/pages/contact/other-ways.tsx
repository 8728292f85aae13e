import styles from './other-ways.module.css'

interface OtherWaysProps {
  withoutScript: string
  email: string
  phones: { shown: string; dial: string }[]
}

/**
 * How to write where the form cannot work: no script, or script that has not come (EXP-1). Styles alone show it and hide the
 * form, at once or after a while, so that neither needs the script that is missing.
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

import styles from './without-script.module.css'

interface WithoutScriptProps {
  withoutScript: string
  email: string
  phones: { shown: string; dial: string }[]
}

/**
 * How to write where the form cannot work (EXP-1). No `noscript`: shown by `scripting: none`, the same question that hides
 * the form, so that always one of the two is there.
 */
export function WithoutScript({ withoutScript, email, phones }: WithoutScriptProps) {
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

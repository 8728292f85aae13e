import { honeypotField } from '~/behaviours/message-form/fields'
import styles from './honeypot.module.css'

/** A field that nobody can see, hear or reach. Only a bot fills it in, and its message is not sent (FORM-4). */
export function Honeypot() {
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label>
        {honeypotField}
        <input name={honeypotField} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}

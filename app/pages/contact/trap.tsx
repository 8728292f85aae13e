import { trapField } from '~/behaviours/message-form/fields'
import styles from './trap.module.css'

/** A field that nobody sees, hears or reaches; whoever fills it is a machine (FORM-4). */
export function Trap() {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        Website
        <input name={trapField} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}

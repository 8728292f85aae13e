import { Fragment, useId } from 'react'
import { useHydrated } from '~/behaviours/hydrated/use-hydrated'
import { type Messages, useMessageForm } from '~/behaviours/message-form/use-message-form'
import { ActionButton } from '~/components/action/action'
import { Field } from '~/components/field/field'
import { type PopupWords, sitePopup } from '~/components/popup/popup'
import { type MessageField, messageFields, trapField } from '~delivery/message'
import styles from './contact-form.module.css'

interface OtherWaysProps {
  withoutScript: string
  email: string
  phones: { shown: string; dial: string }[]
}

/**
 * How to write if the form cannot work: without script, or until script has loaded (EXP-1). Style sheets show it and hide the
 * form, at once or after a while, because the missing script cannot.
 */
function OtherWays({ withoutScript, email, phones }: OtherWaysProps) {
  return (
    <div className={styles.note}>
      <p>{withoutScript}</p>
      <p className={styles.ways}>
        <a href={`mailto:${email}`}>{email}</a>
        {phones.map(({ shown, dial }) => (
          <Fragment key={dial}>
            {' '}
            <a href={`tel:${dial}`}>{shown}</a>
          </Fragment>
        ))}
      </p>
    </div>
  )
}

interface ContactFormProps extends OtherWaysProps {
  title: string
  required: string
  fields: Record<MessageField, { label: string; placeholder: string; hint?: string | undefined }>
  submit: string
  /** When and how the agency replies. */
  promise: string
  sending: string
  tooLong: string
  offline: string
  privacy: string
  messages: Messages
  popup: PopupWords
}

const kinds = {
  from_name: { autoComplete: 'name' },
  from_email: { type: 'email', autoComplete: 'email' },
  // `tel-national`: without the country code, which FORM-2 refuses. The standard allows it on text fields only; `inputMode` still
  // brings up the telephone keypad.
  phone_number: { type: 'text', inputMode: 'tel', autoComplete: 'tel-national' },
  subject: {},
  message: { isLong: true },
} as const

/** Asks 1Password, Bitwarden, LastPass and Dashlane to leave a field alone. */
const ignoredByFillers = {
  autoComplete: 'off',
  'data-1p-ignore': '',
  'data-bwignore': '',
  'data-lpignore': 'true',
  'data-form-type': 'other',
}

/** The contact form (FORM-1 to FORM-5). Before hydration nothing can be typed or sent. */
export function ContactForm(props: ContactFormProps) {
  const {
    title,
    required,
    fields,
    submit,
    promise,
    sending,
    tooLong,
    offline,
    privacy,
    messages,
    popup,
    ...otherWays
  } = props
  const { isSending, isOffline, problems, formProps } = useMessageForm({
    messages,
    tooLong,
    popup: sitePopup(popup),
  })
  const isHydrated = useHydrated()
  const offlineId = useId()
  const isReadOnly = isSending || !isHydrated
  return (
    <div className={styles.contact}>
      <h2 id="contact-form" className={styles.title}>
        {title}
      </h2>
      {!isHydrated && <OtherWays {...otherWays} />}
      {/* `dialog`: without script nothing is sent; `post` would get a 405. */}
      <form
        method="dialog"
        className={styles.form}
        aria-labelledby="contact-form"
        aria-busy={isSending || undefined}
        data-without-script={isHydrated ? undefined : ''}
        {...formProps}
      >
        <p className={styles.required}>{required}</p>
        {messageFields.map((name) => (
          <Field
            key={name}
            {...fields[name]}
            {...kinds[name]}
            name={name}
            className={styles[name]}
            problem={problems[name]}
            isReadOnly={isReadOnly}
          />
        ))}
        <input name={trapField} type="text" hidden {...ignoredByFillers} />
        <div className={styles.send}>
          <ActionButton
            type="submit"
            size="large"
            disabled={!isHydrated}
            isDisabled={isReadOnly}
            aria-describedby={isOffline ? offlineId : undefined}
          >
            {isSending ? sending : submit}
          </ActionButton>
          <p className={styles.promise}>{promise}</p>
        </div>
        {isOffline && (
          <p id={offlineId} className={styles.offline}>
            {offline}
          </p>
        )}
        <p className={styles.privacy}>{privacy}</p>
      </form>
    </div>
  )
}

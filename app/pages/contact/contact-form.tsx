import { useHydrated } from '~/behaviours/hydrated/use-hydrated'
import type { Messages } from '~/behaviours/message-form/messages'
import { useMessageForm } from '~/behaviours/message-form/use-message-form'
import { ActionButton } from '~/components/action/action-button'
import { Field } from '~/components/field/field'
import type { PopupWords } from '~/components/popup/popup'
import { sitePopup } from '~/components/popup/site-popup'
import { type MessageField, messageFields } from '~delivery/message-fields'
import { MESSAGE_LIMITS } from '~delivery/message-limits'
import styles from './contact-form.module.css'
import { Honeypot } from './honeypot'
import { OtherWays } from './other-ways'

type Words = { label: string; placeholder: string; hint?: string | undefined }

interface ContactFormProps {
  title: string
  required: string
  fields: Record<MessageField, Words>
  submit: string
  sending: string
  privacy: string
  withoutScript: string
  messages: Messages
  popup: PopupWords
  email: string
  phones: { shown: string; dial: string }[]
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

/** The contact form (FORM-1 to FORM-5). Before hydration nothing can be typed or sent. */
export function ContactForm(props: ContactFormProps) {
  const { title, required, fields, submit, sending, privacy, messages, popup, ...otherWays } = props
  const { isSending, problem, formProps } = useMessageForm({ messages, popup: sitePopup(popup) })
  const isHydrated = useHydrated()
  const isReadOnly = isSending || !isHydrated
  return (
    <div className={styles.contact}>
      <h2 id="contact-form" className={styles.title}>
        {title}
      </h2>
      {!isHydrated && <OtherWays {...otherWays} />}
      <form
        method="post"
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
            maxLength={MESSAGE_LIMITS[name]}
            className={styles[name]}
            isInvalid={problem?.field === name || problem?.others.includes(name)}
            problem={problem?.field === name ? problem.message : undefined}
            isReadOnly={isReadOnly}
          />
        ))}
        <Honeypot />
        <ActionButton
          type="submit"
          size="large"
          className={styles.submit}
          disabled={!isHydrated}
          isDisabled={isReadOnly}
        >
          {isSending ? sending : submit}
        </ActionButton>
        <p className={styles.privacy}>{privacy}</p>
      </form>
    </div>
  )
}

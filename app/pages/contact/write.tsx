import type { MessageField } from '~/behaviours/message-form/fields'
import { useMessageForm } from '~/behaviours/message-form/use-message-form'
import { usePopup } from '~/behaviours/popup/use-popup'
import { CallButton } from '~/components/call-link/call-button'
import { Field } from '~/components/field/field'
import { Popup } from '~/components/popup/popup'
import { Trap } from './trap'
import { useHydrated } from './use-hydrated'
import { WithoutScript } from './without-script'
import styles from './write.module.css'

type Words = { label: string; placeholder: string }

interface WriteProps {
  title: string
  required: string
  fields: Record<MessageField, Words>
  submit: string
  sending: string
  withoutScript: string
  emailExample: string
  email: string
  phones: { shown: string; dial: string }[]
}

const kinds = {
  from_name: { autoComplete: 'name' },
  from_email: { type: 'email', autoComplete: 'email' },
  phone_number: { type: 'tel', autoComplete: 'tel' },
  subject: {},
  message: { isLong: true },
} as const

/** The form that writes to the studio (FORM-1 to FORM-4); until script has it in hand it cannot be sent. */
export function Write({ title, required, fields, submit, sending, emailExample, ...otherWays }: WriteProps) {
  const popup = usePopup()
  const { status, problem, formProps } = useMessageForm({ emailExample, popup })
  const isHydrated = useHydrated()
  const isSending = status === 'sending'
  const field = (name: MessageField) => (
    <Field
      {...fields[name]}
      {...kinds[name]}
      name={name}
      className={styles[name]}
      problem={problem?.field === name ? problem.message : undefined}
      isResting={isSending}
    />
  )
  return (
    <div>
      <h2 id="write" className={styles.title}>
        {title}
      </h2>
      <WithoutScript {...otherWays} />
      <form
        method="post"
        className={styles.form}
        aria-labelledby="write"
        aria-busy={isSending || undefined}
        {...formProps}
      >
        <p className={styles.required}>{required}</p>
        {field('from_name')}
        {field('from_email')}
        {field('phone_number')}
        {field('subject')}
        {field('message')}
        <Trap />
        <CallButton
          type="submit"
          size="large"
          className={styles.submit}
          disabled={!isHydrated}
          isIdle={isSending}
        >
          {isSending ? sending : submit}
        </CallButton>
      </form>
      <Popup popup={popup} isBusy={isSending} />
    </div>
  )
}

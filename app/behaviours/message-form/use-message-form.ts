import { type FormEvent, useCallback, useRef, useState } from 'react'
import type { PopupControl } from '../popup/use-popup'
import { type MessageField, readValues } from './fields'
import { MessageForm, type MessageFormStatus } from './message-form'
import { messages } from './messages'
import { sendMessage } from './send-message'
import { validate } from './validate'

interface MessageFormOptions {
  /** Address that the message about a bad address names. */
  emailExample: string
  /** Says what is wrong, that a message is under way, and how it ended. Closing it does not stop the sending. */
  popup: Pick<PopupControl, 'open'>
}

function focusField(form: HTMLFormElement, name: MessageField): void {
  const field = form.elements.namedItem(name)
  if (field instanceof HTMLElement) field.focus()
}

/** The contact form (FORM-1 to FORM-4): checks, sends, says so by the popup, clears the form where the message was sent. */
export function useMessageForm({ emailExample, popup }: MessageFormOptions) {
  const [status, setStatus] = useState<MessageFormStatus>('idle')
  const [invalidField, setInvalidField] = useState<MessageField | null>(null)
  const latest = useRef({ emailExample, popup })
  latest.current = { emailExample, popup }

  const attachForm = useCallback((form: HTMLFormElement) => {
    const machine = new MessageForm({
      validate: (values) => validate(values, latest.current.emailExample),
      send: () => sendMessage(form),
      onStatus(next) {
        setStatus(next)
        setInvalidField(null)
        const { open } = latest.current.popup
        if (next === 'sending') open({ type: 'info', ...messages.sending })
        if (next === 'failed') open({ type: 'error', ...messages.failed })
        if (next === 'sent') {
          form.reset()
          open({ type: 'success', ...messages.sent })
        }
      },
      onProblem({ field, title, message }) {
        setInvalidField(field)
        latest.current.popup.open({ type: 'error', title, message, onClosed: () => focusField(form, field) })
      },
    })
    const onSubmit = (event: SubmitEvent) => {
      event.preventDefault()
      void machine.submit(readValues(form))
    }
    form.addEventListener('submit', onSubmit)
    return () => form.removeEventListener('submit', onSubmit)
  }, [])

  return {
    status,
    /** The field to mark `aria-invalid`, until the visitor changes it. */
    invalidField,
    formProps: {
      ref: attachForm,
      noValidate: true,
      onInput: ({ target }: FormEvent<HTMLFormElement>) => {
        const name = 'name' in target ? target.name : null
        if (name === invalidField) setInvalidField(null)
      },
    },
  }
}

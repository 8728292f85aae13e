import { type FormEvent, type SubmitEvent, useState } from 'react'
import type { PopupControl } from '../popup/use-popup'
import { type MessageField, readValues } from './fields'
import { MessageForm, type MessageFormStatus } from './message-form'
import { messages } from './messages'
import { sendMessage } from './send-message'
import { type Problem, validate } from './validate'

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
  const [problem, setProblem] = useState<Problem | null>(null)
  const [machine] = useState(() => new MessageForm())

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    void machine.submit(readValues(form), {
      validate: (values) => validate(values, emailExample),
      send: () => sendMessage(form),
      onProblem(found) {
        const { field, title, message } = found
        setProblem(found)
        popup.open({ type: 'error', title, message, onClosed: () => focusField(form, field) })
      },
      onStatus(next) {
        setStatus(next)
        setProblem(null)
        if (next === 'sending') popup.open({ type: 'info', ...messages.sending })
        if (next === 'failed') popup.open({ type: 'error', ...messages.failed })
        if (next === 'sent') {
          form.reset()
          popup.open({ type: 'success', ...messages.sent })
        }
      },
    })
  }

  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    if ('name' in target && target.name === problem?.field) setProblem(null)
  }

  return {
    status,
    /** The field to mark `aria-invalid`, until the visitor changes it. */
    invalidField: problem?.field ?? null,
    /** What to say below that field. */
    problem,
    formProps: { noValidate: true, onSubmit, onInput },
  }
}

import {
  type FormEvent,
  type SubmitEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import type { MessageField } from '~delivery/message-fields'
import type { PopupStore } from '../popup/popup-store'
import { clean } from './clean'
import { draft } from './draft'
import { fillFields, isHoneypotFilled, readValues } from './fields'
import type { Messages } from './messages'
import { type MessageStatus, outgoingMessage } from './outgoing-message'
import { sendMessage } from './send-message'
import { type Problem, validate, withoutField } from './validate'

interface MessageFormOptions {
  /** What the popup says. */
  messages: Messages
  /** Shows what is wrong, that a message is being sent, and the result. Closing it does not stop the sending. */
  popup: Pick<PopupStore, 'open'>
}

const idle = (): MessageStatus => 'idle'

function focusField(form: HTMLFormElement, name: MessageField): void {
  const field = form.elements.namedItem(name)
  if (field instanceof HTMLElement) field.focus()
}

/**
 * The contact form (FORM-1 to FORM-5): checks, sends, reports in the popup. The draft is kept until it has been sent. Sending
 * goes on when the visitor leaves the page, and the result is shown on whichever page they are.
 */
export function useMessageForm({ messages, popup }: MessageFormOptions) {
  const status = useSyncExternalStore(outgoingMessage.subscribe, outgoingMessage.status, idle)
  const [problem, setProblem] = useState<Problem | null>(null)
  const form = useRef<HTMLFormElement>(null)

  // Before the first paint, so that nobody sees an empty form filling up.
  useLayoutEffect(() => {
    const kept = draft.read()
    if (form.current && kept) fillFields(form.current, kept, 'empty')
  }, [])

  useEffect(
    () =>
      draft.onOffer((values) => {
        if (!form.current) return
        fillFields(form.current, values, 'all')
        focusField(form.current, 'message')
      }),
    [],
  )

  useEffect(
    () =>
      outgoingMessage.subscribe((next) => {
        if (next === 'sent') form.current?.reset()
      }),
    [],
  )

  // Problems, and the notice that a message is being sent, close with this page. The result stays until it is closed.
  const closeNotice = useRef(() => {})
  useEffect(() => () => closeNotice.current(), [])

  const announce = (next: MessageStatus) => {
    if (next === 'sending')
      closeNotice.current = popup.open({ type: 'info', isBusy: true, ...messages.sending })
    if (next === 'failed') popup.open({ type: 'error', look: 'shut', ...messages.failed })
    if (next === 'sent') {
      draft.clear()
      popup.open({ type: 'success', ...messages.sent })
    }
  }

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (status === 'sending') return
    const submitted = event.currentTarget
    const values = clean(readValues(submitted))
    const found = validate(values, messages)
    setProblem(found)
    if (found) {
      const { field, others: _, ...content } = found
      const onClosed = () => focusField(submitted, field)
      closeNotice.current = popup.open({ type: 'error', ...content, onClosed })
      return
    }
    const isFromMachine = isHoneypotFilled(submitted)
    void outgoingMessage.send(() => sendMessage(values, isFromMachine), announce)
  }

  const onInput = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    draft.save(readValues(currentTarget))
    if ('name' in target) setProblem(withoutField(problem, String(target.name)))
  }

  return {
    isSending: status === 'sending',
    /** What is wrong, and with which fields, until the visitor changes them. */
    problem,
    formProps: { ref: form, noValidate: true, onSubmit, onInput },
  }
}

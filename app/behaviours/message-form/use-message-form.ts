import {
  type FormEvent,
  type SubmitEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import type { PopupLook, PopupStore } from '~/components/popup/popup-store'
import { fillIn } from '~/fill-in'
import {
  cleanMessage,
  eachField,
  findProblem,
  isTooLong,
  MESSAGE_LIMITS,
  type MessageField,
  type MessageProblem,
  messageFields,
  nationalNumber,
  trapField,
} from '~delivery/message'
import { draft, fillFields, readField, readValues } from './draft'
import { type MessageStatus, outgoingMessage, sendMessage } from './send-message'

/** The words of a popup. */
interface PopupWords {
  title: string
  message: string
}

/** Popups about a message: what is wrong with it, that it is being sent, the result (FORM-2, FORM-3). */
export type Messages = Record<
  Exclude<MessageProblem['rule'], 'tooLong'> | 'sending' | 'sent' | 'failed',
  PopupWords
>

interface MessageFormOptions {
  messages: Messages
  /** For a field that is longer than its limit, with `{most}` and `{over}`. */
  tooLong: string
  /** Shows what is wrong, that a message is being sent, and the result. Closing it does not stop the sending. */
  popup: Pick<PopupStore, 'open'>
}

const looks: Partial<Record<MessageProblem['rule'], PopupLook>> = {
  missing: 'missing',
  invalidPhone: 'doubtful',
  tooLong: 'shut',
}

const idle = (): MessageStatus => 'idle'
const emptyMessage = eachField(() => '')

function focusField(form: HTMLFormElement, name: MessageField): void {
  const field = form.elements.namedItem(name)
  if (field instanceof HTMLElement) field.focus()
}

/**
 * Whether an event inserts a whole text instead of a typed letter. Chromium's autofill and extensions send a plain event without
 * an `inputType`, Firefox's autofill replaces the text.
 */
const isBroughtIn = (event: Event): boolean =>
  !('inputType' in event) ||
  ['', 'insertFromDrop', 'insertFromPaste', 'insertReplacementText'].includes(String(event.inputType))

/** What is left of a problem after one of its fields has changed; the next field then shows the message. */
function withoutField(problem: MessageProblem | null, changed: string): MessageProblem | null {
  const [first, ...others] = problem?.fields.filter((name) => name !== changed) ?? []
  return problem && first ? { ...problem, fields: [first, ...others] } : null
}

/**
 * The contact form (FORM-1 to FORM-5): checks, sends, reports in a popup. The draft is kept until it has been sent. Sending
 * continues when the visitor leaves the page, and the result is shown on any page.
 */
export function useMessageForm({ messages, tooLong, popup }: MessageFormOptions) {
  const status = useSyncExternalStore(outgoingMessage.subscribe, outgoingMessage.status, idle)
  const [problem, setProblem] = useState<MessageProblem | null>(null)
  const [values, setValues] = useState(emptyMessage)
  const form = useRef<HTMLFormElement>(null)

  // Before the first paint, so that nobody sees an empty form filling up.
  useLayoutEffect(() => {
    const kept = draft.read()
    if (!form.current || !kept) return
    fillFields(form.current, kept, 'empty')
    setValues(readValues(form.current))
  }, [])

  useEffect(
    () =>
      draft.onOffer((offered) => {
        if (!form.current) return
        fillFields(form.current, offered, 'all')
        setValues(offered)
        focusField(form.current, 'message')
      }),
    [],
  )

  useEffect(
    () =>
      outgoingMessage.subscribe((next) => {
        if (next !== 'sent') return
        form.current?.reset()
        setValues(emptyMessage)
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

  const report = (found: MessageProblem, submitted: HTMLFormElement) => {
    const { rule, fields } = found
    if (rule === 'tooLong') console.error(`The message was not sent: too long are ${fields.join(', ')}.`)
    closeNotice.current = popup.open({
      type: 'error',
      look: looks[rule],
      ...messages[rule === 'tooLong' ? 'failed' : rule],
      onClosed: () => focusField(submitted, fields[0]),
    })
  }

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (status === 'sending') return
    const submitted = event.currentTarget
    const message = cleanMessage(readValues(submitted))
    const found = findProblem(message)
    setProblem(found)
    if (found) return report(found, submitted)
    const isSuspect = readField(submitted, trapField) !== ''
    void outgoingMessage.send(() => sendMessage(message, isSuspect), announce)
  }

  const onInput = ({ currentTarget, target, nativeEvent }: FormEvent<HTMLFormElement>) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return
    const { name } = target
    if (name === 'phone_number' && isBroughtIn(nativeEvent)) target.value = nationalNumber(target.value)
    const written = readValues(currentTarget)
    draft.save(written)
    setValues(written)
    setProblem((found) => withoutField(found, name))
  }

  const cleaned = cleanMessage(values)
  const problems: Partial<Record<MessageField, string>> = {}
  for (const name of problem?.fields ?? []) problems[name] = ''
  if (problem && problem.rule !== 'tooLong') problems[problem.fields[0]] = messages[problem.rule].message
  for (const name of messageFields) {
    if (!isTooLong(name, cleaned[name])) continue
    const most = MESSAGE_LIMITS[name]
    const count = (number: number) => number.toLocaleString('en')
    problems[name] = fillIn(tooLong, { most: count(most), over: count(cleaned[name].length - most) })
  }

  return {
    isSending: status === 'sending',
    /** The last message failed and the browser has no network. */
    isOffline: status === 'failed' && !navigator.onLine,
    /** What is wrong with each field, until the visitor changes it; empty if another field says it. */
    problems,
    formProps: { ref: form, noValidate: true, onSubmit, onInput },
  }
}

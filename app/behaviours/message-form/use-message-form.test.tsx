// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PopupStore } from '~/components/popup/popup-store'
import { MESSAGE_LIMITS, messageFields, trapField } from '~delivery/message'
import { formMessages, goodMessage } from './contact-form.fixture'
import { draft } from './draft'
import { useMessageForm } from './use-message-form'

function Form({ popup }: { popup: PopupStore }) {
  const { formProps, problems, isSending, isOffline } = useMessageForm({
    messages: formMessages,
    tooLong: '{over} more than {most}',
    popup,
  })
  return (
    <form aria-label="Get in touch" aria-busy={isSending} {...formProps}>
      {messageFields.map((name) => (
        <input
          key={name}
          name={name}
          aria-label={name}
          aria-invalid={problems[name] !== undefined}
          aria-description={problems[name]}
        />
      ))}
      <input name={trapField} hidden />
      {isOffline && 'offline'}
    </form>
  )
}

const form = (): HTMLFormElement => screen.getByRole('form')
const field = (name: string): HTMLInputElement => screen.getByLabelText(name)
const values = () => messageFields.map((name) => field(name).value)
const good = { ...goodMessage, message: 'Hello' }
let popup: PopupStore
let answer: (response: Response) => void

/** The popup's words; empty while it closes. */
const says = () => {
  const { phase, content } = popup.state()
  return phase === 'visible' ? `${content.type}: ${content.title}` : null
}

/** The form on a page that was just opened. */
const open = () => render(<Form popup={popup} />)

function type(message: Partial<typeof good> = good) {
  for (const [name, value] of Object.entries(message)) fireEvent.input(field(name), { target: { value } })
}

async function submit() {
  fireEvent.submit(form())
  await waitFor(() => expect(fetch).toHaveBeenCalled())
}

const answerWith = (status: number) => act(async () => answer(new Response('', { status })))

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubGlobal(
    'fetch',
    vi.fn(
      () =>
        new Promise<Response>((resolve) => {
          answer = resolve
        }),
    ),
  )
  popup = new PopupStore()
})
afterEach(() => {
  cleanup()
  draft.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('useMessageForm', () => {
  it('FORM-1 leaves the checks to the page', () => {
    open()
    expect(form().noValidate).toBe(true)
  })

  it('FORM-2 marks the first field that fails until it is changed', () => {
    open()
    type({ ...good, phone_number: '1' })
    fireEvent.submit(form())
    expect(says()).toBe(`error: ${formMessages.invalidPhone.title}`)
    expect(field('phone_number').getAttribute('aria-invalid')).toBe('true')
    popup.state().content?.onClosed?.()
    expect(document.activeElement).toBe(field('phone_number'))
    type({ phone_number: '12' })
    expect(field('phone_number').getAttribute('aria-invalid')).toBe('false')
  })

  it('FORM-2 marks every empty field until it is filled', () => {
    open()
    type({ from_name: good.from_name })
    fireEvent.submit(form())
    const marked = () => messageFields.filter((name) => field(name).getAttribute('aria-invalid') === 'true')
    expect(marked()).toEqual(['from_email', 'phone_number', 'subject', 'message'])
    type({ phone_number: good.phone_number })
    expect(marked()).toEqual(['from_email', 'subject', 'message'])
    type({ from_email: good.from_email })
    expect(marked()).toEqual(['subject', 'message'])
  })

  it('FORM-3 says that it sends, then that it is sent, and clears the form', async () => {
    open()
    type()
    await submit()
    expect(says()).toBe(`info: ${formMessages.sending.title}`)
    expect(popup.state().content?.isBusy).toBe(true)
    await answerWith(200)
    expect(says()).toBe(`success: ${formMessages.sent.title}`)
    expect(values().join('')).toBe('')
    expect(draft.read()).toBeNull()
  })

  it('FORM-3 says that it failed, and keeps the form', async () => {
    open()
    type()
    await submit()
    await answerWith(500)
    expect(says()).toBe(`error: ${formMessages.failed.title}`)
    expect(values()).toEqual(Object.values(good))
    expect(draft.read()).toEqual(good)
  })

  it('FORM-4 sends the cleaned values that it checks', async () => {
    open()
    type({ ...good, from_name: ' Asha\tRao ', phone_number: '\u202a9876543210' })
    await submit()
    const body = vi.mocked(fetch).mock.calls[0]?.[1]?.body
    expect(body instanceof FormData && [body.get('from_name'), body.get('phone_number')]).toEqual([
      'Asha Rao',
      '9876543210',
    ])
    await answerWith(200)
  })

  it('POP-1 keeps sending when the notice is closed, and still shows the result', async () => {
    open()
    type()
    await submit()
    popup.close()
    await answerWith(200)
    expect(says()).toBe(`success: ${formMessages.sent.title}`)
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  it('FORM-5 restores what was typed', () => {
    const { unmount } = open()
    type()
    unmount()
    open()
    expect(values()).toEqual(Object.values(good))
  })

  it('FORM-5 closes the message about a field when the visitor leaves the page', () => {
    const { unmount } = open()
    fireEvent.submit(form())
    expect(says()).toBe(`error: ${formMessages.missing.title}`)
    unmount()
    expect(says()).toBeNull()
  })

  it('FORM-5 shows the result after the visitor has left the page', async () => {
    const { unmount } = open()
    type()
    await submit()
    unmount()
    expect(says()).toBeNull()
    await answerWith(500)
    expect(says()).toBe(`error: ${formMessages.failed.title}`)
    open()
    expect(values()).toEqual(Object.values(good))
  })

  it('FORM-5 keeps a result that appears during a page change', async () => {
    const { unmount } = open()
    type()
    await submit()
    await answerWith(500)
    unmount()
    expect(says()).toBe(`error: ${formMessages.failed.title}`)
  })

  it('FORM-5 is still sending for a visitor who comes back, and clears that form too', async () => {
    const { unmount } = open()
    type()
    await submit()
    unmount()
    open()
    expect(form().getAttribute('aria-busy')).toBe('true')
    fireEvent.submit(form())
    expect(fetch).toHaveBeenCalledTimes(1)
    await answerWith(200)
    expect(form().getAttribute('aria-busy')).toBe('false')
    expect(values().join('')).toBe('')
  })

  it('FORM-3 keeps a text that is too long, and says by how much', () => {
    open()
    type({ ...good, subject: 'x'.repeat(MESSAGE_LIMITS.subject + 7) })
    const subject = field('subject')
    expect(subject.getAttribute('aria-description')).toBe('7 more than 300')
    fireEvent.submit(form())
    expect(says()).toBe(`error: ${formMessages.failed.title}`)
    expect(fetch).not.toHaveBeenCalled()
    expect(console.error).toHaveBeenCalledOnce()
    popup.state().content?.onClosed?.()
    expect(document.activeElement).toBe(subject)
    type({ subject: good.subject })
    expect(subject.getAttribute('aria-invalid')).toBe('false')
  })

  it('FORM-3 says after a failure that the browser is offline', async () => {
    open()
    type()
    await submit()
    expect(form().textContent).not.toContain('offline')
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await answerWith(500)
    expect(form().textContent).toContain('offline')
  })

  const number = '+91 98765 43210'
  it.each([
    ['Chromium’s autofill and extensions', new Event('input', { bubbles: true }), '9876543210'],
    ['a paste', 'insertFromPaste', '9876543210'],
    ['a drop', 'insertFromDrop', '9876543210'],
    ['Firefox’s autofill', 'insertReplacementText', '9876543210'],
    ['typing', 'insertText', number],
    ['deleting', 'deleteContentBackward', number],
  ])('EXP-23 what %s leaves in the telephone field', (_, event, expected) => {
    open()
    field('phone_number').value = number
    const input =
      event instanceof Event ? event : new InputEvent('input', { bubbles: true, inputType: event })
    fireEvent(field('phone_number'), input)
    expect(field('phone_number').value).toBe(expected)
    expect(draft.read()?.phone_number).toBe(expected)
  })

  it('EXP-24 a message with the trap filled in is sent, and marked', async () => {
    open()
    type()
    form().querySelector<HTMLInputElement>('[hidden]')?.setAttribute('value', 'https://spam.example')
    await submit()
    const body = vi.mocked(fetch).mock.calls[0]?.[1]?.body
    expect(body instanceof FormData && body.has(trapField)).toBe(true)
    await answerWith(200)
    expect(says()).toBe(`success: ${formMessages.sent.title}`)
  })
})

// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { usePopup } from '../popup/use-popup'
import { fill, goodMessage } from './contact-form.fixture'
import { messageFields } from './fields'
import { useMessageForm } from './use-message-form'

function Contact() {
  const popup = usePopup()
  const { formProps, invalidField, status } = useMessageForm({ emailExample: 'name@studio.in', popup })
  const { phase, content } = popup.state
  return (
    <>
      <form aria-label="Get in touch" data-status={status} {...formProps}>
        {messageFields.map((name) => (
          <input key={name} name={name} aria-label={name} aria-invalid={name === invalidField} />
        ))}
      </form>
      {phase !== 'hidden' && (
        <button type="button" onClick={popup.close}>
          {content.type}: {content.title}
        </button>
      )}
    </>
  )
}

const form = (): HTMLFormElement => screen.getByRole('form')
const field = (name: string): HTMLInputElement => screen.getByLabelText(name)
const popup = () => screen.queryByRole('button')?.textContent
let answer: (response: Response) => void

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
  render(<Contact />)
  fill(form(), { ...goodMessage, message: 'Hello' })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function submitAndAnswer(status: number) {
  fireEvent.submit(form())
  await waitFor(() => expect(fetch).toHaveBeenCalled())
  answer(new Response('', { status }))
}

describe('useMessageForm', () => {
  it('FORM-1 leaves the checks to the page', () => {
    expect(form().noValidate).toBe(true)
  })

  it('FORM-2 marks the first field that fails, and focuses it when the popup is closed', async () => {
    fill(form(), { phone_number: '1' })
    fireEvent.submit(form())
    expect(popup()).toBe('error: Invalid Phone Number')
    expect(field('phone_number').getAttribute('aria-invalid')).toBe('true')
    fireEvent.click(screen.getByRole('button'))
    await waitFor(() => expect(document.activeElement).toBe(field('phone_number')))
    fireEvent.input(field('phone_number'), { target: { value: '12' } })
    expect(field('phone_number').getAttribute('aria-invalid')).toBe('false')
  })

  it('FORM-3 says that it sends, then that it is sent, and clears the form', async () => {
    await submitAndAnswer(200)
    expect(popup()).toBe('info: Please Wait')
    await waitFor(() => expect(popup()).toBe('success: Message Sent Successfully!'))
    expect(field('from_name').value).toBe('')
  })

  it('FORM-3 says that it failed, and keeps the form', async () => {
    await submitAndAnswer(500)
    await waitFor(() => expect(popup()).toBe('error: Message Failed to Send'))
    expect(field('from_name').value).toBe(goodMessage.from_name)
  })

  it('POP-1 goes on sending when ‘Please Wait’ is closed, and still shows the result', async () => {
    fireEvent.submit(form())
    fireEvent.click(screen.getByRole('button'))
    await waitFor(() => expect(popup()).toBeUndefined())
    await act(async () => answer(new Response('', { status: 200 })))
    await waitFor(() => expect(popup()).toBe('success: Message Sent Successfully!'))
    expect(fetch).toHaveBeenCalledTimes(1)
  })
})

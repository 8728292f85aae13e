// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SEND_TIMEOUT } from '~/constants'
import { mailPath, requestFields } from '~delivery/mail-provider'
import { goodMessage } from './contact-form.fixture'
import { type MessageStatus, OutgoingMessage, type SendResult, sendMessage } from './send-message'

const fetch = vi.fn<typeof globalThis.fetch>()
const error = vi.spyOn(console, 'error')

const answer = (status: number) => fetch.mockImplementation(async () => new Response('OK', { status }))

/** Never responds; aborts when it is told to, as the browser does. */
const silent: typeof globalThis.fetch = (_, request) =>
  new Promise((_, reject) => {
    request?.signal?.addEventListener('abort', () => reject(request.signal?.reason))
  })

beforeEach(() => {
  fetch.mockReset()
  error.mockReset().mockImplementation(() => {})
  vi.stubGlobal('fetch', fetch)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('sending a message', () => {
  it('FORM-4 makes one call with the five fields and the provider’s own, and nothing else', async () => {
    answer(200)
    expect(await sendMessage(goodMessage, false)).toBe('sent')
    expect(fetch).toHaveBeenCalledTimes(1)
    const [url, request] = fetch.mock.calls[0] ?? []
    expect(url).toBe(location.origin + mailPath)
    expect(request?.method).toBe('POST')
    const body = request?.body
    expect(body).toBeInstanceOf(FormData)
    const sent = body instanceof FormData ? [...body.entries()] : []
    expect(sent).toEqual(requestFields(goodMessage, {}))
    expect(error).not.toHaveBeenCalled()
  })

  it.each([400, 403, 413, 429, 451, 500, 503])('FORM-3 fails and logs at status %i', async (status) => {
    answer(status)
    expect(await sendMessage(goodMessage, false)).toBe('failed')
    expect(error).toHaveBeenCalledTimes(1)
    expect(String(error.mock.calls[0]?.[1])).toContain(String(status))
  })

  it.each([new TypeError('Failed to fetch'), 'a plain string', undefined])(
    'FORM-3 fails and logs if the call rejects with %s',
    async (reason) => {
      fetch.mockRejectedValue(reason)
      expect(await sendMessage(goodMessage, false)).toBe('failed')
      expect(error).toHaveBeenCalledTimes(1)
    },
  )

  it('FORM-3 fails and logs if there is no response within 20 s, and not before', async () => {
    vi.useFakeTimers()
    fetch.mockImplementation(silent)
    const settled = vi.fn()
    const sending = sendMessage(goodMessage, false).then(settled)
    await vi.advanceTimersByTimeAsync(SEND_TIMEOUT - 1)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await sending
    expect(settled).toHaveBeenCalledWith('failed')
    expect(error).toHaveBeenCalledTimes(1)
  })

  it('FORM-3 leaves no timer behind', async () => {
    vi.useFakeTimers()
    answer(200)
    await sendMessage(goodMessage, false)
    expect(vi.getTimerCount()).toBe(0)
  })
})

function makeMessage() {
  const answers: ((result: SendResult) => void)[] = []
  const post = vi.fn(() => new Promise<SendResult>((resolve) => answers.push(resolve)))
  const statuses: MessageStatus[] = []
  const message = new OutgoingMessage()
  const send = () => message.send(post, (status) => statuses.push(status))
  return { message, post, statuses, send, answer: (result: SendResult) => answers.shift()?.(result) }
}

describe('a message under way', () => {
  it.each(['sent', 'failed'] as const)('FORM-3 is sending, then %s', async (result) => {
    const { message, send, answer, statuses } = makeMessage()
    const sending = send()
    expect(statuses).toEqual(['sending'])
    answer(result)
    await sending
    expect(statuses).toEqual(['sending', result])
    expect(message.status()).toBe(result)
  })

  it('FORM-4 is the only one: a second is not sent before the first is finished', async () => {
    const { send, answer, post, statuses } = makeMessage()
    const first = send()
    await send()
    expect(post).toHaveBeenCalledTimes(1)
    expect(statuses).toEqual(['sending'])
    answer('failed')
    await first
    void send()
    expect(post).toHaveBeenCalledTimes(2)
  })

  it('FORM-5 notifies listeners until they unsubscribe, and always the sender', async () => {
    const { message, send, answer, statuses } = makeMessage()
    const listener = vi.fn()
    const leave = message.subscribe(listener)
    const sending = send()
    leave()
    answer('failed')
    await sending
    expect(listener.mock.calls).toEqual([['sending']])
    expect(statuses).toEqual(['sending', 'failed'])
  })
})

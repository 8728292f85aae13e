import { describe, expect, it, vi } from 'vitest'
import { type MessageStatus, OutgoingMessage } from './outgoing-message'
import type { SendResult } from './send-message'

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

  it('FORM-4 is the only one: a second is not sent before the first has ended', async () => {
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

  it('FORM-5 tells those who listen, until they leave, and the sender in any case', async () => {
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

import { describe, expect, it, vi } from 'vitest'
import { goodMessage } from './contact-form.fixture'
import { MessageForm } from './message-form'
import type { SendResult } from './send-message'
import { validate } from './validate'

function makeForm() {
  const answers: ((result: SendResult) => void)[] = []
  const submission = {
    validate: (values: typeof goodMessage) => validate(values, 'a@b.c'),
    send: vi.fn(() => new Promise<SendResult>((resolve) => answers.push(resolve))),
    onProblem: vi.fn(),
    onStatus: vi.fn(),
  }
  const form = new MessageForm()
  const submit = (values = goodMessage) => form.submit(values, submission)
  const statuses = () => submission.onStatus.mock.calls.map(([status]) => status)
  return { ...submission, submit, statuses, answer: (result: SendResult) => answers.shift()?.(result) }
}

describe('the message form', () => {
  it.each(['sent', 'failed'] as const)('FORM-3 is sending, then %s', async (result) => {
    const { submit, answer, statuses } = makeForm()
    const submitted = submit()
    expect(statuses()).toEqual(['sending'])
    answer(result)
    await submitted
    expect(statuses()).toEqual(['sending', result])
  })

  it('FORM-2 sends nothing that is not valid', async () => {
    const { submit, send, onProblem, statuses } = makeForm()
    await submit({ ...goodMessage, phone_number: '1' })
    expect(onProblem).toHaveBeenCalledWith(expect.objectContaining({ field: 'phone_number' }))
    expect(send).not.toHaveBeenCalled()
    expect(statuses()).toEqual([])
  })

  it('FORM-4 does nothing at a second submit while a message is under way', async () => {
    const { submit, answer, send, onProblem } = makeForm()
    const first = submit()
    await submit()
    await submit({ ...goodMessage, subject: '' })
    expect(send).toHaveBeenCalledTimes(1)
    expect(onProblem).not.toHaveBeenCalled()
    answer('failed')
    await first
    void submit()
    expect(send).toHaveBeenCalledTimes(2)
  })
})

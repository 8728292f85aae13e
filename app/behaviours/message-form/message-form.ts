import type { MessageValues } from './fields'
import type { SendResult } from './send-message'
import type { Problem } from './validate'

export type MessageFormStatus = 'idle' | 'sending' | SendResult

interface Submission {
  validate(values: MessageValues): Problem | null
  /** Never rejects. */
  send(): Promise<SendResult>
  onProblem(problem: Problem): void
  onStatus(status: Exclude<MessageFormStatus, 'idle'>): void
}

/** One message at a time (FORM-3, FORM-4): while one is under way a second submit does nothing. */
export class MessageForm {
  #isSending = false

  async submit(values: MessageValues, { validate, send, onProblem, onStatus }: Submission): Promise<void> {
    if (this.#isSending) return
    const problem = validate(values)
    if (problem) {
      onProblem(problem)
      return
    }
    this.#isSending = true
    onStatus('sending')
    const result = await send()
    this.#isSending = false
    onStatus(result)
  }
}

import type { MessageValues } from './fields'
import type { SendResult } from './send-message'
import type { Problem } from './validate'

export type MessageFormStatus = 'idle' | 'sending' | SendResult

interface MessageFormParts {
  validate(values: MessageValues): Problem | null
  /** Never rejects. */
  send(): Promise<SendResult>
  onStatus(status: MessageFormStatus): void
  onProblem(problem: Problem): void
}

/** One message at a time (FORM-3, FORM-4): while one is under way a second submit does nothing. */
export class MessageForm {
  #parts: MessageFormParts
  #isSending = false

  constructor(parts: MessageFormParts) {
    this.#parts = parts
  }

  async submit(values: MessageValues): Promise<void> {
    if (this.#isSending) return
    const problem = this.#parts.validate(values)
    if (problem) {
      this.#parts.onProblem(problem)
      return
    }
    this.#isSending = true
    this.#parts.onStatus('sending')
    const result = await this.#parts.send()
    this.#isSending = false
    this.#parts.onStatus(result)
  }
}

/** What a popup says. */
export interface Message {
  title: string
  message: string
}

/** What the form says about a message: what is wrong with it, that it is under way, how it ended (FORM-2, FORM-3). */
export type Messages = Record<
  'missing' | 'invalidEmail' | 'invalidPhone' | 'sending' | 'sent' | 'failed',
  Message
>

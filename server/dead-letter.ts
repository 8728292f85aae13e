import type { Attempts } from './attempts'
import { messagesIn, type Outbox } from './outbox'

const time = (milliseconds: number) => new Date(milliseconds).toISOString()

/** The text file beside a message that was given up. */
export function deadLetterReason(
  name: string,
  { tries, firstTry, answer }: Attempts,
  lastTry: number,
): string {
  return `This message was accepted from a visitor, but could not be delivered.

Message: ${name}
Tries: ${tries}
First try: ${time(firstTry)}
Last try: ${time(lastTry)}
Last answer: ${answer}

The message is the file ${name} beside this one. Any mail program opens it.
To have it sent again, move it back into the folder above. Then delete this file.
`
}

/** Reports how many given-up messages are in the folder, if any. */
export async function warnOfDeadLetters(
  outbox: Outbox,
  report: (line: string) => void = console.error,
): Promise<void> {
  const { length } = await messagesIn(outbox.deadLetters)
  if (length === 0) return
  report(`outbox: not delivered: ${length} in ${outbox.deadLetters}; the text beside each says why`)
}

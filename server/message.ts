import {
  cleanMessage,
  eachField,
  findProblem,
  MESSAGE_LIMITS,
  type MessageField,
  type MessageProblem,
  type MessageValues,
  trapField,
} from '../delivery/message'

/** What a visitor wrote, cleaned and checked. Only `message` may hold line ends and tabs. */
export interface Message extends MessageValues {
  /** The field that no visitor sees was filled in: by a robot, or by a form filler for a visitor. */
  isSuspect: boolean
}

/** Why a message is refused, in one sentence that never repeats what the visitor sent. */
export class Unacceptable extends Error {}

function fieldValue(form: FormData, name: MessageField): string {
  const [value, second] = form.getAll(name)
  if (second !== undefined) throw new Unacceptable(`The field ${name} was sent more than once.`)
  return typeof value === 'string' ? value : ''
}

function sentence({ rule, fields: [name] }: MessageProblem): string {
  switch (rule) {
    case 'missing':
      return 'Please fill in all required fields to continue.'
    case 'invalidEmail':
      return 'Please enter a valid email address.'
    case 'invalidPhone':
      return 'Please enter a valid 10-digit phone number.'
    case 'tooLong':
      return `The field ${name} may have at most ${MESSAGE_LIMITS[name]} characters.`
  }
}

/** The message of a form, cleaned and checked by the page's own rules (FORM-2). Throws `Unacceptable` for the first that fails. */
export function readMessage(form: FormData): Message {
  for (const value of form.values()) {
    if (typeof value !== 'string') throw new Unacceptable('A field is a file.')
  }
  const values = cleanMessage(eachField((name) => fieldValue(form, name)))
  const problem = findProblem(values)
  if (problem) throw new Unacceptable(sentence(problem))
  return { ...values, isSuspect: form.getAll(trapField).some((value) => value !== '') }
}

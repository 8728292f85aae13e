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

/** The content type of the request (`delivery/mail-provider.ts`). */
export const messageType = 'multipart/form-data'

/** The boundary as browsers write it. Others are rejected, so that this code and the parser never disagree. */
const contentTypeForm = /^multipart\/form-data; ?boundary=("?)([\w'()+,./:=?-]{1,70})\1$/i

/** Far more than the form's five fields and the mail provider's four. */
const mostParts = 40
/** Limit for the head of a part: the field's name and, for a file, its type (bytes). */
const longestHead = 1_000

/** The boundary between the fields of a form, or `undefined` if the content type is not that of a form. */
export function readBoundary(contentType: string | undefined): string | undefined {
  return contentType?.match(contentTypeForm)?.[2]
}

/**
 * Whether a form is cheap to parse. Node's parser creates an object for each part and header: 100 kB of empty files take it a
 * tenth of a second, 100 kB of text less than a thousandth.
 */
export function isCheapToParse(body: Uint8Array, boundary: string): boolean {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength)
  const delimiter = `--${boundary}`
  let parts = 0
  for (let at = bytes.indexOf(delimiter); at >= 0; at = bytes.indexOf(delimiter, at + delimiter.length)) {
    const head = bytes.subarray(at, at + delimiter.length + longestHead)
    const isEnd = head.indexOf(`${delimiter}--`) === 0
    parts += 1
    if (parts > mostParts || !(isEnd || head.includes('\r\n\r\n'))) return false
  }
  return parts > 0
}

/**
 * A reader for forms of this content type, or `undefined` if it is not that of a form. The reader returns `undefined` if the body
 * is not a form.
 */
export function formReader(contentType: string | undefined) {
  const boundary = readBoundary(contentType)
  if (!contentType || !boundary) return undefined
  return async (body: Uint8Array<ArrayBuffer>): Promise<FormData | undefined> => {
    if (!isCheapToParse(body, boundary)) return undefined
    const response = new Response(body, { headers: { 'Content-Type': contentType } })
    return response.formData().catch(() => undefined)
  }
}

/** A visitor's message, cleaned and checked. Only `message` may contain line ends and tabs. */
export interface Message extends MessageValues {
  /** The hidden field was filled in: by a robot, or by a visitor's form filler. */
  isSuspect: boolean
}

/** Why a message is rejected, in one sentence that never repeats the visitor's input. */
export class InvalidMessage extends Error {}

function fieldValue(form: FormData, name: MessageField): string {
  const [value, second] = form.getAll(name)
  if (second !== undefined) throw new InvalidMessage(`The field ${name} was sent more than once.`)
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

/**
 * The message of a form, cleaned and checked by the same rules as on the page (FORM-2). Throws `InvalidMessage` for the first
 * rule that fails.
 */
export function readMessage(form: FormData): Message {
  for (const value of form.values()) {
    if (typeof value !== 'string') throw new InvalidMessage('A field is a file.')
  }
  const values = cleanMessage(eachField((name) => fieldValue(form, name)))
  const problem = findProblem(values)
  if (problem) throw new InvalidMessage(sentence(problem))
  return { ...values, isSuspect: form.getAll(trapField).some((value) => value !== '') }
}

import { PHONE_DIGITS } from '~/constants'
import { isEmailAddress } from '~delivery/email-address'
import { type MessageField, messageFields } from '~delivery/message-fields'
import type { PopupLook } from '../popup/popup-store'
import type { MessageValues } from './fields'
import type { Message, Messages } from './messages'

/** The first thing that is wrong, where, and which other fields lack the same. */
export interface Problem extends Message {
  field: MessageField
  others: readonly MessageField[]
  look?: PopupLook
}

/** Anything but blanks and marks that nobody sees. */
const visible = /[^\s\p{Cf}]/u
const phone = new RegExp(`^[0-9]{${PHONE_DIGITS}}$`)

/**
 * Checks a message in the specified order and stops at the first failure (FORM-2). White space alone is empty. A number is ten
 * digits and nothing else: no blanks inside, no country code.
 */
export function validate(values: MessageValues, messages: Messages): Problem | null {
  const [empty, ...others] = messageFields.filter((field) => !visible.test(values[field]))
  if (empty) return { field: empty, others, look: 'missing', ...messages.missing }
  if (!isEmailAddress(values.from_email)) return { field: 'from_email', others: [], ...messages.invalidEmail }
  if (!phone.test(values.phone_number))
    return { field: 'phone_number', others: [], look: 'doubtful', ...messages.invalidPhone }
  return null
}

/** What is left of a problem once one of its fields has changed: the next field takes the words. */
export function withoutField(problem: Problem | null, changed: string): Problem | null {
  const [field, ...others] = problem
    ? [problem.field, ...problem.others].filter((one) => one !== changed)
    : []
  return problem && field ? { ...problem, field, others } : null
}

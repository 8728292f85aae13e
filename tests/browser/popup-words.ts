import { fillIn } from '~/fill-in'
import { words } from '../words'

const { form } = words.popups

/** Title and text of a popup, with what its text leaves open filled in. */
const says = (popup: { title: string; message: string }, places: Record<string, unknown> = {}) =>
  [popup.title, fillIn(popup.message, places)] as const

export const missing = says(form.missing)
export const badEmail = says(form.invalidEmail, { email: words.agency.emailExample })
export const badPhone = says(form.invalidPhone, { digits: 10 })
export const wait = says(form.sending)
export const sent = says(form.sent)
export const failed = says(form.failed)

import { z } from 'zod'
import { sentenceWith, text } from './parts'

const popup = z.strictObject({ title: text, message: text })

/** What popups say: their button, titles by type (POP-1), and the contact form's messages (FORM-2, FORM-3). */
export const popups = z.strictObject({
  ok: text,
  titles: z.strictObject({ success: text, error: text, warning: text, info: text, other: text }),
  form: z.strictObject({
    missing: popup,
    invalidEmail: popup.extend({ message: sentenceWith('email') }),
    invalidPhone: popup.extend({ message: sentenceWith('digits') }),
    sending: popup,
    sent: popup,
    failed: popup,
  }),
})

import type { MessageField } from './message-fields'

/**
 * Longest values of the contact form, in UTF-16 units with a line end counted as one, as the browser's `maxlength` counts.
 * The page and the server share them, so that what fits the page is never too long for the server.
 */
export const MESSAGE_LIMITS = {
  from_name: 200,
  from_email: 254,
  phone_number: 40,
  subject: 300,
  message: 20_000,
} as const satisfies Record<MessageField, number>

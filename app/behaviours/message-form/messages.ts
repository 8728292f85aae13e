import { PHONE_DIGITS, REPLY_HOURS } from '~/constants'

/** What a popup says. */
export interface Message {
  title: string
  message: string
}

/** What the form says, letter for letter as specified (FORM-2, FORM-3). */
export const messages = {
  missing: {
    title: 'Missing Information',
    message: 'Please fill in all required fields to continue.',
  },
  invalidEmail: (emailExample: string) => ({
    title: 'Invalid Email',
    message: `Please enter a valid email address (e.g., ${emailExample}).`,
  }),
  invalidPhone: {
    title: 'Invalid Phone Number',
    message: `Please enter a valid ${PHONE_DIGITS}-digit phone number.`,
  },
  sending: {
    title: 'Please Wait',
    message: 'Sending your message...',
  },
  sent: {
    title: 'Message Sent Successfully!',
    message: `Thank you for reaching out! We'll get back to you within ${REPLY_HOURS} hours.`,
  },
  failed: {
    title: 'Message Failed to Send',
    message:
      'Oops! Something went wrong while sending your message. Please try again or contact us directly.',
  },
} as const satisfies Record<string, Message | ((emailExample: string) => Message)>

/** What the popup says, title and text, letter for letter as the specification quotes it. */
export const missing = ['Missing Information', 'Please fill in all required fields to continue.'] as const
export const badEmail = (example: string) =>
  ['Invalid Email', `Please enter a valid email address (e.g., ${example}).`] as const
export const badPhone = ['Invalid Phone Number', 'Please enter a valid 10-digit phone number.'] as const
export const wait = ['Please Wait', 'Sending your message...'] as const
export const sent = [
  'Message Sent Successfully!',
  "Thank you for reaching out! We'll get back to you within 24 hours.",
] as const
export const failed = [
  'Message Failed to Send',
  'Oops! Something went wrong while sending your message. Please try again or contact us directly.',
] as const

/** The fields of a message, in the order in which they are checked and sent (FORM-1, FORM-4): form and server name them alike, and so does the call of today's provider. */
export const messageFields = ['from_name', 'from_email', 'phone_number', 'subject', 'message'] as const

export type MessageField = (typeof messageFields)[number]

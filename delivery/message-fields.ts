/** The fields of a message, in the order in which they are checked and sent (FORM-1, FORM-4): form, call and server name them alike. */
export const messageFields = ['from_name', 'from_email', 'phone_number', 'subject', 'message'] as const

export type MessageField = (typeof messageFields)[number]

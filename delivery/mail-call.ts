/**
 * The call that carries a message, as the mail provider (EmailJS) takes it. The page makes it, and the embedded server answers the
 * same one, so that the page's code can post to either (FORM-4).
 */
import { type MessageField, messageFields } from './message-fields'

/** Where it is posted to, below the origin. */
export const mailPath = '/api/v1.0/email/send-form'

/** The provider's ids; the embedded server does not look at them. */
export interface ProviderIds {
  serviceId: string
  templateId: string
  publicKey: string
}

/**
 * The version of the provider's own client whose call this is. The client itself is not used: it reads `localStorage` as it
 * loads, which throws where the visitor has blocked storage, and it has no time-out.
 */
const LIB_VERSION = '4.4.1'

/** Every field of the call with its value, in order. */
export const callFields = (
  values: Readonly<Record<MessageField, string>>,
  { serviceId, templateId, publicKey }: ProviderIds,
): [name: string, value: string][] => [
  ...messageFields.map((name): [string, string] => [name, values[name]]),
  ['lib_version', LIB_VERSION],
  ['service_id', serviceId],
  ['template_id', templateId],
  ['user_id', publicKey],
]

import type { ProviderIds } from '~delivery/mail-call'

declare global {
  /** Settings of the mail provider, read when the site is built. */
  interface ImportMetaEnv {
    readonly VITE_EMAILJS_ORIGIN?: string
    readonly VITE_EMAILJS_SERVICE_ID?: string
    readonly VITE_EMAILJS_TEMPLATE_ID?: string
    readonly VITE_EMAILJS_PUBLIC_KEY?: string
  }
}

interface MailSettings extends ProviderIds {
  origin: string
}

/** Where the provider's client posts by itself. */
const PROVIDER_ORIGIN = 'https://api.emailjs.com'

/** Stands in for the provider's ids, which the embedded server does not look at and the client refuses to do without. */
const OWN_ID = 'site'

/**
 * Where a message goes (FORM-4): to the origin that is set; with a provider's service but no origin to the provider; with
 * neither to the site's own origin, where the embedded server answers. The policy of the delivery reads the settings alike.
 */
export function mailSettings(env: ImportMetaEnv, ownOrigin: string): MailSettings {
  const origin = env.VITE_EMAILJS_ORIGIN || (env.VITE_EMAILJS_SERVICE_ID ? PROVIDER_ORIGIN : ownOrigin)
  return {
    origin: origin.replace(/\/+$/, ''),
    serviceId: env.VITE_EMAILJS_SERVICE_ID || OWN_ID,
    templateId: env.VITE_EMAILJS_TEMPLATE_ID || OWN_ID,
    publicKey: env.VITE_EMAILJS_PUBLIC_KEY || OWN_ID,
  }
}

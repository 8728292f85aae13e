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

/** Stands in for the provider's ids, which the embedded server does not look at. */
const OWN_ID = 'site'

/**
 * Where a message goes (FORM-4): to the provider's origin, or to the site's own, where the embedded server answers. A build with
 * some of the settings but not all is refused (`delivery/mail-provider.ts`).
 */
export function mailSettings(env: ImportMetaEnv, ownOrigin: string): MailSettings {
  const origin = env.VITE_EMAILJS_ORIGIN || ownOrigin
  return {
    origin: origin.replace(/\/+$/, ''),
    serviceId: env.VITE_EMAILJS_SERVICE_ID || OWN_ID,
    templateId: env.VITE_EMAILJS_TEMPLATE_ID || OWN_ID,
    publicKey: env.VITE_EMAILJS_PUBLIC_KEY || OWN_ID,
  }
}

import { PHONE_DIGITS } from '~/constants'
import { fillIn } from '~/fill-in'
import { head } from '~/page-data/head.server'
import { edge } from '~/page-data/media.server'
import { odiaLine, wovenText } from '~/woven/heading/woven-text.server'
import { agency } from '~content/load/agency.server'
import { readContent } from '~content/load/read.server'
import { popups } from '~content/schema/every-page'
import { contactPage } from '~content/schema/pages'

/** The words of popups, and their messages about the form; `emailExample` is a valid address. */
function popupWords(emailExample: string) {
  const { form, ...popup } = readContent('popups.yaml', popups)
  const { invalidEmail, invalidPhone } = form
  const filled = ({ title, message }: typeof invalidEmail, words: Record<string, unknown>) => ({
    title,
    message: fillIn(message, words),
  })
  return {
    popup,
    messages: {
      ...form,
      invalidEmail: filled(invalidEmail, { email: emailExample }),
      invalidPhone: filled(invalidPhone, { digits: PHONE_DIGITS }),
    },
  }
}

/** The data of the contact page. */
export function contactData() {
  const page = readContent('pages/contact.yaml', contactPage)
  const { email, emailExample, phones, address, hours, map } = agency()
  return {
    head: head({ ...page.head, path: '/contact' }),
    hero: { ...page.hero, heading: wovenText(page.hero.heading), odia: odiaLine(page.hero.odia) },
    edge: edge('diamonds-saffron-paper'),
    form: { ...page.form, ...popupWords(emailExample), email, phones },
    details: { titles: page.details, address, email, phones, hours },
    map: { ...map, ...page.map },
  }
}

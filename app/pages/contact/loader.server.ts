import { edge } from '~/page-data/edge.server'
import { head } from '~/page-data/head.server'
import { odiaLine } from '~/woven/heading/odia-line.server'
import { wovenText } from '~/woven/heading/woven-text.server'
import { agency } from '~content/load/agency.server'
import { readContent } from '~content/load/read.server'
import { contactPage } from '~content/schema/pages/contact'

/** Everything the contact page shows. */
export function contactData() {
  const page = readContent('pages/contact.yaml', contactPage)
  const { email, emailExample, phones, address, hours, map } = agency()
  return {
    head: head({ ...page.head, path: '/contact' }),
    hero: { ...page.hero, heading: wovenText(page.hero.heading), odia: odiaLine(page.hero.odia) },
    edge: edge('diamonds-saffron-paper'),
    form: { ...page.form, emailExample, email, phones },
    details: { titles: page.details, address, email, phones, hours },
    map: { ...map, ...page.map },
  }
}

import { Hono } from 'hono'
import { mailPath } from '../delivery/mail-provider'
import { healthPath } from '../delivery/policy'
import { deliverSite } from './deliver-site'
import { healthAnswer } from './health'
import { type MailEndpoint, takeMessage } from './mail-endpoint'
import type { Outbox } from './outbox'
import { refusal } from './refusal'
import type { SiteIndex } from './site-index'

/** The server's routes: the mail endpoint, the health check and the site. */
export function createApp(site: SiteIndex, mail: MailEndpoint & { outbox: Pick<Outbox, 'check'> }): Hono {
  const app = new Hono()
  app.post(mailPath, takeMessage(mail))
  app.all(mailPath, () => refusal(405, 'Messages are posted to this address.', { Allow: 'POST' }))
  app.get(healthPath, healthAnswer(mail.outbox))
  app.all(healthPath, () => refusal(405, 'This address can only be read.', { Allow: 'GET, HEAD' }))
  app.all('*', deliverSite(site))
  app.onError((error) => {
    console.error(error)
    return refusal(500, 'Something went wrong here.')
  })
  return app
}

import { Hono } from 'hono'
import { mailPath } from '../delivery/policy'
import { deliverSite } from './deliver-site'
import { type MailEndpoint, takeMessage } from './mail-endpoint'
import { refusal } from './refusal'
import type { SiteIndex } from './site-index'

/** The server's two jobs: the mail endpoint, and the site. */
export function createApp(site: SiteIndex, mail: MailEndpoint): Hono {
  const app = new Hono()
  app.post(mailPath, takeMessage(mail))
  app.all(mailPath, () => refusal(405, 'Messages are posted to this address.', { Allow: 'POST' }))
  app.all('*', deliverSite(site))
  app.onError((error) => {
    console.error(error)
    return refusal(500, 'Something went wrong here.')
  })
  return app
}

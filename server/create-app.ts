import { Hono } from 'hono'
import { mailPath } from '../delivery/mail-provider'
import { guardMail } from './guard-mail'
import { healthAnswer, healthPath } from './health'
import { type MailEndpoint, takeMessage } from './mail-endpoint'
import { textResponse } from './text-response'

/** The server's routes: the mail endpoint, the health check and the site. */
export function createApp(site: Hono, mail: MailEndpoint, health: Parameters<typeof healthAnswer>[0]): Hono {
  const app = new Hono()
  app.on('POST', [mailPath], ...guardMail(mail), takeMessage(mail))
  app.all(mailPath, () => textResponse(405, 'Messages are posted to this address.', { Allow: 'POST' }))
  app.get(healthPath, healthAnswer(health))
  app.all(healthPath, () => textResponse(405, 'This address can only be read.', { Allow: 'GET, HEAD' }))
  app.route('/', site)
  app.onError((error, c) => {
    // The visitor left in the middle of sending: nobody reads this answer.
    if (c.req.raw.signal.aborted) return textResponse(400, 'This request did not arrive whole.')
    console.error(error)
    return textResponse(500, 'Something went wrong here.')
  })
  return app
}

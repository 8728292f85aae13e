import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { parse } from 'yaml'
import { z } from 'zod'
import { readEnvFile } from '../../server/settings'
import { asking } from '../core/publish/author'
import { openEditor } from '../server/start'
import { guardServer } from './gate'
import { askLetters, openMail } from './mail'
import { messageRoutes } from './message-routes'
import { openMessages } from './messages'
import { openPages } from './pages'
import { openPeople } from './people'
import { previewRoutes } from './preview-routes'
import { previewSite } from './preview-site'
import { openPreviews } from './previews'
import { fontFiles } from './respond'
import { studioRoutes } from './routes'
import { readStudioSettings } from './settings'

const agency = z.object({ name: z.string(), email: z.email() })

/** `npm run studio`: the editor for several people, from any browser, behind a sign-in. Put a proxy with TLS in front. */
async function openStudio(home: string): Promise<void> {
  const settings = readStudioSettings({ ...readEnvFile(home), ...process.env }, home)
  const { host, port, origin, previewOrigin, data, smtpUrl, mailFrom, site, outbox, sentDays } = settings
  const { name, email } = agency.parse(parse(readFileSync(join(home, 'content/agency.yaml'), 'utf8')))
  const people = openPeople(origin, data)
  const pages = openPages(home, name)
  const previews = openPreviews(home, data)
  const send = smtpUrl ? openMail(smtpUrl, mailFrom ?? email, name) : undefined
  const { routes, greet } = studioRoutes({
    home,
    origin,
    people,
    pages,
    send,
    log: console.log,
  })
  const messages = openMessages(outbox, data, sentDays)
  messages.cleanUp()
  routes.route('/messages', messageRoutes({ people, pages, messages }))
  routes.route('/previews', previewRoutes({ people, pages, previews, previewOrigin }))
  const answer = getRequestListener(routes.fetch)
  await openEditor({
    home,
    host,
    port,
    site: {
      ...site,
      tellPublishers(who, note) {
        const publishers = people.all().filter(({ role }) => role === 'publisher')
        // It is in the studio too.
        for (const letter of askLetters(publishers, who.name, note, origin))
          send?.(letter).catch((error: Error) => console.error(error.message))
      },
    },
    address: `http://127.0.0.1:${port}/edit/`,
    allowedHosts: [new URL(origin).hostname],
    before: [
      (request, response, next) =>
        request.url?.startsWith('/studio/') ? void answer(request, response) : next(),
    ],
    guard: (server) =>
      guardServer(
        server,
        {
          origin,
          people,
          previews: previewSite(previews, previewOrigin, pages.previewEnded(), fontFiles(home)),
        },
        (person, go) => (person ? asking.run(person, go) : go()),
      ),
  })
  console.log(`The studio is open: ${origin}`)
  greet()
}

try {
  await openStudio(process.cwd())
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

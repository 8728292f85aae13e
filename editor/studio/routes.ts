import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import type { SendLetter } from './mail'
import type { Pages } from './pages'
import { type People, type Person, roles } from './people'
import { fontFiles, page, whoAsks } from './respond'

const email = z.email().max(200).toLowerCase()
const name = z.string().trim().min(1).max(200)
const token = z.string().max(200)

const askedWayIn = z.object({ email })
const entering = z.object({ token })
const first = z.object({ token, name, email })
const invitation = z.object({ name, email, role: z.enum(roles) })
const action = z.object({ id: z.string(), do: z.enum(['link', 'editor', 'publisher', 'end', 'remove']) })

const isSame = (one: string, other: string) =>
  timingSafeEqual(createHash('sha256').update(one).digest(), createHash('sha256').update(other).digest())

interface Studio {
  home: string
  origin: string
  people: People
  pages: Pages
  /** Without a mail server, links are shown to publishers and written to the log. */
  send: SendLetter | undefined
  log: (line: string) => void
}

/** Signing in, out, and the people: everything below `/studio/`. */
export function studioRoutes({ home, origin, people, pages, send, log }: Studio) {
  const firstToken = randomBytes(24).toString('base64url')
  const isFirst = (given: string) => people.all().length === 0 && isSame(given, firstToken)
  const used = 'This link has been used, or is older than a day. Ask for a new one.'

  const linkFor = (made: string) => `${origin}/studio/in?token=${made}`

  /** Signs somebody in who has a one-time token. */
  async function enter(context: Context, made: string | undefined) {
    const answer = made && (await people.signIn(made, context.req.raw.headers))
    if (!answer) return page(context, pages.signIn(used), 403)
    for (const cookie of answer.getSetCookie()) context.header('Set-Cookie', cookie, { append: true })
    return context.redirect('/edit/', 303)
  }

  const self = (context: Context) => whoAsks(people, context)

  const letterFor = (person: string, url: string) =>
    `Hello ${person},\n\nthis link opens the studio of the website, once, within a day:\n\n${url}\n\nIf you did not ask for it, do nothing: without a click nothing happens.\n`

  /** Sends a link to its owner by mail, or says that a publisher has to. */
  async function deliver(to: Pick<Person, 'name' | 'email'>, url: string): Promise<boolean> {
    if (!send) return false
    await send({ to: to.email, subject: 'Your sign-in link for the studio', text: letterFor(to.name, url) })
    return true
  }

  async function showPeople(context: Context, more: Partial<Parameters<Pages['people']>[0]> = {}) {
    const everybody = people.all().map((one) => ({ ...one, sessions: people.readSessions(one.id) }))
    const view = { self: await self(context), people: everybody, isMailed: send !== undefined, ...more }
    return page(context, pages.people(view), more.isProblem ? 400 : 200)
  }

  /** Shows the people with a link to hand over, or says that it was sent. */
  async function giveLink(context: Context, person: Pick<Person, 'name' | 'email'>) {
    const made = await people.makeToken(person.email, context.req.raw.headers)
    if (!made)
      return showPeople(context, { isProblem: true, notice: 'Too many links at once. Wait a minute.' })
    const url = linkFor(made)
    try {
      if (await deliver(person, url)) return showPeople(context, { notice: `${person.name} gets a mail.` })
    } catch (error) {
      log(error instanceof Error ? error.message : String(error))
    }
    const notice = send ? 'The mail could not be sent. Hand the link over yourself.' : undefined
    return showPeople(context, { link: { name: person.name, url }, ...(notice && { notice }) })
  }

  const routes = new Hono()
    .basePath('/studio')
    .use(bodyLimit({ maxSize: 10_000 }))
    .use(async (_, next) => {
      await next()
      people.keep()
    })
    .route('/fonts', fontFiles(home))
    .get('/sign-in', (context) => page(context, pages.signIn()))
    .post('/sign-in', async (context) => {
      const asked = askedWayIn.safeParse(await context.req.parseBody())
      if (!asked.success) return page(context, pages.signIn('This is not an email address.'), 400)
      const person = people.find(asked.data.email)
      // Also for strangers, so that nobody learns by the time or the limit who is known here.
      const made = await people.makeToken(asked.data.email, context.req.raw.headers)
      if (!made) return page(context, pages.signIn('Too many tries. Wait a minute.'), 429)
      const url = linkFor(made)
      if (person)
        void deliver(person, url)
          .then((isSent) => isSent || log(`A link for ${person.email} to sign in, once: ${url}`))
          .catch((error: Error) => log(error.message))
      return page(context, pages.asked(asked.data.email, send !== undefined))
    })
    .get('/in', (context) => page(context, pages.enter(context.req.query('token') ?? '')))
    .post('/in', async (context) => {
      const asked = entering.safeParse(await context.req.parseBody())
      return enter(context, asked.data?.token)
    })
    .get('/welcome', (context) => {
      const given = context.req.query('token') ?? ''
      return isFirst(given)
        ? page(context, pages.welcome(given))
        : page(context, pages.message('This link is used up', 'Somebody has opened the studio with it.'), 403)
    })
    .post('/welcome', async (context) => {
      const body = await context.req.parseBody()
      const asked = first.safeParse(body)
      const given = token.catch('').parse(body.token)
      if (!isFirst(given)) return page(context, pages.message('This link is used up', used), 403)
      if (!asked.success)
        return page(context, pages.welcome(given, 'Both are needed: a name, and an email address.'), 400)
      await people.add({ name: asked.data.name, email: asked.data.email, role: 'publisher' })
      const made = await people.makeToken(asked.data.email, context.req.raw.headers)
      return enter(context, made)
    })
    .post('/sign-out', async (context) => {
      const answer = await people.signOut(context.req.raw.headers)
      for (const cookie of answer.getSetCookie()) context.header('Set-Cookie', cookie, { append: true })
      return context.redirect('/studio/sign-in', 303)
    })
    .get('/people', (context) => showPeople(context))
    .post('/invite', async (context) => {
      const asked = invitation.safeParse(await context.req.parseBody())
      if ((await self(context)).role !== 'publisher') return context.text('Only a publisher invites.', 403)
      if (!asked.success)
        return showPeople(context, { isProblem: true, notice: 'A name and an email address are needed.' })
      if (people.find(asked.data.email))
        return showPeople(context, { isProblem: true, notice: `${asked.data.email} is in the list already.` })
      await people.add(asked.data, context.req.raw.headers)
      return giveLink(context, asked.data)
    })
    .post('/people', async (context) => {
      const asked = action.safeParse(await context.req.parseBody())
      const who = await self(context)
      if (who.role !== 'publisher') return context.text('Only a publisher changes people.', 403)
      const person = people.all().find(({ id }) => asked.success && id === asked.data.id)
      if (!asked.success || !person)
        return showPeople(context, { isProblem: true, notice: 'This person is not in the list any more.' })
      const publishers = people.all().filter(({ role }) => role === 'publisher')
      const isLast = person.role === 'publisher' && publishers.length === 1
      const { req } = context
      switch (asked.data.do) {
        case 'link':
          return giveLink(context, person)
        case 'end':
          await people.endSessions(person, req.raw.headers)
          if (person.id === who.id) return context.redirect('/studio/sign-in', 303)
          return showPeople(context, { notice: `${person.name} is signed out everywhere.` })
        case 'remove':
          if (person.id === who.id)
            return showPeople(context, { isProblem: true, notice: 'Another publisher has to remove you.' })
          await people.remove(person, req.raw.headers)
          return showPeople(context, { notice: `${person.name} cannot open the studio any more.` })
        default:
          if (isLast && asked.data.do === 'editor')
            return showPeople(context, {
              isProblem: true,
              notice: 'The studio needs one publisher. Make somebody else publisher first.',
            })
          await people.setRole(person.id, asked.data.do, req.raw.headers)
          return showPeople(context, { notice: `${person.name} is ${asked.data.do} now.` })
      }
    })

  /** Tells whoever reads the log how the first one comes in. */
  function greet(): void {
    if (people.all().length === 0)
      log(
        `Nobody can sign in yet. Open this address, and you are its first publisher: ${origin}/studio/welcome?token=${firstToken}`,
      )
  }

  return { routes, greet }
}

import { randomBytes, randomUUID } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { betterAuth } from 'better-auth'
import { memoryAdapter } from 'better-auth/adapters/memory'
import { admin } from 'better-auth/plugins/admin'
import { adminAc, userAc } from 'better-auth/plugins/admin/access'
import { magicLink } from 'better-auth/plugins/magic-link'
import { z } from 'zod'
import { writeAtomically } from '../core/disk/states'

const hour = 60 * 60
/** How long a link to sign in is good for: until somebody has read their mail or was handed it (s). */
const linkLasts = 24 * hour
/** How long one stays signed in (s). */
const sessionLasts = 30 * 24 * hour
/** How often one network may ask for a link, or try one, in a minute. */
const triesInMinute = 10

/** What somebody may do: an editor changes content, a publisher also publishes and invites. */
export const roles = ['editor', 'publisher'] as const
export type Role = (typeof roles)[number]

export interface Person {
  id: string
  name: string
  email: string
  role: Role
}

const person = z.object({ id: z.string(), name: z.string(), email: z.string(), role: z.enum(roles) })

type Tables = Record<string, Record<string, unknown>[]>

const kept = z.object({
  secret: z.string(),
  tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
})

/** Dates are the only values that JSON does not bring back. */
const withDates = (key: string, value: unknown) =>
  typeof value === 'string' && /(?:At|Expires)$/.test(key) ? new Date(value) : value

/** People, sessions and one-time tokens in one file, in a folder that only its owner can read. */
function openFile(folder: string) {
  const file = join(folder, 'people.json')
  const none = { secret: randomBytes(32).toString('hex'), tables: {} }
  const { secret, tables } = existsSync(file)
    ? kept.parse(JSON.parse(readFileSync(file, 'utf8'), withDates))
    : none
  const all: Tables = { user: [], session: [], account: [], verification: [], ...tables }
  let last = ''
  return {
    secret,
    tables: all,
    /** Writes what has changed; on the disk when it returns. */
    keep() {
      const text = JSON.stringify({ secret, tables: all }, null, 1)
      if (text === last) return
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      chmodSync(folder, 0o700)
      writeAtomically(file, text, folder)
      last = text
    },
  }
}

/**
 * Who may use the studio, and who is signed in (better-auth; docs/decisions/sign-in.md says why, and why its data are in one file).
 * @param origin the studio's one public address
 * @param folder outside the project, whose files are served to everybody who is signed in
 */
export function openPeople(origin: string, folder: string) {
  const { secret, tables, keep } = openFile(folder)
  /** One-time tokens that were just made, by the id that they were asked for with. */
  const made = new Map<string, string>()
  const auth = betterAuth({
    baseURL: origin,
    basePath: '/studio/auth',
    secret,
    database: memoryAdapter(tables),
    telemetry: { enabled: false },
    logger: { level: 'error' },
    session: { expiresIn: sessionLasts, disableSessionRefresh: true },
    rateLimit: { enabled: true },
    // The proxy in front is on this machine or in the network of its container.
    advanced: {
      ipAddress: {
        trustedProxies: ['127.0.0.0/8', '::1/128', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16'],
      },
    },
    plugins: [
      magicLink({
        expiresIn: linkLasts,
        disableSignUp: true,
        storeToken: 'hashed',
        rateLimit: { window: 60, max: triesInMinute },
        sendMagicLink: ({ token, metadata }) => {
          if (typeof metadata?.id === 'string') made.set(metadata.id, token)
        },
      }),
      admin({
        defaultRole: 'editor',
        adminRoles: ['publisher'],
        roles: { editor: userAc, publisher: adminAc },
      }),
    ],
  })

  /** Asks the library as the visitor would: it counts the tries of each network. */
  const asVisitor = (path: string, headers: Headers, body?: unknown) => {
    const own = new Headers(headers)
    own.delete('content-length')
    own.set('origin', origin)
    if (body) own.set('content-type', 'application/json')
    return auth.handler(
      new Request(`${origin}/studio/auth${path}`, {
        headers: own,
        ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
      }),
    )
  }

  const all = () => z.array(person).parse(tables.user)
  const readSessions = (userId: string) =>
    (tables.session ?? []).filter((one) => one.userId === userId && Number(one.expiresAt) > Date.now()).length

  /** Ends every session of somebody, and the links that would begin another one. */
  async function endSessions({ id, email }: Person, headers: Headers): Promise<void> {
    await auth.api.revokeUserSessions({ body: { userId: id }, headers })
    tables.verification = (tables.verification ?? []).filter(
      ({ value }) => JSON.parse(String(value)).email !== email,
    )
  }

  /** What signs in once whoever has this email address, if they are known; `undefined` if there were too many. */
  async function makeToken(email: string, headers: Headers): Promise<string | undefined> {
    const id = randomUUID()
    const { ok } = await asVisitor('/sign-in/magic-link', headers, { email, metadata: { id } })
    const token = made.get(id)
    made.delete(id)
    return ok ? token : undefined
  }

  return {
    keep,
    all,
    readSessions,
    makeToken,
    find: (email: string) => all().find((one) => one.email === email.toLowerCase()),
    /** Who sends these headers, if they are signed in. */
    async signedIn(headers: Headers): Promise<Person | undefined> {
      const session = await auth.api.getSession({ headers })
      return session ? person.parse(session.user) : undefined
    },
    /** Signs somebody in; the answer holds their cookie. `undefined` if the token was used, is too old, or never was one. */
    async signIn(token: string, headers: Headers): Promise<Headers | undefined> {
      const query = new URLSearchParams({ token, callbackURL: '/edit/', errorCallbackURL: '/studio/sign-in' })
      const { headers: answer } = await asVisitor(`/magic-link/verify?${query}`, headers)
      return answer.has('set-cookie') ? answer : undefined
    },
    signOut: async (headers: Headers) => (await asVisitor('/sign-out', headers, {})).headers,
    /** Somebody new; `headers` are those of the publisher who invites, none for the first of all. */
    async add({ name, email, role }: Omit<Person, 'id'>, headers?: Headers): Promise<void> {
      const body = { name, email, role, data: { emailVerified: true } }
      await auth.api.createUser({ body, ...(headers && { headers }) })
    },
    setRole: (userId: string, role: Role, headers: Headers) =>
      auth.api.setRole({ body: { userId, role }, headers }),
    endSessions,
    async remove(person: Person, headers: Headers): Promise<void> {
      await endSessions(person, headers)
      await auth.api.removeUser({ body: { userId: person.id }, headers })
    },
  }
}

export type People = ReturnType<typeof openPeople>

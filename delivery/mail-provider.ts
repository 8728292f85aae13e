/**
 * The mail provider (EmailJS): everything to change for another one. The page posts to it, and the embedded server accepts the
 * same request, so that the page's code can post to either (FORM-4).
 */
import { type MessageValues, messageFields, trapField } from './message.ts'

const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/

/** An origin without a path: the page's policy contains it, and every request has the same path. */
function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, hostname, origin, href } = new URL(value)
  return href === `${origin}/` && (protocol === 'https:' || (protocol === 'http:' && loopback.test(hostname)))
}

const isId = (value: string) => /^[\w-]+$/.test(value)

const anOrigin = 'an https address without a path, as https://api.emailjs.com'
const anId = 'letters, digits, - and _ only'

/** The provider's settings, read at build time, and what each must be. */
const settings = {
  VITE_EMAILJS_ORIGIN: { isRight: isOrigin, expected: anOrigin },
  VITE_EMAILJS_SERVICE_ID: { isRight: isId, expected: anId },
  VITE_EMAILJS_TEMPLATE_ID: { isRight: isId, expected: anId },
  VITE_EMAILJS_PUBLIC_KEY: { isRight: isId, expected: anId },
} as const

type Setting = keyof typeof settings

/**
 * The origin that a build posts its messages to, or `null` for the site's own. Throws if the provider's four settings are
 * incomplete or wrong, because the form would fail. The message names the settings but never shows their values.
 */
export function readProvider(env: Readonly<Record<string, unknown>>): string | null {
  const names = Object.keys(settings) as Setting[]
  const read = (name: string) => String(env[name] ?? '')
  const given = names.filter((name) => read(name) !== '')
  const unknown = Object.keys(env).filter(
    (name) => name.startsWith('VITE_EMAILJS_') && !names.some((known) => known === name),
  )
  if (given.length === 0 && unknown.length === 0) return null
  const problems = [
    ...unknown.map((name) => `${name} is not a setting; there are ${names.join(', ')}.`),
    ...names.filter((name) => !given.includes(name)).map((name) => `${name} is missing.`),
    ...given
      .filter((name) => !settings[name].isRight(read(name)))
      .map((name) => `${name} is wrong: ${settings[name].expected}.`),
  ]
  if (problems.length > 0) {
    const explained = 'The mail provider needs all four of its settings, or none:'
    throw new Error([explained, ...problems].join('\n  '))
  }
  return new URL(read('VITE_EMAILJS_ORIGIN')).origin
}

/** The path that messages are posted to. */
export const mailPath = '/api/v1.0/email/send-form'

/**
 * The version of the provider's client whose request this is. The client itself is not used: it reads `localStorage` as it loads,
 * which throws if the visitor has blocked storage, and it has no timeout.
 */
const LIB_VERSION = '4.4.1'

/** Instead of the provider's ids, which the embedded server ignores. */
const OWN_ID = 'site'

type Settings = Readonly<Partial<Record<Setting, string>>>

declare global {
  interface ImportMetaEnv extends Settings {}
}

/** Every field of the request with its value, in order. */
export const requestFields = (values: MessageValues, env: Settings): [name: string, value: string][] => [
  ...messageFields.map((name): [string, string] => [name, values[name]]),
  ['lib_version', LIB_VERSION],
  ['service_id', env.VITE_EMAILJS_SERVICE_ID || OWN_ID],
  ['template_id', env.VITE_EMAILJS_TEMPLATE_ID || OWN_ID],
  ['user_id', env.VITE_EMAILJS_PUBLIC_KEY || OWN_ID],
]

interface Sender {
  env: Settings
  /** The site's own origin. */
  ownOrigin: string
  /** The trap for robots is filled in: only the embedded server is told, because the provider's request has no field for it. */
  isSuspect: boolean
}

/**
 * The request for `fetch`: to the provider if one is set, otherwise to the site's own origin. `server/message.ts` reads its body.
 */
export function mailRequest(
  values: MessageValues,
  { env, ownOrigin, isSuspect }: Sender,
): [url: string, request: RequestInit] {
  const origin = env.VITE_EMAILJS_ORIGIN || ownOrigin
  const body = new FormData()
  for (const [name, value] of requestFields(values, env)) body.append(name, value)
  if (isSuspect && !env.VITE_EMAILJS_ORIGIN) body.append(trapField, 'yes')
  return [origin.replace(/\/+$/, '') + mailPath, { method: 'POST', body }]
}

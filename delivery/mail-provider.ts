/**
 * The mail provider (EmailJS): everything that another one has otherwise. The page makes its call, and the embedded server answers
 * the same one, so that the page's code can post to either (FORM-4).
 */
import { type MessageValues, messageFields, trapField } from './message.ts'

const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/

/** An origin without a path: the page's policy contains it, and the path is that of every call. */
function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, hostname, origin, href } = new URL(value)
  return href === `${origin}/` && (protocol === 'https:' || (protocol === 'http:' && loopback.test(hostname)))
}

const isId = (value: string) => /^[\w-]+$/.test(value)

const anOrigin = 'an https address without a path, as https://api.emailjs.com'
const anId = 'letters, digits, - and _ only'

/** The provider's settings, read when the site is built: what each has to be. */
const settings = {
  VITE_EMAILJS_ORIGIN: { isRight: isOrigin, expected: anOrigin },
  VITE_EMAILJS_SERVICE_ID: { isRight: isId, expected: anId },
  VITE_EMAILJS_TEMPLATE_ID: { isRight: isId, expected: anId },
  VITE_EMAILJS_PUBLIC_KEY: { isRight: isId, expected: anId },
} as const

type Setting = keyof typeof settings

/**
 * The origin that a build posts its messages to, or `null` for the site's own. Throws if the provider's four settings are
 * incomplete or wrong, because the form would fail; names the settings but never shows their values.
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

/** Where a message is posted to, below the origin. */
export const mailPath = '/api/v1.0/email/send-form'

/**
 * The version of the provider's own client whose call this is. The client itself is not used: it reads `localStorage` as it
 * loads, which throws where the visitor has blocked storage, and it has no time-out.
 */
const LIB_VERSION = '4.4.1'

/** In place of the provider's ids, which the embedded server does not look at. */
const OWN_ID = 'site'

type Settings = Readonly<Partial<Record<Setting, string>>>

declare global {
  interface ImportMetaEnv extends Settings {}
}

/** Every field of the call with its value, in order. */
export const callFields = (values: MessageValues, env: Settings): [name: string, value: string][] => [
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
  /** The trap for robots is filled in: only the embedded server is told, the provider's call has no field for it. */
  isSuspect: boolean
}

/** The call for `fetch`: to the provider if one is set, else to the site's own origin. `server/message.ts` reads its body. */
export function mailCall(
  values: MessageValues,
  { env, ownOrigin, isSuspect }: Sender,
): [url: string, request: RequestInit] {
  const origin = env.VITE_EMAILJS_ORIGIN || ownOrigin
  const body = new FormData()
  for (const [name, value] of callFields(values, env)) body.append(name, value)
  if (isSuspect && !env.VITE_EMAILJS_ORIGIN) body.append(trapField, 'yes')
  return [origin.replace(/\/+$/, '') + mailPath, { method: 'POST', body }]
}

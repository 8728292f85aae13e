const idPattern = /^[\w-]+$/
const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/

/** An origin without a path: the page's policy contains it, and the path is that of every call (`mail-call.ts`). */
function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, hostname, origin, href } = new URL(value)
  return href === `${origin}/` && (protocol === 'https:' || (protocol === 'http:' && loopback.test(hostname)))
}

const isId = (value: string) => idPattern.test(value)

const anOrigin = 'an https address without a path, as https://api.emailjs.com'
const anId = 'letters, digits, - and _ only'

/** The provider's settings: what each has to be. */
const settings = {
  VITE_EMAILJS_ORIGIN: { isRight: isOrigin, expected: anOrigin },
  VITE_EMAILJS_SERVICE_ID: { isRight: isId, expected: anId },
  VITE_EMAILJS_TEMPLATE_ID: { isRight: isId, expected: anId },
  VITE_EMAILJS_PUBLIC_KEY: { isRight: isId, expected: anId },
} as const

const names = Object.keys(settings) as (keyof typeof settings)[]

/**
 * The origin that a build posts its messages to, or `null` for the site's own. Throws if the provider's four settings are
 * incomplete or wrong, because the form would fail; names the settings but never shows their values.
 */
export function providerOf(env: Readonly<Record<string, unknown>>): string | null {
  const textOf = (name: string) => String(env[name] ?? '')
  const given = names.filter((name) => textOf(name) !== '')
  const unknown = Object.keys(env).filter(
    (name) => name.startsWith('VITE_EMAILJS_') && !names.some((known) => known === name),
  )
  if (given.length === 0 && unknown.length === 0) return null
  const problems = [
    ...unknown.map((name) => `${name} is not a setting; there are ${names.join(', ')}.`),
    ...names.filter((name) => !given.includes(name)).map((name) => `${name} is missing.`),
    ...given
      .filter((name) => !settings[name].isRight(textOf(name)))
      .map((name) => `${name} is wrong: ${settings[name].expected}.`),
  ]
  if (problems.length > 0) {
    const explained = 'The mail provider needs all four of its settings, or none:'
    throw new Error([explained, ...problems].join('\n  '))
  }
  return new URL(textOf('VITE_EMAILJS_ORIGIN')).origin
}

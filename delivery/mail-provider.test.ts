import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { mailPath, mailRequest, readProvider } from './mail-provider'
import { trapField } from './message'

const all = {
  VITE_EMAILJS_ORIGIN: 'https://api.emailjs.com',
  VITE_EMAILJS_SERVICE_ID: 'service_1',
  VITE_EMAILJS_TEMPLATE_ID: 'template_1',
  VITE_EMAILJS_PUBLIC_KEY: 'kEy-1',
}
const names = Object.keys(all) as (keyof typeof all)[]

test('FORM-4 without settings messages go to the site itself', () => {
  expect(readProvider({ MODE: 'production' })).toBeNull()
  expect(readProvider({ ...all, ...Object.fromEntries(names.map((name) => [name, ''])) })).toBeNull()
})

test('FORM-4 with all four settings they go to the provider', () => {
  expect(readProvider(all)).toBe('https://api.emailjs.com')
  expect(readProvider({ ...all, VITE_EMAILJS_ORIGIN: 'https://mail.example/' })).toBe('https://mail.example')
})

/** Every choice of one to three of the four. */
const halves = [...Array(14).keys()].map((bits) => names.filter((_, place) => (bits + 1) & (1 << place)))

test.each(halves.map((given) => [given]))('FORM-4 %s alone stop the build: the others are named', (given) => {
  const settings = Object.fromEntries(given.map((name) => [name, all[name]]))
  expect(() => readProvider(settings)).toThrow('all four of its settings, or none')
  for (const name of names.filter((name) => !given.includes(name)))
    expect(() => readProvider(settings)).toThrow(`${name} is missing`)
})

test.each([
  'mail.example',
  "https:// 'unsafe-inline'",
  'javascript:alert(1)',
  'http://mail.example',
  'https://api.emailjs.com/api/v1.0',
  'https://user:word@mail.example',
  'https://mail.example?key=1',
  ' ',
])('FORM-4 the origin %j stops the build and is named', (origin) => {
  expect(() => readProvider({ ...all, VITE_EMAILJS_ORIGIN: origin })).toThrow('VITE_EMAILJS_ORIGIN is wrong')
})

test.each(['<your id>', 'two words', ' ', '"service_1"'])(
  'FORM-4 the id %j stops the build, unseen',
  (id) => {
    for (const name of names.slice(1)) {
      expect(() => readProvider({ ...all, [name]: id })).toThrow(`${name} is wrong`)
      if (id.trim()) expect(() => readProvider({ ...all, [name]: id })).not.toThrow(id)
    }
  },
)

test('FORM-4 a misspelt setting stops the build', () => {
  expect(() => readProvider({ VITE_EMAILJS_SERVICEID: 'x' })).toThrow(
    'VITE_EMAILJS_SERVICEID is not a setting',
  )
})

test('FORM-4 a file with settings is never committed', () => {
  const ignored = readFileSync('.gitignore', 'utf8').split('\n')
  expect(ignored).toEqual(expect.arrayContaining(['.env', '.env.*']))
})

const values = {
  from_name: 'Rina Das',
  from_email: 'rina@bayaa.example',
  phone_number: '9437000000',
  subject: 'A new label',
  message: 'We make tea.',
}
const own = 'https://bandha.example'
const page = { env: {}, ownOrigin: own, isSuspect: false }
const readFields = (body: unknown) => (body instanceof FormData ? [...body] : [])

test('FORM-4 a call carries the message and the provider’s own four fields', () => {
  const [url, { method, body }] = mailRequest(values, { ...page, env: all })
  expect(url).toBe('https://api.emailjs.com/api/v1.0/email/send-form')
  expect(method).toBe('POST')
  expect(readFields(body)).toEqual([
    ...Object.entries(values),
    ['lib_version', expect.stringMatching(/^\d+\.\d+\.\d+$/)],
    ['service_id', 'service_1'],
    ['template_id', 'template_1'],
    ['user_id', 'kEy-1'],
  ])
})

test('FORM-4 without settings the same call goes to the site’s own origin', () => {
  for (const none of [{}, Object.fromEntries(names.map((name) => [name, '']))]) {
    const [url, { body }] = mailRequest(values, { ...page, env: none })
    expect(url).toBe(own + mailPath)
    expect(readFields(body).slice(-3)).toEqual([
      ['service_id', 'site'],
      ['template_id', 'site'],
      ['user_id', 'site'],
    ])
  }
})

test('FORM-4 the origin that is set may end with a slash', () => {
  const [url] = mailRequest(values, { ...page, env: { VITE_EMAILJS_ORIGIN: 'http://localhost:4000/' } })
  expect(url).toBe(`http://localhost:4000${mailPath}`)
})

test('EXP-24 FORM-4 only the site’s own server is told that the trap is filled in', () => {
  const names = (env: object) =>
    readFields(mailRequest(values, { ...page, env, isSuspect: true })[1].body).map(([name]) => name)
  expect(names({})).toEqual([...names(all), trapField])
})

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Here } from '../../../editor/server/events'
import { type Studio, startStudio, WORK } from './running-studio'

const PEOPLE = 10
const CHANGES = 8

let studio: Studio
let cookies: string[]

beforeAll(async () => {
  studio = await startStudio()
  const publisher = await studio.first('Rina Das', 'rina@agency.example')
  cookies = [publisher]
  for (let one = 1; one < PEOPLE; one += 1)
    cookies.push(await studio.invite(publisher, `Person ${one}`, `person${one}@agency.example`))
}, WORK)
afterAll(() => studio.stop())

async function api(cookie: string, path: string, body?: unknown) {
  const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
  const { status, text } = await studio.ask(`/edit/api${path}`, { ...init, headers: { cookie } })
  return { status, body: JSON.parse(text) }
}

type Field = (string | number)[]

const valueAt = (data: unknown, path: Field): unknown =>
  path.reduce<unknown>((at, step) => (at as Record<string | number, unknown>)[step], data)

/** Writes into one field again and again, from the revision that this person saw last; returns the last words. */
async function write(person: number, file: string, path: Field): Promise<string> {
  const cookie = cookies[person] ?? ''
  let { revision } = (await api(cookie, `/file?name=${file}`)).body
  let words = ''
  for (let nth = 1; nth <= CHANGES; nth += 1) {
    words = `Words ${nth} of person ${person}.`
    const change = { op: 'set', path, value: words }
    const id = `${file} ${person} ${nth}`
    const { status, body } = await api(cookie, '/change', {
      id,
      file,
      revision,
      change,
      label: 'Words',
      group: id,
    })
    expect(status, JSON.stringify(body.message)).toBe(200)
    revision = body.opened.revision
  }
  return words
}

test(
  'LIVE-6 ten people write at once into different fields of one page, and no word is lost',
  async () => {
    const file = 'team.yaml'
    // Two fields of one entry too.
    const fields: Field[] = Array.from({ length: PEOPLE }, (_, at) => [
      'members',
      Math.floor(at / 2),
      at % 2 ? 'role' : 'altText',
    ])
    const words = await Promise.all(fields.map((path, person) => write(person, file, path)))
    const after = (await api(cookies[0] ?? '', `/file?name=${file}`)).body.data
    expect(fields.map((path) => valueAt(after, path))).toEqual(words)
  },
  WORK,
)

test(
  'LIVE-6 ten people write at once into different pages, and no word is lost',
  async () => {
    const { places } = (await api(cookies[0] ?? '', '/site')).body
    const files: string[] = places
      .map(({ file }: { file: string }) => file)
      .filter((file: string) => file.startsWith('projects/'))
      .slice(0, PEOPLE)
    const words = await Promise.all(files.map((file, person) => write(person, file, ['description'])))
    const after = await Promise.all(files.map((file) => api(cookies[0] ?? '', `/file?name=${file}`)))
    expect(after.map(({ body }) => body.data.description)).toEqual(words)
  },
  WORK,
)

test(
  'LIVE-6 of ten people who write into one field, one at a time is taken, and the others are asked',
  async () => {
    const file = 'pages/home.yaml'
    const { revision } = (await api(cookies[0] ?? '', `/file?name=${file}`)).body
    const answers = await Promise.all(
      cookies.map((cookie, person) => {
        const change = { op: 'set', path: ['hero', 'tagline'], value: `The tagline of person ${person}.` }
        const id = `tagline ${person}`
        return api(cookie, '/change', { id, file, revision, change, label: 'Tagline', group: id })
      }),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(PEOPLE - 1).fill(409)])
    const taken = answers.findIndex(({ status }) => status === 200)
    const after = (await api(cookies[0] ?? '', `/file?name=${file}`)).body.data
    expect(after.hero.tagline).toBe(`The tagline of person ${taken}.`)
  },
  WORK,
)

/** A window of somebody: who it was told is here, and the way to close it. */
async function openWindow(cookie: string) {
  const window = randomUUID()
  const closed = new AbortController()
  const { body } = await fetch(`${studio.origin}/edit/api/events?window=${window}`, {
    headers: { cookie },
    signal: closed.signal,
  })
  let here: Here[] = []
  async function listen(): Promise<void> {
    let text = ''
    for await (const part of body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const lines = `${text}${part}`.split('\n')
      text = lines.pop() ?? ''
      for (const line of lines) {
        const event = line.startsWith('data: {') ? JSON.parse(line.slice('data: '.length)) : {}
        if (event.type === 'here') here = event.here
      }
    }
  }
  const listening = listen().catch(() => undefined)
  return {
    window,
    /** Names with what each is at. */
    seen: () => here.map(({ name, file, where }) => `${name}: ${file} ${where}`).sort(),
    close: () => closed.abort() ?? listening,
  }
}

test(
  'LIVE-6 each of ten people sees who else is there and at which field, and no longer who has left',
  async () => {
    const windows = await Promise.all(cookies.map(openWindow))
    await Promise.all(
      windows.map(({ window }, person) => {
        const place =
          person < 5 ? ['pages/home.yaml', 'hero', 'tagline'] : ['team.yaml', 'members', person - 5]
        const [file, ...path] = place
        return api(cookies[person] ?? '', '/here', { window, view: 'page', file, path })
      }),
    )
    const [first, ...others] = windows
    await expect.poll(() => first?.seen()).toHaveLength(PEOPLE)
    expect(first?.seen()).toContain('Person 1: pages/home.yaml Top of the page › Tagline')
    expect(first?.seen()).toContain('Rina Das: pages/home.yaml Top of the page › Tagline')
    for (const one of others) await expect.poll(one.seen).toEqual(first?.seen())
    await Promise.all(others.slice(1).map(({ close }) => close()))
    await expect.poll(() => first?.seen()).toHaveLength(2)
    await Promise.all(windows.map(({ close }) => close()))
  },
  WORK,
)

test('LIVE-6 nobody moves somebody else’s window', async () => {
  const [mine = '', another = ''] = cookies
  const { window, seen, close } = await openWindow(mine)
  const place = { window, view: 'page', file: 'team.yaml', path: [] }
  expect((await api(another, '/here', place)).status).toBe(404)
  expect((await api(mine, '/here', { ...place, file: '../package.json' })).status).toBe(404)
  expect((await api(mine, '/here', place)).status).toBe(200)
  await expect.poll(seen).toEqual(['Rina Das: team.yaml '])
  await close()
})

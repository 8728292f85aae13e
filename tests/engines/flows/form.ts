import assert from 'node:assert/strict'
import type { Mood } from '../front-server'
import { bringIntoView, openHydrated, until, untilStill, type Visitor } from '../visitor'
import type { Flow } from './flow'

const good = {
  from_name: 'Asha Rao',
  from_email: 'asha@example.in',
  phone_number: '9876543210',
  subject: 'A new tea',
  message: 'We have a tea\nand no name for it.',
}
type Values = typeof good

const nothing: Values = { from_name: '', from_email: '', phone_number: '', subject: '', message: '' }
const submit = 'form button[type=submit]'
const ok = 'dialog[open] button'

/** Writes as autofill does; runs in the page. */
function fillIn(values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    const field = document.querySelector<HTMLInputElement>(`form [name=${name}]`)
    if (!field) throw new Error(`no field ${name}`)
    field.value = value
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

const values = (visitor: Visitor) =>
  visitor.ask(
    (names) =>
      Object.fromEntries(
        names.map((name) => [name, document.querySelector<HTMLInputElement>(`form [name=${name}]`)?.value]),
      ),
    Object.keys(good),
  )

const untilSays = (visitor: Visitor, title: string) =>
  until(
    visitor,
    `the popup says “${title}”`,
    (title) => document.querySelector('dialog[open] h2')?.textContent === title,
    title,
  )

async function write(visitor: Visitor, changes: Partial<Values> = {}): Promise<void> {
  await until(
    visitor,
    'the form can be sent',
    (one) => document.querySelector(one)?.matches(':enabled') ?? false,
    submit,
  )
  await visitor.ask(fillIn, { ...good, ...changes })
}

async function send(visitor: Visitor, changes: Partial<Values> = {}): Promise<void> {
  await write(visitor, changes)
  await bringIntoView(visitor, submit)
  await untilStill(visitor, submit)
  await visitor.click(submit)
}

async function dismiss(visitor: Visitor): Promise<void> {
  await untilStill(visitor, ok)
  // By key: WebKit's driver does not always find a button that is fixed over a scrolled page.
  await visitor.press('Enter')
  // Closed, not only faded out: until then nothing behind it can be clicked.
  await until(visitor, 'the popup is closed', () => !document.querySelector('dialog[open]'), null)
}

const checks: Flow = {
  title: 'FORM-2 the form stops at the first failure, says so and leads back to the field; nothing is sent',
  async run(visitor, front) {
    await openHydrated(visitor, '/contact')
    for (const [name, value, title] of [
      ['subject', ' ', 'Missing Information'],
      ['from_email', 'asha', 'Invalid Email'],
      ['phone_number', '12345', 'Invalid Phone Number'],
    ] as const) {
      await send(visitor, { [name]: value })
      await untilSays(visitor, title)
      await dismiss(visitor)
      await until(
        visitor,
        `the focus in ${name}`,
        (name) => document.activeElement?.getAttribute('name') === name,
        name,
      )
    }
    assert.equal(front.posted, 0)
  },
}

const sent: Flow = {
  title: 'FORM-3 FORM-4 a message is sent, once however often it is submitted, and the form is empty',
  async run(visitor, front) {
    await openHydrated(visitor, '/contact')
    await write(visitor)
    // All in one moment: a second submit after the answer would be of an empty form.
    await visitor.ask(() => {
      const form = document.querySelector('form')
      for (let times = 0; times < 3; times += 1) form?.requestSubmit()
    }, null)
    await untilSays(visitor, 'Message Sent Successfully!')
    assert.deepEqual(await values(visitor), nothing)
    assert.equal(front.posted, 1)
    await dismiss(visitor)
  },
}

/** What browser and page are right to say of a message that does not get through. */
const complaints =
  /message was not sent|Failed to load resource|fetch|network|Load failed|load a resource|\d{3} \(/i

const fails = (mood: Mood, what: string): Flow => ({
  title: `FORM-3 ${what} is the one failure, and the form stays as it was`,
  expects: complaints,
  async run(visitor, front) {
    front.mood = mood
    await openHydrated(visitor, '/contact')
    await send(visitor)
    // Whatever answers at once leaves no time to see it.
    if (mood === 'silent') await untilSays(visitor, 'Please Wait')
    await untilSays(visitor, 'Message Failed to Send')
    assert.deepEqual(await values(visitor), good)
    // The site posts once; Firefox itself asks again, up to seven times in all, where a connection breaks without an answer.
    if (mood !== 'reset') assert.equal(front.posted, 1)
    await dismiss(visitor)
  },
})

/** What counts as an answer differs between engines: some take broken bytes for a success, and the page cannot tell. */
const garbage: Flow = {
  title: 'FORM-3 an answer that is garbage comes to one of the two ends, and the form with it',
  expects: complaints,
  async run(visitor, front) {
    front.mood = 'garbage'
    await openHydrated(visitor, '/contact')
    await send(visitor)
    await until(
      visitor,
      'an end',
      () => /^Message /.test(document.querySelector('dialog[open] h2')?.textContent ?? ''),
      null,
    )
    const title = await visitor.ask(() => document.querySelector('dialog[open] h2')?.textContent, null)
    assert.deepEqual(await values(visitor), title === 'Message Failed to Send' ? good : nothing)
    await dismiss(visitor)
  },
}

export const form: Flow[] = [
  checks,
  sent,
  ...[403, 429, 451, 500].map((status) => fails(status, `an answer of ${status}`)),
  garbage,
  fails('reset', 'a connection that breaks'),
  fails('silent', 'no answer within 20 s'),
]

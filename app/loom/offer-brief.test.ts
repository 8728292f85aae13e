// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { goodMessage } from '~/behaviours/message-form/contact-form.fixture'

const link = 'https://bandha.example/about#cloth=Meera&colours=indigo&knots=7'
const other = 'https://bandha.example/#cloth=Asha&colours=iron&knots=0'

async function newDocument() {
  vi.resetModules()
  const { offerBrief } = await import('./offer-brief')
  const { draft } = await import('~/behaviours/message-form/draft')
  return { offerBrief, draft }
}

beforeEach(() => sessionStorage.clear())

test('LOOM-4 an empty form gets the subject, and the link as the last line of its message', async () => {
  const { offerBrief, draft } = await newDocument()
  offerBrief('A cloth for Meera', link)
  expect(draft.read()?.subject).toBe('A cloth for Meera')
  expect(draft.read()?.message.split('\n').at(-1)).toBe(link)
})

test('LOOM-4 the visitor’s own text is kept', async () => {
  const { offerBrief, draft } = await newDocument()
  draft.save(goodMessage)
  offerBrief('A cloth for Meera', link)
  expect(draft.read()).toEqual({ ...goodMessage, message: `${goodMessage.message}\n\n${link}` })
})

test('LOOM-4 a second cloth replaces the first', async () => {
  const { offerBrief, draft } = await newDocument()
  offerBrief('A cloth for Meera', link)
  offerBrief('A cloth for Asha', other)
  expect(draft.read()?.subject).toBe('A cloth for Asha')
  expect(draft.read()?.message.trim()).toBe(other)
})

test('LOOM-4 a form on the page is updated at once', async () => {
  const { offerBrief, draft } = await newDocument()
  const show = vi.fn()
  const stop = draft.onOffer(show)
  offerBrief('A cloth for Meera', link)
  stop()
  offerBrief('A cloth for Asha', other)
  expect(show).toHaveBeenCalledOnce()
})

test('LOOM-4 a message of cloth links and nothing else is taken at once', async () => {
  const { offerBrief, draft } = await newDocument()
  const message = 'http://a#cloth='.repeat(20_000)
  draft.save({ ...goodMessage, message })
  const started = performance.now()
  offerBrief('A cloth for Meera', link)
  // In quadratic time it took minutes.
  expect(performance.now() - started).toBeLessThan(5_000)
})

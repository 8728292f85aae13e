import { expect, test } from 'vitest'
import { OutboxFull, type OutboxLimit, OutboxRoom } from './outbox-room'

const pause = 5_000
const written = async () => {}

/** A room over a disk that holds `held`; `counts` says how often it was looked at. */
function roomOver(held: OutboxLimit, limit: OutboxLimit) {
  const state = { now: 0, counts: 0, held }
  const count = async () => {
    state.counts += 1
    return state.held
  }
  return { state, room: new OutboxRoom(limit, count, pause, () => state.now) }
}

test('many messages at once do not go beyond the limit', async () => {
  const { room } = roomOver({ messages: 5, bytes: 0 }, { messages: 8, bytes: 1_000 })
  let writes = 0
  const write = async () => {
    writes += 1
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  const results = await Promise.allSettled(Array.from({ length: 10 }, () => room.use(10, write)))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  expect(writes).toBe(3)
})

test('a full outbox is counted again once per pause, however many messages come', async () => {
  const { room, state } = roomOver({ messages: 8, bytes: 0 }, { messages: 8, bytes: 1_000 })
  for (let i = 0; i < 20; i += 1) await expect(room.use(1, written)).rejects.toThrow(OutboxFull)
  expect(state.counts).toBe(1)
  state.held = { messages: 7, bytes: 0 }
  state.now = pause
  await room.use(1, written)
  expect(state.counts).toBe(2)
})

test('a message that could not be written takes no room', async () => {
  const { room } = roomOver({ messages: 0, bytes: 0 }, { messages: 1, bytes: 1_000 })
  await expect(room.use(1, () => Promise.reject(new Error('ENOSPC')))).rejects.toThrow('ENOSPC')
  await room.use(1, written)
  await expect(room.use(1, written)).rejects.toThrow(OutboxFull)
})

test('with room left the files are not counted again', async () => {
  const { room, state } = roomOver({ messages: 0, bytes: 0 }, { messages: 100, bytes: 1_000 })
  for (let i = 0; i < 50; i += 1) await room.use(1, written)
  expect(state.counts).toBe(1)
})

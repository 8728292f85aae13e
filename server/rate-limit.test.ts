import { expect, test } from 'vitest'
import { RateLimit } from './rate-limit'

const minute = 60_000

function limitAt(start: number, addresses = 100) {
  const time = { now: start }
  return { time, limit: new RateLimit({ most: 30, window: minute, addresses }, () => time.now) }
}

test('30 messages in a minute from one address are allowed, the next has to wait', () => {
  const { time, limit } = limitAt(0)
  for (let i = 0; i < 30; i += 1) {
    expect(limit.count('a')).toBe(0)
    time.now += 1_000
  }
  expect(limit.count('a')).toBe(30)
  expect(limit.count('b')).toBe(0)
})

test('the window slides: a place is free when the oldest is a minute old', () => {
  const { time, limit } = limitAt(0)
  for (let i = 0; i < 30; i += 1) limit.count('a')
  time.now = minute - 1
  expect(limit.count('a')).toBe(1)
  time.now = minute
  expect(limit.count('a')).toBe(0)
})

test('rejected messages do not extend the wait', () => {
  const { time, limit } = limitAt(0)
  for (let i = 0; i < 100; i += 1) limit.count('a')
  time.now = minute
  expect(limit.count('a')).toBe(0)
})

test('memory is bounded: the address silent for longest is forgotten', () => {
  const { limit } = limitAt(0, 2)
  for (let i = 0; i < 30; i += 1) limit.count('first')
  expect(limit.count('first')).toBeGreaterThan(0)
  limit.count('second')
  limit.count('third')
  expect(limit.count('first')).toBe(0)
})

test('an address is not remembered longer than necessary', () => {
  const { time, limit } = limitAt(0)
  for (let i = 0; i < 50; i += 1) limit.count(`early ${i}`)
  time.now = minute
  limit.count('late')
  expect(limit.size).toBe(1)
})

import { performance } from 'node:perf_hooks'
import { expect, test } from 'vitest'
import { isEmailAddress } from './email-address'

test.each(['a@b.c', 'rina.das+tea@bayaa.co.in', 'o’neil@bücher.example', 'a@..b', '.@b.c', 'a@b.c.'])(
  'FORM-2 %s has the form of an e-mail address',
  (text) => expect(isEmailAddress(text)).toBe(true),
)

test.each([
  '',
  'plain',
  'a@b',
  'a b@c.d',
  'a@b c.d',
  'a@b. c',
  ' a@b.c',
  '@b.c',
  'a@.',
  'a@.b',
  'a@b.',
  'a@@b.c',
  'a@b@c.d',
])('FORM-2 %j has not the form of an e-mail address', (text) => expect(isEmailAddress(text)).toBe(false))

/** The definition, which is too slow to be used on what a stranger sends. */
const definition = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

test('FORM-2 it agrees with the definition on every text of up to six of its characters', () => {
  const letters = ['a', '@', '.', ' ']
  let texts = ['']
  for (let length = 0; length < 6; length += 1) {
    texts = texts.flatMap((text) => letters.map((letter) => text + letter))
    expect(texts.filter((text) => isEmailAddress(text) !== definition.test(text))).toEqual([])
  }
})

/** The shortest of several runs, which what else the machine does cannot shorten (ms). */
function shortest(run: () => unknown): number {
  const times = Array.from({ length: 5 }, () => {
    const start = performance.now()
    run()
    return performance.now() - start
  })
  return Math.min(...times)
}

test.each(['.', '@', ' ', 'a@', 'a.', '@.'])(
  'a long text of %j costs no more than a long address',
  (piece) => {
    // Long enough to tell quadratic time from linear, short enough to end where it is quadratic.
    const length = 20_000
    const address = `${'x'.repeat(length)}@b.c`
    const hostile = `a@${piece.repeat(length / piece.length)}@`
    const harmless = shortest(() => isEmailAddress(address))
    expect(shortest(() => isEmailAddress(hostile)) / harmless).toBeLessThan(20)
  },
)

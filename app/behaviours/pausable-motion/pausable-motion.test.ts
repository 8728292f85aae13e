import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changeMotion, isMoving, type Motion } from './use-pausable-motion'

const change: fc.Arbitrary<Partial<Motion>> = fc.oneof(
  fc.record({ startsByItself: fc.boolean() }),
  fc.record({ isSeen: fc.boolean() }),
  fc.record({ wanted: fc.boolean() }),
)
const atRest: Motion = { startsByItself: false, isSeen: false, wanted: null }

/** Every motion after each of any changes, with the change that led to it. */
function forEveryStep(check: (motion: Motion, change: Partial<Motion>, before: Motion) => void): void {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 20 }), (changes) => {
      let motion = atRest
      for (const one of changes) {
        const before = motion
        motion = changeMotion(motion, one)
        check(motion, one, before)
      }
    }),
  )
}

test('EXP-2 nothing moves out of sight', () => {
  forEveryStep((motion) => expect(isMoving(motion) && !motion.isSeen).toBe(false))
})

test('EXP-2 what the visitor has paused moves only if the visitor plays it', () => {
  forEveryStep((motion, { wanted }, before) => {
    if (before.wanted === false && wanted !== true) expect(isMoving(motion)).toBe(false)
  })
})

test('EXP-2 if nothing starts by itself, only what the visitor plays moves', () => {
  forEveryStep((motion) => {
    if (isMoving(motion) && !motion.startsByItself) expect(motion.wanted).toBe(true)
  })
})

test('EXP-2 if nothing starts by itself, what left the screen rests when it returns', () => {
  forEveryStep((motion, _, before) => {
    const isLeft = isMoving(before) && !motion.isSeen && !motion.startsByItself
    if (isLeft) expect(isMoving(changeMotion(motion, { isSeen: true }))).toBe(false)
  })
})

test('EXP-2 what starts by itself moves in sight until it is paused', () => {
  forEveryStep((motion) => {
    if (motion.startsByItself && motion.isSeen) expect(isMoving(motion)).toBe(motion.wanted !== false)
  })
})

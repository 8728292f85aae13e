import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Cloth, colourSets, decodeCloth, encodeCloth, KNOTS, readName, splitLetters } from './cloth'

const letters = [..."AaZzéŁø19.'&-+!?ନମକର", 'କି', 'ସ୍କା']
const cloth: fc.Arbitrary<Cloth> = fc.record({
  name: fc
    .array(fc.constantFrom(...letters), { minLength: 1, maxLength: 14 })
    .map((some) => readName(some.join('')).name)
    .filter((name) => name !== ''),
  colours: fc.constantFrom(...colourSets),
  knots: fc.integer({ min: KNOTS.loosest, max: KNOTS.tightest }),
})

const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.constantFrom(
    '%',
    '%E0%A4',
    '<img src=x onerror=alert(1)>',
    '\u202e',
    '\0',
    'A'.repeat(2_000),
    '__proto__',
  ),
)

describe('a cloth in an address', () => {
  test('LOOM-3 survives a link unchanged', () => {
    fc.assert(
      fc.property(cloth, (one) => {
        expect(decodeCloth(encodeCloth(one))).toEqual(one)
      }),
    )
  })

  test('LOOM-3 is only short text, whatever a link contains', () => {
    const colours = fc.oneof(fc.constantFrom<string>(...colourSets), hostile)
    const knots = fc.oneof(fc.nat(20).map(String), hostile)
    fc.assert(
      fc.property(
        fc.oneof(
          cloth.map(({ name }) => name),
          hostile,
        ),
        colours,
        knots,
        (name, set, tight) => {
          for (const fragment of [
            `#cloth=${name}&colours=${set}&knots=${tight}`,
            `#${new URLSearchParams({ cloth: name, colours: set, knots: tight })}`,
          ]) {
            const decoded = decodeCloth(fragment)
            if (!decoded) continue
            expect(decoded.name).not.toMatch(/[<>"\p{Cc}\u202a-\u202e]/u)
            expect(splitLetters(decoded.name).length).toBeLessThanOrEqual(14)
            expect(colourSets).toContain(decoded.colours)
            expect(decoded.knots).toBeLessThanOrEqual(KNOTS.tightest)
          }
        },
      ),
    )
  })

  test.each([
    ['', 'no fragment'],
    ['#team', 'another fragment'],
    ['#cloth=', 'no name'],
    ['#cloth=Asha', 'neither colours nor knots'],
    ['#cloth=Asha&colours=mauve&knots=5', 'an unknown colour set'],
    ['#cloth=Asha&colours=indigo&knots=11', 'knots beyond the tightest'],
    ['#cloth=Asha&colours=indigo&knots=-1', 'knots below the loosest'],
    ['#cloth=Asha&colours=indigo&knots=5e0', 'knots that are no plain number'],
    ['#cloth=Subhadarshini+Devi&colours=indigo&knots=5', 'fifteen letters and more'],
    ['#cloth=%3Cb%3EAsha%3C%2Fb%3E&colours=indigo&knots=5', 'markup'],
    ['#cloth=%E0%A4&colours=indigo&knots=5', 'a broken escape'],
    [`#cloth=A&colours=indigo&knots=5&more=${'x'.repeat(2_000)}`, 'far too much'],
  ])('LOOM-3 %j is no cloth: %s', (fragment) => {
    expect(decodeCloth(fragment)).toBeNull()
  })
})

test.each(['A', 'Meera', 'Asha & Ravi', 'Łucja', 'ନମସ୍କାର', 'Bhubaneswar 14'])(
  'LOOM-1 keeps %s unchanged',
  (name) => {
    expect(readName(name)).toEqual({ name, problem: null })
  },
)

test('LOOM-1 counts an Odia consonant and its signs as one letter', () => {
  const name = 'ନି'.repeat(14)
  expect(readName(name)).toEqual({ name: name.normalize('NFC'), problem: null })
  expect(readName(`${name}କ`)).toEqual({ name: name.normalize('NFC'), problem: 'long' })
})

test('LOOM-1 keeps the first fourteen letters of a longer name and reports it', () => {
  expect(readName('Subhadarshini Devi')).toEqual({ name: 'Subhadarshini', problem: 'long' })
})

test('LOOM-1 composes letters, so that one cloth has one link', () => {
  expect(readName('Rene\u0301').name).toBe('Ren\u00e9')
})

test('LOOM-1 leaves out what the loom cannot weave and reports it', () => {
  expect(readName('Asha🎉')).toEqual({ name: 'Asha', problem: 'letters' })
  expect(readName('मीरा')).toEqual({ name: '', problem: 'letters' })
  expect(readName('...')).toEqual({ name: '', problem: 'letters' })
})

test('LOOM-1 a letter with too many marks is left out', () => {
  expect(readName(`A${'\u0301'.repeat(60)}`).name).toBe('')
})

test.each(['', '   ', '\u3000'])('LOOM-1 treats %j as an empty field', (text) => {
  expect(readName(text)).toEqual({ name: '', problem: null })
})

test('LOOM-1 counts letters as a reader does', () => {
  expect(splitLetters('ମୀରା')).toHaveLength(2)
})

import { expect, test } from 'vitest'
import { lettersOf, readName } from './read-name'

test.each(['A', 'Meera', 'Asha & Ravi', 'Łucja', 'ନମସ୍କାର', 'Bhubaneswar 14'])(
  'LOOM-1 takes %s as it is',
  (name) => {
    expect(readName(name)).toEqual({ name, problem: null })
  },
)

test('LOOM-1 counts an Odia consonant and its signs as one letter', () => {
  const name = 'ନି'.repeat(14)
  expect(readName(name)).toEqual({ name: name.normalize('NFC'), problem: null })
  expect(readName(`${name}କ`)).toEqual({ name: name.normalize('NFC'), problem: 'long' })
})

test('LOOM-1 keeps the first fourteen letters of a longer name and says so', () => {
  expect(readName('Subhadarshini Devi')).toEqual({ name: 'Subhadarshini', problem: 'long' })
})

test('LOOM-1 composes letters, so that one cloth has one link', () => {
  expect(readName('Rene\u0301').name).toBe('Ren\u00e9')
})

test('LOOM-1 leaves out what the loom cannot weave and says so', () => {
  expect(readName('Asha🎉')).toEqual({ name: 'Asha', problem: 'letters' })
  expect(readName('मीरा')).toEqual({ name: '', problem: 'letters' })
  expect(readName('...')).toEqual({ name: '', problem: 'letters' })
})

test('LOOM-1 a letter under a heap of marks is no letter', () => {
  expect(readName(`A${'\u0301'.repeat(60)}`).name).toBe('')
})

test.each(['', '   ', '\u3000'])('LOOM-1 takes %j for an empty field', (text) => {
  expect(readName(text)).toEqual({ name: '', problem: null })
})

test('LOOM-1 tells letters apart as a reader does', () => {
  expect(lettersOf('ମୀରା')).toHaveLength(2)
})

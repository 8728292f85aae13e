import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { films } from '../../../content/load/manifest.server'
import {
  lengthInWords,
  mistakesInCaptions,
  NoCaptions,
  parseSeconds,
  readCaptions,
  timeInWords,
  writeCaptions,
} from './captions'

const cue = (from: number, to: number, words = 'Hello') => ({ from, to, words, place: 'line:5%' })

test('EDIT-6 captions that are read and written again say the same at the same time', () => {
  const text =
    'WEBVTT\n\n00:00:01.000 --> 00:00:02.500 line:5%\nTwo\nlines\n\n01:00:03.255 --> 01:00:04.000 line:5%\nEnd\n'
  expect(writeCaptions(readCaptions(text))).toBe(text)
})

test('EDIT-6 the captions of every film of the site can be edited', () => {
  for (const { captions, duration } of Object.values(films())) {
    if (!captions) continue
    const cues = readCaptions(readFileSync(`media/files${captions}`, 'utf8'))
    expect(cues.length).toBeGreaterThan(0)
    expect([...mistakesInCaptions(cues, duration)]).toEqual([])
  }
})

test('EDIT-6 SubRip with Windows line ends is read too', () => {
  expect(readCaptions('1\r\n00:00:00,500 --> 00:00:02,000\r\nHello\r\n')).toEqual([cue(0.5, 2)])
})

test.each([
  ['a letter', 'Dear Sirs'],
  ['a file without a caption', 'WEBVTT\n'],
  ['times that are none', 'WEBVTT\n\nnow --> later\nHello\n'],
])('EDIT-6 %s is refused as captions, with what to do', (_, text) => {
  expect(() => readCaptions(text)).toThrow(NoCaptions)
  expect(() => readCaptions(text)).toThrow(/Export the captions/)
})

test.each([
  ['no words', [cue(0, 1, ' ')], 0, /Write what is said/],
  ['an end before its beginning', [cue(2, 1)], 0, /end after it begins/],
  ['a beginning after the film', [cue(9, 10)], 0, /ends at 0:05.00/],
  ['a beginning before the one above ends', [cue(0, 3), cue(2, 4)], 1, /above it ends/],
  ['times that are none', [cue(Number.NaN, 1)], 0, /like 0:02.50/],
])('EDIT-6 a caption with %s is told at its place', (_, cues, place, said) => {
  expect(mistakesInCaptions(cues, 5).get(place)).toMatch(said)
})

test('EDIT-6 words cannot end their own caption early', () => {
  const [first, ...others] = readCaptions(writeCaptions([cue(0, 1, 'a --> b\n\nc')]))
  expect(first?.words).toBe('a → b\nc')
  expect(others).toEqual([])
})

test.each([
  ['2.5', 2.5],
  ['1:02.50', 62.5],
  ['00:01:02,500', 62.5],
  ['soon', undefined],
])('EDIT-6 the time “%s” is read as %s seconds', (words, seconds) => {
  expect(parseSeconds(words)).toBe(seconds)
})

test('EDIT-6 times and lengths are written for people', () => {
  expect([
    timeInWords(62.5),
    lengthInWords(32.51),
    lengthInWords(80),
    lengthInWords(60),
    lengthInWords(6.5),
  ]).toEqual(['1:02.50', '33 s', '1 min 20 s', '1 min', '6.5 s'])
})

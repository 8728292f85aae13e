import { describe, expect, it } from 'vitest'
import { neighboursOf, nextPicture } from './lightbox'

describe('a lightbox', () => {
  it('CASE-8 opens the picture that was clicked and closes again', () => {
    expect(nextPicture(null, { type: 'open', index: 3 }, 7)).toBe(3)
    expect(nextPicture(3, { type: 'close' }, 7)).toBeNull()
  })

  it('CASE-8 goes around at both ends', () => {
    expect(nextPicture(6, { type: 'next' }, 7)).toBe(0)
    expect(nextPicture(0, { type: 'previous' }, 7)).toBe(6)
  })

  it('CASE-8 stays closed where nothing is open, and opens no picture that is not there', () => {
    expect(nextPicture(null, { type: 'next' }, 7)).toBeNull()
    expect(nextPicture(null, { type: 'previous' }, 7)).toBeNull()
    expect(nextPicture(null, { type: 'open', index: 7 }, 7)).toBeNull()
    expect(nextPicture(2, { type: 'open', index: -1 }, 7)).toBe(2)
  })

  it('CASE-8 names the neighbours to fetch ahead, each once', () => {
    expect(neighboursOf(0, 7)).toEqual([1, 6])
    expect(neighboursOf(0, 2)).toEqual([1])
    expect(neighboursOf(0, 1)).toEqual([])
    expect(neighboursOf(null, 7)).toEqual([])
  })
})

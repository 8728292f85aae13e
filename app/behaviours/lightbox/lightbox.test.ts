import { describe, expect, it } from 'vitest'
import { neighboursOf, pictureAfter } from './lightbox'

describe('a lightbox', () => {
  it('CASE-8 goes around at both ends', () => {
    expect(pictureAfter(2, 1, 7)).toBe(3)
    expect(pictureAfter(6, 1, 7)).toBe(0)
    expect(pictureAfter(0, -1, 7)).toBe(6)
  })

  it('CASE-8 stays closed where nothing is open', () => {
    expect(pictureAfter(null, 1, 7)).toBeNull()
    expect(pictureAfter(null, -1, 7)).toBeNull()
  })

  it('CASE-8 names the neighbours to fetch ahead, each once', () => {
    expect(neighboursOf(0, 7)).toEqual([1, 6])
    expect(neighboursOf(0, 2)).toEqual([1])
    expect(neighboursOf(0, 1)).toEqual([])
    expect(neighboursOf(null, 7)).toEqual([])
  })
})

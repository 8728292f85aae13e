// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readSwipe, useSwipe } from './use-swipe'

describe('a swipe', () => {
  it('TESTI-2 has the direction of the finger', () => {
    expect(readSwipe(-40, 0)).toBe('left')
    expect(readSwipe(40, 0)).toBe('right')
  })

  it('TESTI-2 is none if the finger hardly moved: that is a tap', () => {
    expect(readSwipe(39, 0)).toBeNull()
    expect(readSwipe(0, 0)).toBeNull()
  })

  it('TESTI-2 is none if the finger went more down than across: that is scrolling', () => {
    expect(readSwipe(60, 50)).toBeNull()
    expect(readSwipe(0, 300)).toBeNull()
    expect(readSwipe(60, 40)).toBe('right')
  })
})

const onSwipe = vi.fn()
const Surface = () => <figure {...useSwipe(onSwipe)} />
const surface = () => screen.getByRole('figure')
const first = { pointerId: 1, pointerType: 'touch', isPrimary: true, clientX: 200, clientY: 200 }
const second = { ...first, pointerId: 2, isPrimary: false }

afterEach(() => {
  cleanup()
  onSwipe.mockReset()
})

describe('useSwipe', () => {
  it('CASE-8 is none with two fingers: that is zooming', () => {
    render(<Surface />)
    fireEvent.pointerDown(surface(), first)
    fireEvent.pointerDown(surface(), second)
    fireEvent.pointerUp(surface(), { ...first, clientX: 300 })
    fireEvent.pointerUp(surface(), { ...second, clientX: 0 })
    expect(onSwipe).not.toHaveBeenCalled()
  })

  it('TESTI-2 is none after the browser took the gesture, and the next one counts', () => {
    render(<Surface />)
    fireEvent.pointerDown(surface(), first)
    fireEvent.pointerCancel(surface(), first)
    fireEvent.pointerUp(surface(), { ...first, clientX: 300 })
    expect(onSwipe).not.toHaveBeenCalled()
    fireEvent.pointerDown(surface(), first)
    fireEvent.pointerUp(surface(), { ...first, clientX: 300 })
    expect(onSwipe).toHaveBeenCalledWith('right')
  })
})

import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LiveRegion } from './messages'

// @vitest-environment jsdom

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('EDIT-12 a sentence about what happened covers the list only for a while', () => {
  const sentence = 'Undone: Tagline of Home.'
  const { rerender } = render(<LiveRegion said={{ sentence }} />)
  expect(screen.getByRole('status').textContent).toBe(sentence)
  act(() => void vi.runAllTimers())
  expect(screen.getByRole('status').textContent).toBe('')
  // Two steps back in the same field.
  rerender(<LiveRegion said={{ sentence }} />)
  expect(screen.getByRole('status').textContent).toBe(sentence)
})

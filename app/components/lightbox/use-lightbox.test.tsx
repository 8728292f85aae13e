// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import { useLightbox } from './use-lightbox'

function Gallery() {
  const { index, neighbours, open, dialogProps, swipeProps } = useLightbox(3, 'tea')
  return (
    <>
      <button type="button" onClick={() => open(0)}>
        Open
      </button>
      <dialog open {...dialogProps} {...swipeProps}>
        {index ?? 'closed'}
      </dialog>
      <output>{neighbours.join()}</output>
    </>
  )
}

const dialog = () => screen.getByRole('dialog')

function openGallery() {
  render(<RouterProvider router={createMemoryRouter([{ path: '*', Component: Gallery }])} />)
  fireEvent.click(screen.getByRole('button'))
}

afterEach(cleanup)

describe('useLightbox', () => {
  it('CASE-8 follows arrow keys and closes on Escape', () => {
    openGallery()
    fireEvent.keyDown(dialog(), { key: 'ArrowLeft' })
    expect(dialog().textContent).toBe('2')
    fireEvent.keyDown(dialog(), { key: 'ArrowRight' })
    expect(dialog().textContent).toBe('0')
    fireEvent.keyDown(dialog(), { key: 'Escape' })
    expect(dialog().textContent).toBe('closed')
  })

  it('CASE-8 follows swipes', () => {
    openGallery()
    fireEvent.pointerDown(dialog(), {
      pointerId: 1,
      pointerType: 'touch',
      isPrimary: true,
      clientX: 200,
      clientY: 0,
    })
    fireEvent.pointerUp(dialog(), { pointerId: 1, pointerType: 'touch', clientX: 100, clientY: 0 })
    expect(dialog().textContent).toBe('1')
  })

  it('CASE-8 returns the pictures on both sides, to preload them', () => {
    openGallery()
    expect(screen.getByRole('status').textContent).toBe('1,2')
  })

  it('CASE-8 closes if the browser asks the dialog to, as a phone’s Back does', () => {
    openGallery()
    const cancel = new Event('cancel', { cancelable: true, bubbles: true })
    act(() => {
      dialog().dispatchEvent(cancel)
    })
    expect(cancel.defaultPrevented).toBe(true)
    expect(dialog().textContent).toBe('closed')
  })
})

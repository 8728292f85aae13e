// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { COLLAPSE_DELAY } from '~/constants'
import { fakeMatchMedia } from '../media-query/fake-match-media.fixture'
import { useExpandingGrid } from './use-expanding-grid'

const names = ['Homefills', 'Avante', 'TPNODL']

function Stories() {
  const { gridProps, cardProps, toggleProps, detailsProps } = useExpandingGrid(names.length)
  return (
    <ul aria-label="Stories" {...gridProps}>
      {names.map((name, index) => (
        <li key={name} {...cardProps(index)}>
          <button {...toggleProps(index)}>{name}</button>
          <div {...detailsProps(index)}>
            <a href="#story">Know More! {name}</a>
          </div>
        </li>
      ))}
    </ul>
  )
}

const toggle = (name: string) => screen.getByRole('button', { name })
const expanded = () => names.filter((name) => toggle(name).getAttribute('aria-expanded') === 'true')

// React derives enter and leave from the pointer's over and out.
const leave = (pointerType = 'mouse') =>
  fireEvent.pointerOut(screen.getByRole('list'), { pointerType, relatedTarget: document.body })
const comeBack = () =>
  fireEvent.pointerOver(screen.getByRole('list'), { pointerType: 'mouse', relatedTarget: document.body })
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))

function leaveWith(pointerType: string) {
  vi.useFakeTimers()
  leave(pointerType)
  wait(COLLAPSE_DELAY)
  vi.useRealTimers()
}

beforeEach(() => {
  fakeMatchMedia()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('useExpandingGrid', () => {
  it('GRID-1 toggles once at a click on a card’s button or anywhere else on the card', () => {
    render(<Stories />)
    fireEvent.click(toggle('Avante'))
    expect(expanded()).toEqual(['Avante'])
    const [card] = screen.getAllByRole('listitem')
    if (card) fireEvent.click(card)
    expect(expanded()).toEqual(['Homefills'])
  })

  it('GRID-2 collapses 800 ms after the mouse has left, unless it returns', () => {
    render(<Stories />)
    fireEvent.click(toggle('Avante'))
    vi.useFakeTimers()
    leave()
    wait(COLLAPSE_DELAY - 1)
    comeBack()
    wait(COLLAPSE_DELAY * 2)
    expect(expanded()).toEqual(['Avante'])
    leave()
    wait(COLLAPSE_DELAY - 1)
    expect(expanded()).toEqual(['Avante'])
    wait(1)
    expect(expanded()).toEqual([])
  })

  it('GRID-2 leaves a card alone that was expanded after the mouse left', () => {
    render(<Stories />)
    fireEvent.click(toggle('Avante'))
    vi.useFakeTimers()
    leave()
    fireEvent.click(toggle('TPNODL'))
    wait(COLLAPSE_DELAY * 2)
    expect(expanded()).toEqual(['TPNODL'])
  })

  it('GRID-2 never collapses when a finger leaves', () => {
    render(<Stories />)
    fireEvent.click(toggle('Avante'))
    leaveWith('touch')
    expect(expanded()).toEqual(['Avante'])
  })

  it('GRID-3 does not toggle at a click on a link', () => {
    render(<Stories />)
    fireEvent.click(toggle('Avante'))
    fireEvent.click(screen.getByText('Know More! Avante'))
    expect(expanded()).toEqual(['Avante'])
  })

  it('GRID-4 toggles by Enter and by Space, and keeps the card while the focus is inside', async () => {
    const user = userEvent.setup()
    render(<Stories />)
    await user.tab()
    await user.keyboard('{Enter}')
    expect(expanded()).toEqual(['Homefills'])
    await user.keyboard(' ')
    expect(expanded()).toEqual([])
    await user.keyboard('{Enter}')
    leaveWith('mouse')
    expect(expanded()).toEqual(['Homefills'])
  })

  it('GRID-4 moves the focus by arrows, around the ends', async () => {
    const user = userEvent.setup()
    render(<Stories />)
    await user.tab()
    await user.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(toggle('Avante'))
    await user.keyboard('{ArrowUp}{ArrowLeft}')
    expect(document.activeElement).toBe(toggle('TPNODL'))
    await user.keyboard('{Alt>}{ArrowLeft}{/Alt}')
    expect(document.activeElement).toBe(toggle('TPNODL'))
  })

  it('GRID-4 collapses on Escape and returns the focus to the card’s button', () => {
    render(<Stories />)
    fireEvent.click(toggle('Avante'))
    const link = screen.getByText('Know More! Avante')
    link.focus()
    fireEvent.keyDown(link, { key: 'Escape' })
    expect(expanded()).toEqual([])
    expect(document.activeElement).toBe(toggle('Avante'))
  })

  it('GRID-4 hides from the tab order what a collapsed card hides', () => {
    render(<Stories />)
    fireEvent.click(toggle('Avante'))
    const isInert = (name: string) =>
      screen.getByText(`Know More! ${name}`).parentElement?.hasAttribute('inert')
    expect(names.map(isInert)).toEqual([true, false, true])
    const details = screen.getByText('Know More! Avante').parentElement
    expect(details?.id).toBe(toggle('Avante').getAttribute('aria-controls'))
  })

  it('EXP-1 leaves every link reachable in the built HTML', () => {
    expect(renderToString(<Stories />)).not.toContain('inert')
  })
})

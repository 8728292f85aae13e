// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { POPUP_EXIT } from '~/constants'
import type { PopupContent } from './popup'
import { usePopup } from './use-popup'

function Page({ content }: { content: PopupContent }) {
  const { state, open, close } = usePopup()
  return (
    <>
      <button type="button" onClick={() => open(content)}>
        Open
      </button>
      {state.phase !== 'hidden' && (
        <button type="button" onClick={close}>
          OK
        </button>
      )}
    </>
  )
}

const click = (name: string) => act(() => screen.getByRole('button', { name }).click())

function openAndClose() {
  click('Open')
  click('OK')
  act(() => vi.advanceTimersByTime(POPUP_EXIT))
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('usePopup', () => {
  it('POP-1 runs the close callback once, when the page has been drawn without the popup', () => {
    const shown: boolean[] = []
    const onClosed = () => shown.push(screen.queryByText('OK') !== null)
    const { rerender } = render(<Page content={{ type: 'error', message: 'No', onClosed }} />, {
      wrapper: StrictMode,
    })
    openAndClose()
    expect(shown).toEqual([false])
    rerender(<Page content={{ type: 'info', message: 'Again' }} />)
    openAndClose()
    expect(shown).toEqual([false])
  })
})

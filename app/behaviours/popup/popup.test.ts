import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { POPUP_EXIT } from '~/constants'
import { Popup, type PopupState } from './popup'
import { popupTitle } from './popup-title'

function makePopup() {
  const states: PopupState[] = []
  const popup = new Popup({ onChange: (state) => states.push(state), onClosed: (run) => run() })
  return {
    popup,
    phases: () => states.map(({ phase }) => phase),
    shown: () => states.at(-1)?.content?.message,
  }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a popup', () => {
  it('POP-1 is visible, closing for 300 ms, hidden; then its callback runs once', () => {
    const { popup, phases } = makePopup()
    const onClosed = vi.fn()
    popup.open({ type: 'info', message: 'Hello', onClosed })
    popup.close()
    vi.advanceTimersByTime(POPUP_EXIT - 1)
    expect(phases()).toEqual(['visible', 'closing'])
    expect(onClosed).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(phases()).toEqual(['visible', 'closing', 'hidden'])
    vi.advanceTimersByTime(POPUP_EXIT * 2)
    expect(onClosed).toHaveBeenCalledTimes(1)
  })

  it('POP-1 closes once, however often it is asked to', () => {
    const { popup, phases } = makePopup()
    const onClosed = vi.fn()
    popup.close()
    popup.open({ type: 'info', message: 'Hello', onClosed })
    popup.close()
    vi.advanceTimersByTime(POPUP_EXIT / 2)
    popup.close()
    vi.advanceTimersByTime(POPUP_EXIT / 2)
    popup.close()
    vi.advanceTimersByTime(POPUP_EXIT)
    expect(phases()).toEqual(['visible', 'closing', 'hidden'])
    expect(onClosed).toHaveBeenCalledTimes(1)
  })

  it('POP-1 shows new content in the place of what is visible', () => {
    const { popup, phases, shown } = makePopup()
    popup.open({ type: 'info', message: 'Sending' })
    popup.open({ type: 'success', message: 'Sent' })
    vi.advanceTimersByTime(POPUP_EXIT)
    expect(phases()).toEqual(['visible', 'visible'])
    expect(shown()).toBe('Sent')
  })

  it('POP-1 opens anew while it closes, and runs only the last callback', () => {
    const { popup, phases, shown } = makePopup()
    const first = vi.fn()
    const second = vi.fn()
    popup.open({ type: 'info', message: 'Sending', onClosed: first })
    popup.close()
    vi.advanceTimersByTime(POPUP_EXIT / 2)
    popup.open({ type: 'success', message: 'Sent', onClosed: second })
    vi.advanceTimersByTime(POPUP_EXIT * 2)
    expect(phases()).toEqual(['visible', 'closing', 'visible'])
    expect(shown()).toBe('Sent')
    popup.close()
    vi.advanceTimersByTime(POPUP_EXIT)
    expect(first).not.toHaveBeenCalled()
    expect(second).toHaveBeenCalledTimes(1)
  })

  it('POP-1 does nothing after the page is gone', () => {
    const { popup, phases } = makePopup()
    popup.open({ type: 'info', message: 'Hello' })
    popup.close()
    popup.destroy()
    vi.advanceTimersByTime(POPUP_EXIT)
    expect(phases()).toEqual(['visible', 'closing'])
  })
})

describe('the title of a popup', () => {
  it.each([
    ['success', 'Success!'],
    ['error', 'Error!'],
    ['warning', 'Warning!'],
    ['info', 'Information'],
    ['other', 'Notice'],
    [undefined, 'Notice'],
    ['constructor', 'Notice'],
  ])('POP-1 is by default, for %s, %s', (type, title) => {
    expect(popupTitle(type)).toBe(title)
  })
})

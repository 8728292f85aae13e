import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { POPUP_EXIT } from '~/constants'
import { type PopupState, PopupStore, popupTitle } from './popup-store'

/** A popup and a log of its states, rendered as the dialog does: once it is hidden, the close callback is due. */
function makePopup() {
  const states: PopupState[] = []
  const popup = new PopupStore()
  popup.subscribe(() => {
    states.push(popup.state())
    if (popup.state().phase === 'hidden') popup.runCallback()
  })
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

  it('POP-1 closes once, however often it is called', () => {
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

  it('POP-1 replaces visible content with new content', () => {
    const { popup, phases, shown } = makePopup()
    popup.open({ type: 'info', message: 'Sending' })
    popup.open({ type: 'success', message: 'Sent' })
    vi.advanceTimersByTime(POPUP_EXIT)
    expect(phases()).toEqual(['visible', 'visible'])
    expect(shown()).toBe('Sent')
  })

  it('POP-1 opens again while it closes, and runs only the last callback', () => {
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

  it('POP-1 runs the close callback once, however often the hidden popup is rendered', () => {
    const { popup } = makePopup()
    const onClosed = vi.fn()
    popup.open({ type: 'info', message: 'Hello', onClosed })
    popup.close()
    popup.runCallback()
    expect(onClosed).not.toHaveBeenCalled()
    vi.advanceTimersByTime(POPUP_EXIT)
    popup.runCallback()
    expect(onClosed).toHaveBeenCalledTimes(1)
  })

  it('POP-1 can be closed by whoever opened it, unless something else is shown by then', () => {
    const { popup, phases } = makePopup()
    const closeFirst = popup.open({ type: 'info', message: 'Sending' })
    const closeSecond = popup.open({ type: 'error', message: 'Failed' })
    closeFirst()
    expect(phases()).toEqual(['visible', 'visible'])
    closeSecond()
    expect(phases()).toEqual(['visible', 'visible', 'closing'])
  })

  it('POP-1 forgets a close callback that nobody ran before the next popup opened', () => {
    const popup = new PopupStore()
    const onClosed = vi.fn()
    popup.open({ type: 'info', message: 'Hello', onClosed })
    popup.close()
    vi.advanceTimersByTime(POPUP_EXIT)
    popup.open({ type: 'info', message: 'Again' })
    popup.runCallback()
    expect(onClosed).not.toHaveBeenCalled()
  })
})

const titles = { success: 'Done', error: 'Wrong', warning: 'Careful', info: 'Note', other: 'Something' }

describe('the title of a popup', () => {
  it.each([
    ['success', 'Done'],
    ['error', 'Wrong'],
    ['warning', 'Careful'],
    ['info', 'Note'],
    ['other', 'Something'],
    [undefined, 'Something'],
    ['constructor', 'Something'],
  ])('POP-1 is by default, for %s, %s', (type, title) => {
    expect(popupTitle(titles, type)).toBe(title)
  })
})

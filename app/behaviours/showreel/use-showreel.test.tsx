// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mobile } from '~/breakpoints'
import { SHOWREEL_PHONE_VOLUME, SHOWREEL_VOLUME } from '~/constants'
import { fakeIntersectionObserver } from '../in-view/fake-intersection-observer.fixture'
import { fakeMatchMedia } from '../media-query/fake-match-media.fixture'
import { useShowreel } from './use-showreel'

function Reel() {
  const { state, isOn, toggle, videoProps } = useShowreel()
  return (
    <figure data-state={state}>
      <video {...videoProps} />
      <button type="button" onClick={toggle}>
        {isOn ? 'Pause' : 'Play'}
      </button>
    </figure>
  )
}

const state = () => screen.getByRole('figure').dataset.state
const film = () => screen.getByRole('figure').querySelector('video') ?? document.createElement('video')

let observer: ReturnType<typeof fakeIntersectionObserver>

beforeEach(() => {
  observer = fakeIntersectionObserver()
  let isPaused = true
  vi.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockImplementation(() => isPaused)
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async () => {
    isPaused = false
  })
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {
    isPaused = true
  })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('useShowreel', () => {
  it('HOME-2 starts at 40 % and has a control that pauses it', () => {
    fakeMatchMedia()
    render(<Reel />)
    act(() => observer.see(0.39))
    expect(state()).toBe('paused')
    act(() => observer.see(0.4))
    fireEvent.playing(film())
    expect(state()).toBe('playing')
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }))
    expect(state()).toBe('paused')
  })

  it('HOME-2 starts on a phone by its button or by a click on the film', () => {
    fakeMatchMedia([mobile])
    render(<Reel />)
    act(() => observer.see(1))
    expect(state()).toBe('paused')
    fireEvent.click(film())
    expect(film().paused).toBe(false)
    expect(film().volume).toBe(SHOWREEL_PHONE_VOLUME)
    fireEvent.click(screen.getByRole('button'))
    expect(film().paused).toBe(true)
  })

  it('HOME-2 follows the width of the screen', () => {
    const media = fakeMatchMedia()
    render(<Reel />)
    act(() => observer.see(1))
    expect(film().volume).toBe(SHOWREEL_VOLUME)
    act(() => media.set(mobile, true))
    expect(film().paused).toBe(true)
    expect(film().volume).toBe(SHOWREEL_PHONE_VOLUME)
  })

  it('HOME-2 starts only when asked with data saving on', () => {
    fakeMatchMedia()
    vi.stubGlobal('navigator', { connection: { saveData: true } })
    render(<Reel />)
    act(() => observer.see(1))
    expect(film().paused).toBe(true)
    expect(film().getAttribute('preload')).toBe('none')
    fireEvent.click(screen.getByRole('button'))
    expect(film().paused).toBe(false)
  })

  it('HOME-2 shows that it failed if no source can be played', () => {
    fakeMatchMedia()
    render(<Reel />)
    fireEvent.error(film())
    expect(state()).toBe('failed')
  })
})

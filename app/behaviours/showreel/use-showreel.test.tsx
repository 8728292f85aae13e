// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mobile } from '~/breakpoints'
import { SHOWREEL_PHONE_VOLUME, SHOWREEL_VOLUME } from '~/constants'
import { fakeIntersectionObserver } from '../in-view/fake-intersection-observer.fixture'
import { fakeMatchMedia } from '../media-query/fake-match-media.fixture'
import { reducedMotion } from '../media-query/media-query'
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

const control = (name: string) => screen.getByRole('button', { name })
const scrollAway = () => act(() => observer.see(0))
const scrollTo = () => act(() => observer.see(1))
/** What the browser reports once a film has begun. */
const start = () => {
  if (!film().paused) fireEvent.playing(film())
}
const refuse = (name: string) =>
  vi.mocked(film().play).mockImplementation(() => Promise.reject(new DOMException('', name)))
const settle = () => act(async () => {})

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

  it('HOME-2 pauses out of sight and plays again, unless the visitor has paused it', () => {
    fakeMatchMedia()
    render(<Reel />)
    scrollTo()
    expect(state()).toBe('loading')
    start()
    scrollAway()
    expect(state()).toBe('paused')
    scrollTo()
    start()
    expect(state()).toBe('playing')
    fireEvent.click(control('Pause'))
    scrollAway()
    scrollTo()
    expect(film().paused).toBe(true)
    fireEvent.click(control('Play'))
    start()
    expect(state()).toBe('playing')
  })

  it('HOME-2 plays when asked, however little of it is seen', () => {
    fakeMatchMedia()
    render(<Reel />)
    act(() => observer.see(0.1))
    fireEvent.click(control('Play'))
    expect(film().paused).toBe(false)
    scrollTo()
    scrollAway()
    expect(film().paused).toBe(true)
  })

  it('HOME-2 counts media keys and the end of the film as the visitor’s choice', () => {
    fakeMatchMedia()
    render(<Reel />)
    scrollTo()
    start()
    film().pause()
    fireEvent.pause(film())
    expect(state()).toBe('paused')
    scrollAway()
    scrollTo()
    expect(film().paused).toBe(true)
    void film().play()
    start()
    expect(state()).toBe('playing')
    fireEvent.click(control('Pause'))
    expect(film().paused).toBe(true)
  })

  it('HOME-2 only logs a refused start, and keeps the play control until it plays', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    fakeMatchMedia()
    render(<Reel />)
    refuse('NotAllowedError')
    scrollTo()
    await settle()
    expect(state()).toBe('refused')
    expect(warn).toHaveBeenCalledTimes(1)
    scrollAway()
    scrollTo()
    expect(state()).toBe('refused')
    await settle()
    for (let tries = 3; tries < 5; tries += 1) {
      fireEvent.click(control('Play'))
      await settle()
      expect(state()).toBe('refused')
      expect(film().play).toHaveBeenCalledTimes(tries)
    }
  })

  it('HOME-2 logs nothing if a start was interrupted by a pause', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    fakeMatchMedia()
    render(<Reel />)
    refuse('AbortError')
    scrollTo()
    scrollAway()
    await settle()
    expect(state()).toBe('paused')
    expect(warn).not.toHaveBeenCalled()
  })

  it('HOME-2 a changed window keeps playing what the visitor started, unless it is out of sight', () => {
    const media = fakeMatchMedia([mobile])
    render(<Reel />)
    fireEvent.click(control('Play'))
    start()
    scrollTo()
    act(() => media.set(mobile, false))
    expect(state()).toBe('playing')
    act(() => media.set(mobile, true))
    scrollAway()
    expect(state()).toBe('playing')
    act(() => media.set(mobile, false))
    expect(state()).toBe('paused')
  })

  it('EXP-2 under reduced motion what the visitor started ends once it is out of sight', () => {
    fakeMatchMedia([reducedMotion])
    render(<Reel />)
    scrollTo()
    expect(film().paused).toBe(true)
    fireEvent.click(control('Play'))
    expect(film().paused).toBe(false)
    scrollAway()
    scrollTo()
    expect(film().paused).toBe(true)
  })
})

// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mobile } from '~/breakpoints'
import { AV_FILM_VOLUME } from '~/constants'
import { fakeMatchMedia } from '../media-query/fake-match-media.fixture'
import { reducedMotion } from '../media-query/media-query'
import { useHoverFilm } from './use-hover-film'

function Film({ name = 'Ruchi' }: { name?: string }) {
  const { triggerProps, videoProps } = useHoverFilm()
  return (
    <button type="button" aria-label={name} {...triggerProps}>
      <video {...videoProps} />
    </button>
  )
}

const play = vi.fn<() => Promise<void>>()
const pause = vi.fn()
const trigger = (name = 'Ruchi') => screen.getByRole('button', { name })
const state = (name?: string) => trigger(name).dataset.state
const film = () => trigger().querySelector('video') ?? document.createElement('video')
const enter = (pointerType = 'mouse', name?: string) => fireEvent.pointerOver(trigger(name), { pointerType })
const leave = (pointerType = 'mouse') =>
  fireEvent.pointerOut(trigger(), { pointerType, relatedTarget: document.body })

beforeEach(() => {
  fakeMatchMedia()
  play.mockReset().mockResolvedValue()
  pause.mockReset()
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play)
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(pause)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('useHoverFilm', () => {
  it('AV-2 plays while the mouse is on it, then pauses and rewinds', () => {
    render(<Film />)
    enter()
    expect(state()).toBe('loading')
    fireEvent.canPlay(film())
    expect(state()).toBe('playing')
    film().currentTime = 3
    leave()
    expect(state()).toBe('poster')
    expect(pause).toHaveBeenCalledTimes(1)
    expect(film().currentTime).toBe(0)
    expect(trigger().style.getPropertyValue('--progress')).toBe('0')
  })

  it('AV-2 plays while it has the keyboard’s focus', () => {
    render(<Film />)
    fireEvent.keyDown(document.body, { key: 'Tab' })
    act(() => trigger().focus())
    expect(play).toHaveBeenCalledTimes(1)
    act(() => trigger().blur())
    expect(state()).toBe('poster')
  })

  it('AV-2 plays from tap to tap, and not because a finger comes and goes', () => {
    render(<Film />)
    enter('touch')
    expect(state()).toBe('poster')
    fireEvent.click(trigger())
    leave('touch')
    expect(state()).toBe('loading')
    fireEvent.click(trigger())
    expect(state()).toBe('poster')
  })

  it('AV-2 is not stopped by the click of the mouse that plays it, but by the next', () => {
    render(<Film />)
    fireEvent.canPlay(film())
    enter()
    fireEvent.click(trigger())
    expect(state()).toBe('playing')
    fireEvent.click(trigger())
    expect(state()).toBe('poster')
  })

  it('AV-2 stays on its poster once it has failed', () => {
    render(<Film />)
    fireEvent.error(film())
    enter()
    fireEvent.click(trigger())
    expect(state()).toBe('failed')
  })

  it('AV-2 plays one film at a time', () => {
    render(
      <>
        <Film />
        <Film name="EeVe" />
      </>,
    )
    fireEvent.click(trigger())
    fireEvent.click(trigger('EeVe'))
    expect(state()).toBe('poster')
    expect(state('EeVe')).toBe('loading')
  })

  it('AV-2 is muted, at volume 0.5, and offers no controls of the browser', () => {
    render(<Film />)
    expect(film().muted).toBe(true)
    expect(film().volume).toBe(AV_FILM_VOLUME)
    expect(film().getAttribute('controlslist')).toBe(
      'nodownload nofullscreen noplaybackrate noremoteplayback',
    )
    expect(film().hasAttribute('disablepictureinpicture')).toBe(true)
    expect(film().hasAttribute('controls')).toBe(false)
    expect(fireEvent.contextMenu(film())).toBe(false)
  })

  it('AV-2 preloads metadata, but nothing on phones and in the built HTML', () => {
    expect(renderToString(<Film />)).toContain('preload="none"')
    const media = fakeMatchMedia()
    render(<Film />)
    expect(film().getAttribute('preload')).toBe('metadata')
    act(() => media.set(mobile, true))
    expect(film().getAttribute('preload')).toBe('none')
  })

  it('AV-2 logs nothing about an interrupted start', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    play.mockRejectedValue(new DOMException('', 'AbortError'))
    render(<Film />)
    await act(async () => enter())
    expect(state()).toBe('loading')
    expect(warn).not.toHaveBeenCalled()
  })

  it('AV-2 logs a refused start once and shows the poster', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    play.mockRejectedValue(new DOMException('', 'NotAllowedError'))
    render(<Film />)
    await act(async () => enter())
    expect(state()).toBe('poster')
    await act(async () => fireEvent.click(trigger()))
    expect(warn).toHaveBeenCalledTimes(1)
  })

  it('AV-2 shows no endless spinner if the film cannot load', () => {
    render(<Film />)
    enter()
    fireEvent.error(film())
    expect(state()).toBe('failed')
  })

  it('EXP-2 plays under reduced motion only when asked by click or Enter', () => {
    fakeMatchMedia([reducedMotion])
    render(<Film />)
    enter()
    act(() => trigger().focus())
    expect(play).not.toHaveBeenCalled()
    fireEvent.click(trigger())
    expect(play).toHaveBeenCalledTimes(1)
  })
})

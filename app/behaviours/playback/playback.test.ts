// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'
import { onUnplayable, play, playRejection } from './playback'

function createFilm(...sources: string[]) {
  const video = document.createElement('video')
  const elements = sources.map(() => document.createElement('source'))
  video.append(...elements)
  return { video, elements }
}

describe('playback', () => {
  it.each([
    ['AbortError', 'interrupted'],
    ['NotSupportedError', 'unplayable'],
    ['NotAllowedError', 'refused'],
  ])('AV-2 reads %s as %s', (name, rejection) => {
    expect(playRejection(new DOMException('', name))).toBe(rejection)
  })

  it('AV-2 treats a rejection that is not an error as a refusal', () => {
    expect(playRejection('no')).toBe('refused')
  })

  it('AV-2 has failed when the last source has, not before', () => {
    const { video, elements } = createFilm('av1', 'vp9')
    const run = vi.fn()
    const stop = onUnplayable(video, run)
    elements[0]?.dispatchEvent(new Event('error'))
    expect(run).not.toHaveBeenCalled()
    elements[1]?.dispatchEvent(new Event('error'))
    expect(run).toHaveBeenCalledTimes(1)
    stop()
    elements[1]?.dispatchEvent(new Event('error'))
    expect(run).toHaveBeenCalledTimes(1)
  })

  it('AV-2 rejects at once if no source can be played', async () => {
    const { video } = createFilm('av1')
    Object.defineProperty(video, 'networkState', { value: HTMLMediaElement.NETWORK_NO_SOURCE })
    await expect(play(video)).rejects.toMatchObject({ name: 'NotSupportedError' })
  })
})

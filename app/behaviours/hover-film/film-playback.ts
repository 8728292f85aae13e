import { play, playRejection } from '../playback/playback'
import type { FilmEvent } from './hover-film'

/** Stops the film that plays now. Only one plays at a time, even on touch screens, where no pointer ever leaves. */
let stopCurrent: (() => void) | null = null

/** Films whose refusal has been logged; one line for each is enough. */
const logged = new WeakSet<HTMLVideoElement>()

function report(video: HTMLVideoElement, error: unknown): void {
  if (logged.has(video)) return
  logged.add(video)
  console.warn('A film did not start:', error)
}

/**
 * Plays a film and writes its progress, 0 to 1, into `--progress` of `marked` at every frame, past React.
 * @returns pauses and rewinds it
 */
export function playFilm(
  video: HTMLVideoElement,
  marked: HTMLElement | null,
  dispatch: (event: FilmEvent) => void,
): () => void {
  let isOver = false
  let frame = 0
  const stop = () => dispatch('leave')
  stopCurrent?.()
  stopCurrent = stop

  play(video).catch((error: unknown) => {
    const rejection = playRejection(error)
    if (isOver || rejection === 'interrupted') return
    report(video, error)
    dispatch(rejection === 'unplayable' ? 'fail' : 'refuse')
  })

  const mark = () => {
    const progress = video.duration > 0 ? video.currentTime / video.duration : 0
    marked?.style.setProperty('--progress', progress.toFixed(4))
    frame = requestAnimationFrame(mark)
  }
  mark()

  return () => {
    isOver = true
    if (stopCurrent === stop) stopCurrent = null
    cancelAnimationFrame(frame)
    video.pause()
    if (video.currentTime > 0) video.currentTime = 0
    marked?.style.setProperty('--progress', '0')
  }
}

/**
 * Runs a film that nobody has to ask for, beside others.
 * @param onRefused the browser does not let it start by itself
 * @returns pauses it
 */
export function runFilm(video: HTMLVideoElement, onRefused: () => void): () => void {
  video.play().catch((error: unknown) => {
    const rejection = playRejection(error)
    if (rejection === 'interrupted') return
    report(video, error)
    if (rejection === 'refused') onRefused()
  })
  return () => video.pause()
}

import {
  type FocusEvent,
  type PointerEvent,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useReducer,
  useRef,
} from 'react'
import { AV_FILM_VOLUME } from '~/constants'
import { matchesNow, reducedMotion } from '../media-query/media-query'
import {
  onUnplayable,
  play,
  playRejection,
  transparentPoster,
  useFilmPreload,
  withoutBrowserControls,
} from '../playback/playback'

export interface FilmStatus {
  /** A visitor points at it, has focused it or tapped it. */
  wanted: boolean
  /** A click or Enter has started it, so the next one stops it. */
  chosen: boolean
  /** It can play (AV-2). */
  ready: boolean
  failed: boolean
}

/** `leave` pauses and rewinds; `refuse`: the browser does not allow it to play; `fail`: no source can be played. */
export type FilmEvent = 'enter' | 'leave' | 'toggle' | 'ready' | 'refuse' | 'fail'

export type FilmState = 'poster' | 'loading' | 'playing' | 'failed'

export const filmAtRest: FilmStatus = { wanted: false, chosen: false, ready: false, failed: false }

/** One film after an event (AV-2). What has failed stays on its poster. */
export function nextFilm(film: FilmStatus, event: FilmEvent): FilmStatus {
  switch (event) {
    case 'enter':
      return { ...film, wanted: !film.failed }
    case 'toggle':
      return choose(film, !film.chosen)
    case 'leave':
    case 'refuse':
      return choose(film, false)
    case 'ready':
      return { ...film, ready: true }
    case 'fail':
      return { ...choose(film, false), failed: true }
  }
}

/** A film that pointer or focus started is not stopped by the click that asks for it; the next click stops it. */
function choose(film: FilmStatus, wanted: boolean): FilmStatus {
  const chosen = wanted && !film.failed
  return { ...film, wanted: chosen, chosen }
}

/** What to show: the spinner only while the film is wanted, not ready and not failed. */
export function filmState({ wanted, ready, failed }: FilmStatus): FilmState {
  if (failed) return 'failed'
  if (!wanted) return 'poster'
  return ready ? 'playing' : 'loading'
}

/** Stops the film that is playing. Only one plays at a time, even on touch screens, which have no pointer that leaves. */
let stopCurrent: (() => void) | null = null

/** Films whose refusal has been logged, once each. */
const logged = new WeakSet<HTMLVideoElement>()

function report(video: HTMLVideoElement, error: unknown): void {
  if (logged.has(video)) return
  logged.add(video)
  console.warn('A film did not start:', error)
}

/**
 * Plays a film and writes its progress, 0 to 1, into `--progress` of `marked` at every frame, bypassing React.
 * @returns pauses and rewinds it
 */
function playFilm(
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
 * Runs a film that starts by itself, beside others.
 * @param onRefused the browser does not allow it to start by itself @returns a function that pauses it
 */
function runFilm(video: HTMLVideoElement, onRefused: () => void): () => void {
  video.play().catch((error: unknown) => {
    const rejection = playRejection(error)
    if (rejection === 'interrupted') return
    report(video, error)
    if (rejection === 'refused') onRefused()
  })
  return () => video.pause()
}

const prevent = (event: SyntheticEvent) => event.preventDefault()
const startsByItself = () => !matchesNow(reducedMotion)

/** A film that the page plays by itself (AV-1). */
export interface RunningFilm {
  isOn: boolean
  /** The browser does not allow it to start by itself. */
  onRefused: () => void
}

/**
 * A muted film that plays while it is pointed at or has the keyboard's focus, or from tap to tap (AV-2). Under reduced motion
 * only a click or Enter starts it. The trigger is a `<button>` that holds or covers the film; its `--progress` goes from 0 to 1.
 * A `running` film has no trigger: it plays while it is on, and shows where it was paused.
 */
export function useHoverFilm(running?: RunningFilm) {
  const [film, dispatch] = useReducer(nextFilm, filmAtRest)
  const video = useRef<HTMLVideoElement>(null)
  const trigger = useRef<HTMLElement>(null)
  const preload = useFilmPreload()
  const onRefused = running?.onRefused
  const isOn = running ? running.isOn : film.wanted
  const state = running && film.ready ? 'running' : filmState(film)

  useEffect(() => {
    if (!isOn || !video.current) return
    if (onRefused) return runFilm(video.current, onRefused)
    return playFilm(video.current, trigger.current, dispatch)
  }, [isOn, onRefused])

  const attachVideo = useCallback((element: HTMLVideoElement) => {
    video.current = element
    // A property only: there is no attribute for it.
    element.volume = AV_FILM_VOLUME
    // It may have loaded before hydration.
    if (element.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA) dispatch('ready')
    const stopListening = onUnplayable(element, () => dispatch('fail'))
    return () => {
      stopListening()
      video.current = null
    }
  }, [])

  return {
    state,
    /** Whether a click on the trigger stops the film. */
    isPausable: film.chosen,
    /** For the `<video>`. The caller provides its sources and the picture behind it. */
    videoProps: {
      ...withoutBrowserControls,
      ref: attachVideo,
      muted: true,
      loop: true,
      preload,
      poster: transparentPoster,
      tabIndex: -1,
      onCanPlay: () => dispatch('ready'),
      onPlaying: () => dispatch('ready'),
      onContextMenu: prevent,
    },
    triggerProps: {
      ref: (element: HTMLElement | null) => {
        trigger.current = element
      },
      'data-state': state,
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType === 'mouse' && startsByItself()) dispatch('enter')
      },
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') dispatch('leave')
      },
      onFocus: (event: FocusEvent) => {
        if (event.target.matches(':focus-visible') && startsByItself()) dispatch('enter')
      },
      onBlur: () => dispatch('leave'),
      onClick: () => dispatch('toggle'),
      onContextMenu: prevent,
    },
  }
}

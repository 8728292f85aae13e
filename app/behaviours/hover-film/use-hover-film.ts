import {
  type FocusEvent,
  type PointerEvent,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
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

type FilmState = 'poster' | 'loading' | 'playing' | 'failed'

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
 * @param stop called if it does not start, or another film does
 * @param fail called if no source can be played
 * @returns pauses and rewinds it
 */
function playFilm(
  video: HTMLVideoElement,
  marked: HTMLElement | null,
  stop: () => void,
  fail: () => void,
): () => void {
  let isOver = false
  let frame = 0
  stopCurrent?.()
  stopCurrent = stop

  play(video).catch((error: unknown) => {
    const rejection = playRejection(error)
    if (isOver || rejection === 'interrupted') return
    report(video, error)
    if (rejection === 'unplayable') fail()
    else stop()
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
  /** A click or Enter has chosen it; a visitor only points at it, or has focused it. */
  const [wish, setWish] = useState<'chosen' | 'pointed' | null>(null)
  const [isReady, setReady] = useState(false)
  const [isFailed, setFailed] = useState(false)
  const video = useRef<HTMLVideoElement>(null)
  const trigger = useRef<HTMLElement>(null)
  const preload = useFilmPreload()
  const onRefused = running?.onRefused
  const isWanted = wish !== null && !isFailed
  const isOn = running ? running.isOn : isWanted
  const shown: FilmState = isFailed ? 'failed' : !isWanted ? 'poster' : isReady ? 'playing' : 'loading'
  const state = running && isReady ? 'running' : shown
  const setsReady = () => setReady(true)
  const point = () => setWish((before) => before ?? 'pointed')
  const leave = () => setWish(null)

  useEffect(() => {
    if (!isOn || !video.current) return
    if (onRefused) return runFilm(video.current, onRefused)
    return playFilm(
      video.current,
      trigger.current,
      () => setWish(null),
      () => setFailed(true),
    )
  }, [isOn, onRefused])

  const attachVideo = useCallback((element: HTMLVideoElement) => {
    video.current = element
    // A property only: there is no attribute for it.
    element.volume = AV_FILM_VOLUME
    // It may have loaded before hydration.
    if (element.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA) setReady(true)
    const stopListening = onUnplayable(element, () => setFailed(true))
    return () => {
      stopListening()
      video.current = null
    }
  }, [])

  return {
    state,
    /** Whether a click on the trigger stops the film. */
    isPausable: isWanted && wish === 'chosen',
    /** For the `<video>`. The caller provides its sources and the picture behind it. */
    videoProps: {
      ...withoutBrowserControls,
      ref: attachVideo,
      muted: true,
      loop: true,
      preload,
      poster: transparentPoster,
      tabIndex: -1,
      onCanPlay: setsReady,
      onPlaying: setsReady,
      onContextMenu: prevent,
    },
    triggerProps: {
      ref: (element: HTMLElement | null) => {
        trigger.current = element
      },
      'data-state': state,
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType === 'mouse' && startsByItself()) point()
      },
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') leave()
      },
      onFocus: (event: FocusEvent) => {
        if (event.target.matches(':focus-visible') && startsByItself()) point()
      },
      onBlur: leave,
      // A film that pointer or focus started is not stopped by the click that asks for it; the next click stops it.
      onClick: () => setWish((before) => (before === 'chosen' ? null : 'chosen')),
      onContextMenu: prevent,
    },
  }
}

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
import { matchesNow, reducedMotion } from '../media-query/queries'
import { onUnplayable, transparentPoster, withoutBrowserControls } from '../playback/playback'
import { useFilmPreload } from '../playback/use-film-preload'
import { playFilm, runFilm } from './film-playback'
import { filmAtRest, filmState, nextFilm } from './hover-film'

const prevent = (event: SyntheticEvent) => event.preventDefault()
const startsByItself = () => !matchesNow(reducedMotion)

/** A film that a page runs by itself, whoever points at it (AV-1). */
export interface RunningFilm {
  isOn: boolean
  /** The browser does not let it start by itself. */
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
    // It may have loaded before React was there.
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
    /** For the `<video>`; its sources are the caller's, and the picture behind it. */
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

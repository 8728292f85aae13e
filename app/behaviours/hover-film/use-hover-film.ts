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
import { playFilm } from './film-playback'
import { filmAtRest, filmState, nextFilm } from './hover-film'

const prevent = (event: SyntheticEvent) => event.preventDefault()
const startsByItself = () => !matchesNow(reducedMotion)

/**
 * A muted film that plays while it is pointed at or has the keyboard's focus, or from tap to tap (AV-2). Under reduced motion
 * only a click or Enter starts it. The trigger is a `<button>` that holds or covers the film; its `--progress` goes from 0 to 1.
 */
export function useHoverFilm() {
  const [film, tell] = useReducer(nextFilm, filmAtRest)
  const video = useRef<HTMLVideoElement>(null)
  const trigger = useRef<HTMLElement>(null)
  const preload = useFilmPreload()
  const { wanted } = film
  const state = filmState(film)

  useEffect(() => {
    if (!wanted || !video.current) return
    return playFilm(video.current, trigger.current, tell)
  }, [wanted])

  const attachVideo = useCallback((element: HTMLVideoElement) => {
    video.current = element
    // A property only: there is no attribute for it.
    element.volume = AV_FILM_VOLUME
    // It may have loaded before React was there.
    if (element.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA) tell('ready')
    const stopListening = onUnplayable(element, () => tell('fail'))
    return () => {
      stopListening()
      video.current = null
    }
  }, [])

  return {
    state,
    /** For the `<video>`; its sources are the caller's, and the picture behind it. */
    videoProps: {
      ...withoutBrowserControls,
      ref: attachVideo,
      muted: true,
      loop: true,
      preload,
      poster: transparentPoster,
      tabIndex: -1,
      onCanPlay: () => tell('ready'),
      onPlaying: () => tell('ready'),
      onContextMenu: prevent,
    },
    triggerProps: {
      ref: (element: HTMLElement | null) => {
        trigger.current = element
      },
      'data-state': state,
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType === 'mouse' && startsByItself()) tell('enter')
      },
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') tell('leave')
      },
      onFocus: (event: FocusEvent) => {
        if (event.target.matches(':focus-visible') && startsByItself()) tell('enter')
      },
      onBlur: () => tell('leave'),
      onClick: () => tell('toggle'),
      onContextMenu: prevent,
    },
  }
}

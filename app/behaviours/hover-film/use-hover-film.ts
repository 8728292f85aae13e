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
import { matchesNow, phone, reducedMotion } from '../media-query/queries'
import { useMediaQuery } from '../media-query/use-media-query'
import { useSavesData } from '../media-query/use-saves-data'
import { onUnplayable, withoutBrowserControls } from '../playback/playback'
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
  const isPhone = useMediaQuery(phone, false)
  const savesData = useSavesData()
  const { wanted } = film
  const state = filmState(film)
  const preload = isPhone || savesData ? 'none' : 'metadata'

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
    /** For the `<video>`; its sources and poster are the caller's. */
    videoProps: {
      ...withoutBrowserControls,
      ref: attachVideo,
      muted: true,
      loop: true,
      preload,
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

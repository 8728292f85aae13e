import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { mobile } from '~/breakpoints'
import { SHOWREEL_PHONE_VOLUME, SHOWREEL_THRESHOLD, SHOWREEL_VOLUME } from '~/constants'
import { useInView } from '../in-view/use-in-view'
import { reducedMotion, useMediaQuery, useSavesData } from '../media-query/media-query'
import {
  onUnplayable,
  play,
  playRejection,
  transparentPoster,
  useFilmPreload,
  withoutBrowserControls,
} from '../playback/playback'

type ShowreelState = 'paused' | 'loading' | 'playing' | 'refused' | 'failed'

/** The visitor's last choice; another object for each, so that playing again after a refusal is another attempt. */
interface Choice {
  plays: boolean
  /** It was made for the film as it is seen, however little of it, and holds until that has left the screen. */
  isHere: boolean
}

/**
 * The showreel (HOME-2). Wide: plays with sound while enough of it is visible; once the visitor has paused it, it stays paused
 * until they play it again. Narrow: a toggle, paused at first. With reduced motion or data saving only the visitor starts it.
 */
export function useShowreel() {
  const [state, setState] = useState<ShowreelState>('paused')
  const [choice, choose] = useState<Choice | null>(null)
  const video = useRef<HTMLVideoElement>(null)
  const narrow = useMediaQuery(mobile, false)
  const isStill = useMediaQuery(reducedMotion, false)
  const onRequest = useSavesData() || isStill
  const preload = useFilmPreload()
  const { ref: observe, inView } = useInView(SHOWREEL_THRESHOLD)
  const startsByItself = !narrow && !onRequest
  // On a narrow screen nothing is paused out of sight.
  const isSeen = narrow || inView
  const mayPlay = state !== 'failed' && (isSeen || choice?.isHere === true)
  const shouldPlay = mayPlay && (choice?.plays ?? startsByItself)
  const isOn = state === 'playing' || state === 'loading'

  useEffect(() => {
    if (video.current) video.current.volume = narrow ? SHOWREEL_PHONE_VOLUME : SHOWREEL_VOLUME
  }, [narrow])

  // If nothing starts by itself, what the visitor started ends once it is out of sight.
  const leave = useEffectEvent(() =>
    choose((made) => (made?.plays ? (startsByItself ? { plays: true, isHere: false } : null) : made)),
  )
  useEffect(() => {
    if (!isSeen) leave()
  }, [isSeen])

  // React runs this within the visitor's click, as browsers require for sound.
  useEffect(() => {
    const player = video.current
    if (!shouldPlay || !player) return
    let isOver = false
    const begun = player.paused ? 'loading' : 'playing'
    // After a refusal the play control stays visible while it retries.
    setState((before) => (before === 'refused' && !choice ? before : begun))
    play(player).catch((error: unknown) => {
      const rejection = playRejection(error)
      if (isOver || rejection === 'interrupted') return
      console.warn('The showreel did not start:', error)
      setState(rejection === 'unplayable' ? 'failed' : 'refused')
    })
    return () => {
      isOver = true
      player.pause()
      setState((before) => (before === 'refused' || before === 'failed' ? before : 'paused'))
    }
  }, [shouldPlay, choice])

  const attachVideo = useCallback(
    (element: HTMLVideoElement) => {
      video.current = element
      const stopObserving = observe(element)
      const stopListening = onUnplayable(element, () => setState('failed'))
      return () => {
        stopObserving?.()
        stopListening()
        video.current = null
      }
    },
    [observe],
  )

  const toggle = () => choose({ plays: !isOn, isHere: true })

  return {
    /** `refused`: the browser did not allow it to start; the poster shows a play control. */
    state,
    /** Whether the control is labelled “pause”. */
    isOn,
    toggle,
    videoProps: {
      ...withoutBrowserControls,
      ref: attachVideo,
      preload,
      poster: transparentPoster,
      onClick: toggle,
      // The player also starts and pauses by media keys, or at the film's end: that counts as the visitor's choice.
      onPlaying: () => {
        if (video.current?.paused) return
        if (!shouldPlay) choose({ plays: true, isHere: true })
        setState('playing')
      },
      onPause: () => {
        if (video.current?.paused && shouldPlay) choose({ plays: false, isHere: true })
      },
    },
  }
}

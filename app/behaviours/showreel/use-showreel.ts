import { useCallback, useEffect, useRef, useState } from 'react'
import { mobile } from '~/breakpoints'
import { SHOWREEL_THRESHOLD } from '~/constants'
import { useInView } from '../in-view/use-in-view'
import { matchesNow, reducedMotion } from '../media-query/queries'
import { useMediaQuery } from '../media-query/use-media-query'
import { useSavesData } from '../media-query/use-saves-data'
import { onUnplayable, play, transparentPoster, withoutBrowserControls } from '../playback/playback'
import { useFilmPreload } from '../playback/use-film-preload'
import { type Player, Showreel, type ShowreelState } from './showreel'

const playerOf = (video: HTMLVideoElement): Player => ({
  get paused() {
    return video.paused
  },
  setVolume(volume) {
    video.volume = volume
  },
  play: () => play(video),
  pause: () => video.pause(),
})

/** The showreel of the home page (HOME-2): state for its control and poster, properties for its `<video>`. */
export function useShowreel() {
  const [state, setState] = useState<ShowreelState>('paused')
  const machine = useRef<Showreel>(null)
  const narrow = useMediaQuery(mobile, false)
  const isStill = useMediaQuery(reducedMotion, false)
  const onRequest = useSavesData() || isStill
  const preload = useFilmPreload()
  const { ref: observe, inView } = useInView(SHOWREEL_THRESHOLD)

  const attachVideo = useCallback(
    (video: HTMLVideoElement) => {
      const setting = { narrow: matchesNow(mobile), onRequest: true }
      const showreel = new Showreel(playerOf(video), setting, setState)
      machine.current = showreel
      const stopObserving = observe(video)
      const stopListening = onUnplayable(video, () => showreel.onFailed())
      return () => {
        stopObserving?.()
        stopListening()
        video.pause()
        machine.current = null
      }
    },
    [observe],
  )

  useEffect(() => machine.current?.setSetting({ narrow, onRequest }), [narrow, onRequest])
  useEffect(() => machine.current?.setVisible(inView), [inView])

  const toggle = () => machine.current?.toggle()

  return {
    /** `refused`: the browser did not let it start; the poster shows a play control. */
    state,
    /** Whether the control says pause. */
    isOn: state === 'playing' || state === 'loading',
    toggle,
    videoProps: {
      ...withoutBrowserControls,
      ref: attachVideo,
      preload,
      poster: transparentPoster,
      onClick: toggle,
      onPlaying: () => machine.current?.onPlaying(),
      onPause: () => machine.current?.onPaused(),
    },
  }
}

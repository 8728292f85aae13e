import { useCallback, useEffect, useRef, useState } from 'react'
import { SHOWREEL_THRESHOLD } from '~/constants'
import { useInView } from '../in-view/use-in-view'
import { matchesNow, phone, reducedMotion } from '../media-query/queries'
import { useMediaQuery } from '../media-query/use-media-query'
import { onUnplayable, play, withoutBrowserControls } from '../playback/playback'
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
  const narrow = useMediaQuery(phone, false)
  const still = useMediaQuery(reducedMotion, false)
  const { ref: watch, inView } = useInView(SHOWREEL_THRESHOLD)

  const attachVideo = useCallback(
    (video: HTMLVideoElement) => {
      const setting = { narrow: matchesNow(phone), reducedMotion: matchesNow(reducedMotion) }
      const showreel = new Showreel(playerOf(video), setting, setState)
      machine.current = showreel
      const stopWatching = watch(video)
      const stopListening = onUnplayable(video, () => showreel.onFailed())
      return () => {
        stopWatching?.()
        stopListening()
        video.pause()
        machine.current = null
      }
    },
    [watch],
  )

  useEffect(() => machine.current?.setSetting({ narrow, reducedMotion: still }), [narrow, still])
  useEffect(() => machine.current?.setVisible(inView), [inView])

  const toggle = () => machine.current?.toggle()

  return {
    /** `refused`: the browser did not let it start; the poster shows a play control. */
    state,
    /** Whether the control says pause. */
    isOn: state === 'playing' || state === 'loading',
    /** 768 px or narrower. */
    narrow,
    toggle,
    videoProps: {
      ...withoutBrowserControls,
      ref: attachVideo,
      preload: 'metadata',
      onClick: toggle,
      onPlaying: () => machine.current?.onPlaying(),
      onPause: () => machine.current?.onPaused(),
    },
  }
}

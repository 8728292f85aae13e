import { useCallback, useEffect, useRef, useState } from 'react'
import { mobile } from '~/breakpoints'
import { SHOWREEL_PHONE_VOLUME, SHOWREEL_THRESHOLD, SHOWREEL_VOLUME } from '~/constants'
import { useInView } from '../in-view/use-in-view'
import { matchesNow, reducedMotion, useMediaQuery, useSavesData } from '../media-query/media-query'
import { changeMotion, isMoving, type Motion } from '../pausable-motion/use-pausable-motion'
import {
  onUnplayable,
  play,
  playRejection,
  transparentPoster,
  useFilmPreload,
  withoutBrowserControls,
} from '../playback/playback'

export type ShowreelState = 'paused' | 'loading' | 'playing' | 'refused' | 'failed'

/** The part of a `<video>` that the state machine uses. */
export interface Player {
  readonly paused: boolean
  /** From 0 to 1. */
  setVolume(volume: number): void
  play(): Promise<void>
  pause(): void
}

export interface ShowreelSetting {
  /** The mobile layout: nothing starts by itself. */
  narrow: boolean
  /** Reduced motion or data saving: nothing starts by itself either. */
  onRequest: boolean
}

/**
 * The showreel (HOME-2). Wide: plays with sound while enough of it is visible; once the visitor has paused it, it stays paused
 * until they play it again. Narrow: a toggle, paused at first. With reduced motion or data saving only the visitor starts it.
 * `play()` is called within the visitor's click, as browsers require for sound.
 */
export class Showreel {
  #player: Player
  #onState: (state: ShowreelState) => void
  #setting: ShowreelSetting
  #isVisible = false
  #motion: Motion = { startsByItself: false, isSeen: false, wanted: null }
  /** The last command to the player. */
  #shouldPlay = false
  #state: ShowreelState = 'paused'

  constructor(player: Player, setting: ShowreelSetting, onState: (state: ShowreelState) => void) {
    this.#player = player
    this.#setting = setting
    this.#onState = onState
    this.#applyVolume()
  }

  /** The visitor's click on the control or on the film. */
  toggle(): void {
    this.#motion.wanted = !this.#shouldPlay
    if (this.#shouldPlay) this.#pause()
    else this.#play()
  }

  setVisible(isVisible: boolean): void {
    if (isVisible === this.#isVisible) return
    this.#isVisible = isVisible
    if (!this.#setting.narrow) this.#follow()
  }

  /** The screen became wide or narrow, or the reduced-motion preference changed. */
  setSetting(setting: ShowreelSetting): void {
    this.#setting = setting
    this.#applyVolume()
    this.#follow()
  }

  /** The player started: on command, or by media keys. */
  onPlaying(): void {
    if (this.#player.paused) return
    if (!this.#shouldPlay) this.#motion.wanted = true
    this.#shouldPlay = true
    this.#become('playing')
  }

  /** The player paused: on command, by media keys, or at its end. Everything except a command counts as the visitor's choice. */
  onPaused(): void {
    if (!this.#player.paused || !this.#shouldPlay) return
    this.#motion.wanted = false
    this.#shouldPlay = false
    this.#become('paused')
  }

  /** No source can be played. */
  onFailed(): void {
    this.#shouldPlay = false
    this.#become('failed')
  }

  /** Plays or pauses depending on screen and view. On a narrow screen nothing is paused out of sight. */
  #follow(): void {
    const { narrow, onRequest } = this.#setting
    this.#motion = changeMotion(this.#motion, {
      startsByItself: !narrow && !onRequest,
      isSeen: narrow || this.#isVisible,
    })
    if (isMoving(this.#motion)) this.#play()
    else this.#pause()
  }

  #play(): void {
    if (this.#shouldPlay || this.#state === 'failed') return
    this.#shouldPlay = true
    // After a refusal the play control stays visible while it retries.
    if (this.#state !== 'refused' || this.#motion.wanted) this.#become('loading')
    this.#player.play().catch((error: unknown) => this.#onRejected(error))
  }

  #pause(): void {
    if (!this.#shouldPlay) return
    this.#shouldPlay = false
    this.#player.pause()
    if (this.#state !== 'refused') this.#become('paused')
  }

  #onRejected(error: unknown): void {
    const rejection = playRejection(error)
    if (rejection === 'interrupted') return
    console.warn('The showreel did not start:', error)
    this.#shouldPlay = false
    this.#become(rejection === 'unplayable' ? 'failed' : 'refused')
  }

  #applyVolume(): void {
    this.#player.setVolume(this.#setting.narrow ? SHOWREEL_PHONE_VOLUME : SHOWREEL_VOLUME)
  }

  #become(state: ShowreelState): void {
    if (state === this.#state) return
    this.#state = state
    this.#onState(state)
  }
}

const toPlayer = (video: HTMLVideoElement): Player => ({
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
      const showreel = new Showreel(toPlayer(video), setting, setState)
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
    /** `refused`: the browser did not allow it to start; the poster shows a play control. */
    state,
    /** Whether the control is labelled “pause”. */
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

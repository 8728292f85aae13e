import { afterEach, describe, expect, it, vi } from 'vitest'
import { SHOWREEL_PHONE_VOLUME, SHOWREEL_VOLUME } from '~/constants'
import { Showreel, type ShowreelState } from './use-showreel'

const wide = { narrow: false, onRequest: false }
const narrow = { narrow: true, onRequest: false }
const still = { narrow: false, onRequest: true }

function makeReel(setting = wide, play: () => Promise<void> = () => Promise.resolve()) {
  const states: ShowreelState[] = []
  const player = {
    volume: 1,
    paused: true,
    setVolume: (volume: number) => {
      player.volume = volume
    },
    play: () => {
      const started = play()
      started.then(
        () => {
          player.paused = false
        },
        () => {},
      )
      return started
    },
    pause: () => {
      player.paused = true
    },
  }
  const reel = new Showreel(player, setting, (state) => states.push(state))
  /** Starts the player and reports it, as a browser does. */
  const settle = async () => {
    await new Promise<void>((resolve) => setTimeout(resolve))
    if (!player.paused) reel.onPlaying()
  }
  return { reel, player, settle, state: () => states.at(-1) ?? 'paused' }
}

const refused = () => Promise.reject(new DOMException('', 'NotAllowedError'))

afterEach(() => {
  vi.restoreAllMocks()
})

describe('the showreel on a wide screen', () => {
  it('HOME-2 starts by itself with sound at 0.3 while enough of it is visible, else pauses', async () => {
    const { reel, player, settle, state } = makeReel()
    expect(state()).toBe('paused')
    reel.setVisible(true)
    expect(state()).toBe('loading')
    await settle()
    expect(state()).toBe('playing')
    expect(player.volume).toBe(SHOWREEL_VOLUME)
    reel.setVisible(false)
    expect(state()).toBe('paused')
    reel.setVisible(true)
    await settle()
    expect(state()).toBe('playing')
  })

  it('HOME-2 stays paused once the visitor has paused it, until the visitor plays it again', async () => {
    const { reel, settle, state } = makeReel()
    reel.setVisible(true)
    await settle()
    reel.toggle()
    expect(state()).toBe('paused')
    reel.setVisible(false)
    reel.setVisible(true)
    await settle()
    expect(state()).toBe('paused')
    reel.toggle()
    await settle()
    reel.setVisible(false)
    reel.setVisible(true)
    await settle()
    expect(state()).toBe('playing')
  })

  it('HOME-2 counts a pause by media keys, or the end of the film, as the visitor’s', async () => {
    const { reel, player, settle, state } = makeReel()
    reel.setVisible(true)
    await settle()
    player.pause()
    reel.onPaused()
    expect(state()).toBe('paused')
    reel.setVisible(false)
    reel.setVisible(true)
    await settle()
    expect(state()).toBe('paused')
  })

  it('HOME-2 follows a start by media keys', () => {
    const { reel, player, state } = makeReel()
    player.paused = false
    reel.onPlaying()
    expect(state()).toBe('playing')
    reel.toggle()
    expect(player.paused).toBe(true)
  })

  it('HOME-2 only logs a refused start and offers the play control, which starts it', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const play = vi.fn<() => Promise<void>>(refused)
    const { reel, settle, state } = makeReel(wide, play)
    reel.setVisible(true)
    await settle()
    expect(state()).toBe('refused')
    expect(warn).toHaveBeenCalledTimes(1)
    play.mockImplementation(() => Promise.resolve())
    reel.toggle()
    expect(state()).toBe('loading')
    await settle()
    expect(state()).toBe('playing')
  })

  it('HOME-2 keeps the play control while it retries', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const play = vi.fn<() => Promise<void>>(refused)
    const { reel, settle, state } = makeReel(wide, play)
    reel.setVisible(true)
    await settle()
    reel.setVisible(false)
    reel.setVisible(true)
    expect(state()).toBe('refused')
    play.mockImplementation(() => Promise.resolve())
    await settle()
    reel.setVisible(false)
    reel.setVisible(true)
    await settle()
    expect(state()).toBe('playing')
  })

  it('HOME-2 logs nothing if a start was interrupted by a pause', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { reel, settle, state } = makeReel(wide, () => Promise.reject(new DOMException('', 'AbortError')))
    reel.setVisible(true)
    reel.setVisible(false)
    await settle()
    expect(state()).toBe('paused')
    expect(warn).not.toHaveBeenCalled()
  })

  it('HOME-2 fails for good if no source can be played', async () => {
    const { reel, settle, state } = makeReel()
    reel.onFailed()
    reel.setVisible(true)
    reel.toggle()
    await settle()
    expect(state()).toBe('failed')
  })
})

describe('the showreel on a narrow screen', () => {
  it('HOME-2 is paused at first and toggles at volume 0.5', async () => {
    const { reel, player, settle, state } = makeReel(narrow)
    reel.setVisible(true)
    await settle()
    expect(state()).toBe('paused')
    reel.toggle()
    await settle()
    expect(state()).toBe('playing')
    expect(player.volume).toBe(SHOWREEL_PHONE_VOLUME)
    reel.toggle()
    expect(state()).toBe('paused')
  })
})

describe('the showreel while the screen changes', () => {
  it('HOME-2 pauses autoplay when the window becomes narrow, and starts when it becomes wide', async () => {
    const { reel, player, settle, state } = makeReel()
    reel.setVisible(true)
    await settle()
    reel.setSetting(narrow)
    expect(state()).toBe('paused')
    expect(player.volume).toBe(SHOWREEL_PHONE_VOLUME)
    reel.setSetting(wide)
    await settle()
    expect(state()).toBe('playing')
    expect(player.volume).toBe(SHOWREEL_VOLUME)
  })

  it('HOME-2 keeps playing if the visitor started it, unless it is out of sight on a wide screen', async () => {
    const { reel, settle, state } = makeReel(narrow)
    reel.toggle()
    await settle()
    reel.setVisible(true)
    reel.setSetting(wide)
    expect(state()).toBe('playing')
    reel.setSetting(narrow)
    reel.setVisible(false)
    expect(state()).toBe('playing')
    reel.setSetting(wide)
    expect(state()).toBe('paused')
  })
})

describe('the showreel under reduced motion', () => {
  it('EXP-2 starts only when the visitor starts it', async () => {
    const { reel, settle, state } = makeReel(still)
    reel.setVisible(true)
    await settle()
    expect(state()).toBe('paused')
    reel.toggle()
    await settle()
    expect(state()).toBe('playing')
    reel.setVisible(false)
    reel.setVisible(true)
    await settle()
    expect(state()).toBe('paused')
  })
})

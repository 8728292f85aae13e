import { describe, expect, it } from 'vitest'
import { type FilmEvent, filmAtRest, filmState, nextFilm } from './use-hover-film'

const stateAfter = (...events: FilmEvent[]) => filmState(events.reduce(nextFilm, filmAtRest))

describe('a hover film', () => {
  it('AV-2 shows its poster without a spinner until it is wanted', () => {
    expect(stateAfter()).toBe('poster')
    expect(stateAfter('ready')).toBe('poster')
  })

  it('AV-2 shows the spinner while it is wanted and cannot play yet', () => {
    expect(stateAfter('enter')).toBe('loading')
    expect(stateAfter('enter', 'ready')).toBe('playing')
    expect(stateAfter('ready', 'enter')).toBe('playing')
    expect(stateAfter('enter', 'leave')).toBe('poster')
  })

  it('AV-2 keeps its ready flag: the second time no spinner', () => {
    expect(stateAfter('enter', 'ready', 'leave', 'enter')).toBe('playing')
  })

  it('AV-2 plays from tap to tap', () => {
    expect(stateAfter('ready', 'toggle')).toBe('playing')
    expect(stateAfter('ready', 'toggle', 'toggle')).toBe('poster')
  })

  it('AV-2 is not stopped by the click that asks for it, but by the one after', () => {
    expect(stateAfter('ready', 'enter', 'toggle')).toBe('playing')
    expect(stateAfter('ready', 'enter', 'toggle', 'toggle')).toBe('poster')
    expect(stateAfter('ready', 'enter', 'toggle', 'toggle', 'toggle')).toBe('playing')
    expect(stateAfter('ready', 'enter', 'toggle', 'leave', 'enter', 'toggle')).toBe('playing')
  })

  it('AV-2 shows the poster and no endless spinner if it cannot load', () => {
    expect(stateAfter('enter', 'fail')).toBe('failed')
    expect(stateAfter('fail', 'enter')).toBe('failed')
    expect(stateAfter('fail', 'toggle', 'leave')).toBe('failed')
  })

  it('AV-2 returns to its poster if the browser refuses, and can be tried again', () => {
    expect(stateAfter('enter', 'refuse')).toBe('poster')
    expect(stateAfter('ready', 'enter', 'refuse', 'toggle')).toBe('playing')
  })
})

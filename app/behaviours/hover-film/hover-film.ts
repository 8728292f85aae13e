export interface FilmStatus {
  /** Somebody points at it, has focused it or tapped it. */
  wanted: boolean
  /** A click or Enter has asked for it, so that the next one stops it. */
  chosen: boolean
  /** It can play (AV-2). */
  ready: boolean
  failed: boolean
}

/** `leave` pauses and rewinds; `refuse` is the browser not letting it play, `fail` no source that can be played. */
export type FilmEvent = 'enter' | 'leave' | 'toggle' | 'ready' | 'refuse' | 'fail'

export type FilmState = 'poster' | 'loading' | 'playing' | 'failed'

export const filmAtRest: FilmStatus = { wanted: false, chosen: false, ready: false, failed: false }

/** One film after an event (AV-2). What has failed stays on its poster. */
export function nextFilm(film: FilmStatus, event: FilmEvent): FilmStatus {
  switch (event) {
    case 'enter':
      return { ...film, wanted: !film.failed }
    case 'toggle':
      return choose(film, !film.chosen)
    case 'leave':
    case 'refuse':
      return choose(film, false)
    case 'ready':
      return { ...film, ready: true }
    case 'fail':
      return { ...choose(film, false), failed: true }
  }
}

/** A film that pointer or focus started is not stopped by the click that asks for it; the next click stops it. */
function choose(film: FilmStatus, wanted: boolean): FilmStatus {
  const chosen = wanted && !film.failed
  return { ...film, wanted: chosen, chosen }
}

/** What is to be seen: the spinner only while the film is wanted, not ready and not failed. */
export function filmState({ wanted, ready, failed }: FilmStatus): FilmState {
  if (failed) return 'failed'
  if (!wanted) return 'poster'
  return ready ? 'playing' : 'loading'
}

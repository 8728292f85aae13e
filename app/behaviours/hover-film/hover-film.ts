export interface Film {
  /** Somebody points at it, has focused it or tapped it. */
  wanted: boolean
  /** It can play (AV-2). */
  ready: boolean
  failed: boolean
}

/** `leave` pauses and rewinds; `refuse` is the browser not letting it play, `fail` no source that can be played. */
export type FilmEvent = 'enter' | 'leave' | 'toggle' | 'ready' | 'refuse' | 'fail'

export type FilmState = 'poster' | 'loading' | 'playing' | 'failed'

export const filmAtRest: Film = { wanted: false, ready: false, failed: false }

/** One film after an event (AV-2). What has failed stays on its poster. */
export function nextFilm(film: Film, event: FilmEvent): Film {
  switch (event) {
    case 'enter':
      return { ...film, wanted: !film.failed }
    case 'toggle':
      return { ...film, wanted: !film.failed && !film.wanted }
    case 'leave':
    case 'refuse':
      return { ...film, wanted: false }
    case 'ready':
      return { ...film, ready: true }
    case 'fail':
      return { ...film, wanted: false, failed: true }
  }
}

/** What is to be seen: the spinner only while the film is wanted, not ready and not failed. */
export function filmState({ wanted, ready, failed }: Film): FilmState {
  if (failed) return 'failed'
  if (!wanted) return 'poster'
  return ready ? 'playing' : 'loading'
}

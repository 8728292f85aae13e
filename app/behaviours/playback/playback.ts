import { mobile } from '~/breakpoints'
import { useMediaQuery, useSavesData } from '../media-query/media-query'

/** Why a film did not start: it was paused meanwhile, the browser does not allow it, or it cannot be played at all. */
export type PlayRejection = 'interrupted' | 'refused' | 'unplayable'

/** Reads what `play()` rejected with. */
export function playRejection(error: unknown): PlayRejection {
  const name = error instanceof Error || error instanceof DOMException ? error.name : ''
  if (name === 'AbortError') return 'interrupted'
  return name === 'NotSupportedError' ? 'unplayable' : 'refused'
}

/** Calls back when none of a film's sources can be played. @returns stops listening */
export function onUnplayable(video: HTMLVideoElement, run: () => void): () => void {
  const onError = ({ target }: Event) => {
    const isLast = target === video || target === [...video.querySelectorAll('source')].at(-1)
    if (isLast) run()
  }
  // Captured: the error of a `<source>` does not bubble.
  video.addEventListener('error', onError, true)
  return () => video.removeEventListener('error', onError, true)
}

/** Plays a film. Rejects if all sources have failed, because the browser's own promise would never settle. */
export function play(video: HTMLVideoElement): Promise<void> {
  if (video.networkState === HTMLMediaElement.NETWORK_NO_SOURCE) {
    return Promise.reject(new DOMException('None of the sources can be played', 'NotSupportedError'))
  }
  return video.play()
}

/**
 * A transparent poster, through which the picture behind the film shows. Without a poster a browser decodes the first frames of a
 * film even for metadata alone: twelve at once block a page on two cores.
 */
export const transparentPoster = "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'/%3E"

/** No download, full screen, playback rate, casting, picture in picture (AV-2). */
export const withoutBrowserControls = {
  playsInline: true,
  controlsList: 'nodownload nofullscreen noplaybackrate noremoteplayback',
  disablePictureInPicture: true,
  disableRemotePlayback: true,
} as const

/**
 * What a film preloads (AV-2): its metadata, but nothing on mobile screens or with data saving on. Nothing in the built HTML
 * either: the browser would start before script can check the screen.
 */
export function useFilmPreload(): 'metadata' | 'none' {
  const isMobile = useMediaQuery(mobile, true)
  const savesData = useSavesData()
  return isMobile || savesData ? 'none' : 'metadata'
}

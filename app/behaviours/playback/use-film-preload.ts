import { mobile } from '~/breakpoints'
import { useMediaQuery } from '../media-query/use-media-query'
import { useSavesData } from '../media-query/use-saves-data'

/**
 * What a film preloads (AV-2): its metadata, but nothing on mobile screens or with data saving on. Nothing in the built HTML
 * either: the browser would start before script could find out that the screen is mobile.
 */
export function useFilmPreload(): 'metadata' | 'none' {
  const isMobile = useMediaQuery(mobile, true)
  const savesData = useSavesData()
  return isMobile || savesData ? 'none' : 'metadata'
}

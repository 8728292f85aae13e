import { mobile } from '~/breakpoints'
import { useMediaQuery } from '../media-query/use-media-query'
import { useSavesData } from '../media-query/use-saves-data'

/**
 * What a film loads before somebody wants it (AV-2): its metadata; nothing on phones or where data is to be saved. Nothing in the
 * built HTML either: the browser would begin before script could tell it that this is a phone.
 */
export function useFilmPreload(): 'metadata' | 'none' {
  const isMobile = useMediaQuery(mobile, true)
  const savesData = useSavesData()
  return isMobile || savesData ? 'none' : 'metadata'
}

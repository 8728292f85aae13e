import { useCallback, useState } from 'react'
import { reducedMotion } from '~/behaviours/media-query/queries'
import { useMediaQuery } from '~/behaviours/media-query/use-media-query'
import { useSavesData } from '~/behaviours/media-query/use-saves-data'
import { mobile } from '~/breakpoints'

/**
 * Whether the three films of the showcase run by themselves, and whether somebody has paused them: not on phones, not under
 * reduced motion, not where data is to be saved (EXP-2). The built HTML assumes that they do not.
 */
export function useShowcase() {
  const isMobile = useMediaQuery(mobile, true)
  const isStill = useMediaQuery(reducedMotion, true)
  const savesData = useSavesData()
  const [isPaused, setPaused] = useState(false)
  const onRefused = useCallback(() => setPaused(true), [])
  return {
    startsByItself: !isMobile && !isStill && !savesData,
    isPaused,
    toggle: () => setPaused(!isPaused),
    onRefused,
  }
}

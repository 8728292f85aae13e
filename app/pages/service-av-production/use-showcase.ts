import { useCallback, useState } from 'react'
import { reducedMotion } from '~/behaviours/media-query/queries'
import { useMediaQuery } from '~/behaviours/media-query/use-media-query'
import { useSavesData } from '~/behaviours/media-query/use-saves-data'
import { mobile } from '~/breakpoints'

/**
 * Whether the showcase's three films start by themselves, and whether they are paused. They do not start on mobile screens, with
 * reduced motion or with data saving on (EXP-2); the built HTML assumes that they do not.
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

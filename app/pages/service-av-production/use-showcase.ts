import { useCallback } from 'react'
import { reducedMotion } from '~/behaviours/media-query/queries'
import { useMediaQuery } from '~/behaviours/media-query/use-media-query'
import { useSavesData } from '~/behaviours/media-query/use-saves-data'
import { usePausableMotion } from '~/behaviours/pausable-motion/use-pausable-motion'
import { mobile } from '~/breakpoints'

/** Share of the showcase that must be visible for its films to run. */
const VISIBLE = 0.25

/**
 * Whether the showcase's three films start by themselves, and whether they run. They do not start on mobile screens, with reduced
 * motion or with data saving on (EXP-2); the built HTML assumes that they do not.
 */
export function useShowcase() {
  const isMobile = useMediaQuery(mobile, true)
  const isStill = useMediaQuery(reducedMotion, true)
  const savesData = useSavesData()
  const startsByItself = !isMobile && !isStill && !savesData
  const { ref, isMoving, isPaused, setPaused } = usePausableMotion(VISIBLE, startsByItself)
  const onRefused = useCallback(() => setPaused(true), [setPaused])
  return { ref, startsByItself, isMoving, isPaused, toggle: () => setPaused(!isPaused), onRefused }
}

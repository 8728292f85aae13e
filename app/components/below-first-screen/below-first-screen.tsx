import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { useHydrated } from '~/behaviours/hydrated/use-hydrated'
import styles from './below-first-screen.module.css'

interface BelowFirstScreenProps {
  /** Called once, when the page appears: whether the first screen of this window ends above it. Default: always. */
  isBelow?: () => boolean
  children: ReactNode
}

/**
 * The part of a page below its first screen. The built HTML contains it. After a page change it is rendered after the first
 * paint, so that a slow phone shows the new page as soon as the wait is over (PROG-5); every page change ends at the top
 * (PROG-4).
 */
export function BelowFirstScreen({ isBelow, children }: BelowFirstScreenProps) {
  const isPageChange = useHydrated()
  const [isShown, setIsShown] = useState(() => !isPageChange || isBelow?.() === false)

  useEffect(() => startTransition(() => setIsShown(true)), [])

  return isShown ? children : <div className={styles.room} />
}

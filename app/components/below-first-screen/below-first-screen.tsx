import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { useHydrated } from '~/behaviours/hydrated/use-hydrated'
import styles from './below-first-screen.module.css'

interface BelowFirstScreenProps {
  /** Asked once, as the page appears: whether this window's first screen ends above it. Default: every window's does. */
  isBelow?: () => boolean
  children: ReactNode
}

/**
 * What lies below a page's first screen. The built HTML has it at once. After a change of page it follows the first paint, so that
 * a slow phone shows the new page when its 600 ms are over (PROG-5); every change of page ends at the top (PROG-4).
 */
export function BelowFirstScreen({ isBelow, children }: BelowFirstScreenProps) {
  const isPageChange = useHydrated()
  const [isShown, setIsShown] = useState(() => !isPageChange || isBelow?.() === false)

  useEffect(() => startTransition(() => setIsShown(true)), [])

  return isShown ? children : <div className={styles.room} />
}

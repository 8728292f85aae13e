import { useCallback, useState } from 'react'
import { nextView, reportingShares, type View, type ViewOptions } from './view'

interface InView {
  /** Ref of the observed element. */
  ref: (element: Element | null) => (() => void) | undefined
  /** For `data-view`. Style sheets hide only `out`, so nothing is hidden before the first report. */
  view: View
  inView: boolean
}

/**
 * Whether an element is in view (HOME-2, HOME-4, HOME-5). Where there is no IntersectionObserver the view stays `unknown`.
 * @param threshold share of the element that must be visible, 0 to 1
 */
export function useInView(
  threshold: number,
  { once, leaves }: Pick<ViewOptions, 'once' | 'leaves'> = {},
): InView {
  const [view, setView] = useState<View>('unknown')

  const ref = useCallback(
    (element: Element | null) => {
      if (!element || typeof IntersectionObserver === 'undefined') return
      const observer = new IntersectionObserver(
        (entries) => {
          for (const entry of entries) {
            const sight = {
              ratio: entry.isIntersecting ? entry.intersectionRatio : 0,
              height: entry.boundingClientRect.height,
              visibleHeight: entry.intersectionRect.height,
              screenHeight: entry.rootBounds?.height ?? null,
            }
            setView((current) => nextView(current, sight, { threshold, once, leaves }))
          }
        },
        { threshold: reportingShares(threshold) },
      )
      observer.observe(element)
      return () => observer.disconnect()
    },
    [threshold, once, leaves],
  )

  return { ref, view, inView: view === 'in' }
}

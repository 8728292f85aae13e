import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { matchesNow, reducedMotion } from '../../media-query/media-query'
import type { Box } from './flip-cards'

interface Before {
  /** The card that stays where it is in the window. */
  kept: HTMLElement | undefined
  /** Tops of the container and of that card in the window before the change, in CSS px. */
  containerTop: number
  keptTop: number
  seen: Map<Element, Box> | undefined
}

const measureTop = (element: Element) => element.getBoundingClientRect().top

const cards = (container: Element) => [...container.querySelectorAll<HTMLElement>('[data-expanded]')]

/** A card alone in its row is pushed up and down by what is above it; cards beside others change places instead. */
const isAlone = (card: HTMLElement, all: HTMLElement[]) =>
  all.every(
    (other) =>
      other === card ||
      other.offsetTop + other.offsetHeight <= card.offsetTop ||
      other.offsetTop >= card.offsetTop + card.offsetHeight,
  )

/**
 * Moves the `data-expanded` elements of a container from where they were seen to where a change of `dependency` puts them
 * (GRID-1). A change during the movement starts from what is seen at that moment. Under reduced motion, and until the code that
 * moves them has loaded after the page, cards take their places at once. @returns a function to call just before the change,
 * which measures. The card of the given index stays where it is in the window, if it has a row to itself then. One
 * with others beside it is scrolled into the window.
 */
export function useFlip(
  container: RefObject<HTMLElement | null>,
  dependency: unknown,
): (kept: number | null) => void {
  const before = useRef<Before>(undefined)
  const flip = useRef<Pick<typeof import('./flip-cards'), 'seenCards' | 'moveCards'>>(undefined)

  useEffect(() => {
    import('./flip-cards').then(
      ({ seenCards, moveCards }) => {
        flip.current = { seenCards, moveCards }
      },
      () => undefined,
    )
  }, [])

  const measure = useCallback(
    (index: number | null) => {
      const element = container.current
      if (!element) return
      const kept = index === null ? undefined : cards(element)[index]
      const containerTop = measureTop(element)
      before.current = {
        kept,
        containerTop,
        // Its place, not where it is seen: it may be moving.
        keptTop: containerTop + (kept?.offsetTop ?? 0),
        seen: matchesNow(reducedMotion) ? undefined : flip.current?.seenCards(element),
      }
    },
    [container],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: `dependency` is the signal; the cost is that nobody checks it is named.
  useLayoutEffect(() => {
    const element = container.current
    if (!element || !before.current) return
    const { kept, containerTop, keptTop, seen } = before.current
    before.current = undefined
    if (kept && isAlone(kept, cards(element))) {
      // Some browsers have scrolled by now to keep something else in its place; what is left is small there.
      scrollBy({ top: measureTop(element) + kept.offsetTop - keptTop, behavior: 'instant' })
    } else kept?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    const shift = containerTop - measureTop(element)
    if (seen) flip.current?.moveCards(element, seen, shift)
  }, [container, dependency])

  return measure
}

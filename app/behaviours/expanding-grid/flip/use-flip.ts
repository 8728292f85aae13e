import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { matchesNow, reducedMotion } from '../../media-query/queries'
import type { Box } from './flip'

/** As `--time-layout` and `--ease` of the design's tokens. */
const timing: KeyframeAnimationOptions = { duration: 520, easing: 'cubic-bezier(.2, .8, .2, 1)' }

interface Way {
  animation: Animation
  from: Box
  home: Box
}

/** Where an element lies inside the container, so that scrolling in between changes nothing. */
function boxWithin(container: DOMRect, element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x: x - container.x, y: y - container.y, width, height }
}

const cards = (container: Element) => [...container.querySelectorAll<HTMLElement>('[data-flip]')]

/**
 * Moves the `data-flip` elements of a container from where they were seen to where a change of `dependency` puts them (GRID-1),
 * by transform and clip-path. A change on the way starts from what is seen at that moment. Nothing moves under reduced motion,
 * nor before the geometry is there, which is fetched after the page: the cards then take their places at once.
 * @returns measures; to be called just before the change
 */
export function useFlip(container: RefObject<HTMLElement | null>, dependency: unknown): () => void {
  const seen = useRef(new Map<Element, Box>())
  const ways = useRef(new Map<Element, Way>())
  const geometry = useRef<typeof import('./flip')>(undefined)

  useEffect(() => {
    import('./flip').then(
      (flip) => {
        geometry.current = flip
      },
      () => undefined,
    )
  }, [])

  const measure = useCallback(() => {
    seen.current.clear()
    const element = container.current
    if (!element || !geometry.current || matchesNow(reducedMotion)) return
    const { between } = geometry.current
    const bounds = element.getBoundingClientRect()
    for (const card of cards(element)) {
      const way = ways.current.get(card)
      const progress = way?.animation.effect?.getComputedTiming().progress ?? 1
      seen.current.set(card, way ? between(way.from, way.home, progress) : boxWithin(bounds, card))
    }
  }, [container])

  // biome-ignore lint/correctness/useExhaustiveDependencies: `dependency` is the signal; the cost is that nobody checks it is named.
  useLayoutEffect(() => {
    const element = container.current
    if (!element || !geometry.current || seen.current.size === 0) return
    const { flipFrames, isSame } = geometry.current
    for (const { animation } of ways.current.values()) animation.cancel()
    ways.current.clear()
    const bounds = element.getBoundingClientRect()
    const homes = cards(element).map((card) => ({
      card,
      home: boxWithin(bounds, card),
      step: cornerStep(card),
    }))
    for (const { card, home, step } of homes) {
      const from = seen.current.get(card)
      if (!from || isSame(from, home) || !isDrawn(from) || !isDrawn(home)) continue
      const grows = home.width * home.height > from.width * from.height
      const frames = flipFrames(from, home, step).map((frame) => ({ ...frame, zIndex: grows ? 1 : 0 }))
      const animation = card.animate(frames, timing)
      ways.current.set(card, { animation, from, home })
      animation.onfinish = () => ways.current.delete(card)
    }
    seen.current.clear()
  }, [container, dependency])

  return measure
}

const isDrawn = ({ width, height }: Box) => width > 0 && height > 0

/** The card's own corner, in CSS px, so that it does not lose its steps on the way. */
const cornerStep = (card: Element) =>
  Number.parseFloat(getComputedStyle(card).getPropertyValue('--corner-step')) || 0

import { type Box, between, flipFrames, isSame } from './flip'

/** As `--time-layout` and `--ease` of the design's tokens. */
const timing: KeyframeAnimationOptions = { duration: 520, easing: 'cubic-bezier(.2, .8, .2, 1)' }

interface Way {
  animation: Animation
  from: Box
  home: Box
}

const ways = new WeakMap<Element, Way>()

const cards = (container: Element) => [...container.querySelectorAll<HTMLElement>('[data-expanded]')]

/** Where an element lies inside the container, so that scrolling in between changes nothing. */
function boxWithin(container: DOMRect, element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x: x - container.x, y: y - container.y, width, height }
}

const isDrawn = ({ width, height }: Box) => width > 0 && height > 0

/** The card's own corner, in CSS px, so that it does not lose its steps on the way. */
const cornerStep = (card: Element) =>
  Number.parseFloat(getComputedStyle(card).getPropertyValue('--corner-step')) || 0

/** Where the `data-expanded` elements of a container are seen now, at rest or on their way. */
export function seenCards(container: Element): Map<Element, Box> {
  const bounds = container.getBoundingClientRect()
  return new Map(
    cards(container).map((card) => {
      const way = ways.get(card)
      const progress = way?.animation.effect?.getComputedTiming().progress ?? 1
      return [card, way ? between(way.from, way.home, progress) : boxWithin(bounds, card)]
    }),
  )
}

/**
 * Moves the cards from where they were seen to where they lie now, by transform and clip-path.
 * @param shift how far the container was higher in the window when they were seen, in CSS px
 */
export function moveCards(container: Element, seen: Map<Element, Box>, shift: number): void {
  for (const card of cards(container)) {
    ways.get(card)?.animation.cancel()
    ways.delete(card)
  }
  const bounds = container.getBoundingClientRect()
  const homes = cards(container).map((card) => ({
    card,
    home: boxWithin(bounds, card),
    step: cornerStep(card),
  }))
  for (const { card, home, step } of homes) {
    const box = seen.get(card)
    if (!box) continue
    const from = { ...box, y: box.y + shift }
    if (isSame(from, home) || !isDrawn(from) || !isDrawn(home)) continue
    const grows = home.width * home.height > from.width * from.height
    const frames = flipFrames(from, home, step).map((frame) => ({ ...frame, zIndex: grows ? 1 : 0 }))
    const animation = card.animate(frames, timing)
    ways.set(card, { animation, from, home })
    animation.onfinish = () => ways.delete(card)
  }
}

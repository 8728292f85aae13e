/** A rectangle in CSS px. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** One keyframe of a moving card. */
export interface FlipFrame {
  offset: number
  transform: string
  transformOrigin: string
  clipPath: string
}

/** Enough to look smooth: the scale between two frames is interpolated linearly, the movement is not quite linear. */
const FRAMES = 12

/** Steps of the stepped corner that cards have (M and L of the design). */
const CORNER_STEPS = 3

/** The rectangle between two others, at `progress` from 0 to 1. */
export function between(from: Box, to: Box, progress: number): Box {
  const at = (start: number, end: number) => start + (end - start) * progress
  return {
    x: at(from.x, to.x),
    y: at(from.y, to.y),
    width: at(from.width, to.width),
    height: at(from.height, to.height),
  }
}

/** Whether two rectangles look the same. */
export function isSame(a: Box, b: Box): boolean {
  const off = (key: keyof Box) => Math.abs(a[key] - b[key])
  return off('x') < 0.5 && off('y') < 0.5 && off('width') < 0.5 && off('height') < 0.5
}

/** A stepped rectangle as a polygon; all have the same number of points, so that they can be interpolated. */
export function steppedPolygon({ x, y, width, height }: Box, step: number): string {
  const corner = Array.from(
    { length: CORNER_STEPS + 1 },
    (_, k) => [k * step, (CORNER_STEPS - k) * step] as const,
  )
  const stairs = corner.flatMap(([across, down], k) => {
    const before = corner[k - 1]
    return before ? [[across, before[1]] as const, [across, down] as const] : [[across, down] as const]
  })
  const back = [...stairs].reverse()
  const points = [
    ...stairs,
    ...back.map(([across, down]) => [width - across, down] as const),
    ...stairs.map(([across, down]) => [width - across, height - down] as const),
    ...back.map(([across, down]) => [across, height - down] as const),
  ]
  const px = (length: number) => `${Number(length.toFixed(2))}px`
  return `polygon(${points.map(([across, down]) => `${px(x + across)} ${px(y + down)}`).join(', ')})`
}

/**
 * Makes a card whose box is `home` appear at `seen`: scaled evenly to cover it and clipped, like `object-fit: cover`, so that
 * nothing is distorted. `step` is the corner's step on the screen, 0 for plain corners.
 */
export function flipFrame(seen: Box, home: Box, step: number, offset = 0): FlipFrame {
  const scale = Math.max(seen.width / home.width, seen.height / home.height)
  const width = seen.width / scale
  const height = seen.height / scale
  const window = { x: (home.width - width) / 2, y: (home.height - height) / 2, width, height }
  const x = seen.x - home.x - window.x * scale
  const y = seen.y - home.y - window.y * scale
  return {
    offset,
    transform: `translate(${x}px, ${y}px) scale(${scale})`,
    transformOrigin: '0 0',
    clipPath: steppedPolygon(window, step / scale),
  }
}

/** All keyframes from where a card was seen to its new place. */
export function flipFrames(from: Box, home: Box, step: number): FlipFrame[] {
  return Array.from({ length: FRAMES + 1 }, (_, frame) => {
    const progress = frame / FRAMES
    return flipFrame(between(from, home, progress), home, step, progress)
  })
}

/** As `--time-layout` and `--ease` of the design's tokens. */
const timing: KeyframeAnimationOptions = { duration: 520, easing: 'cubic-bezier(.2, .8, .2, 1)' }

interface Way {
  animation: Animation
  from: Box
  home: Box
}

const ways = new WeakMap<Element, Way>()

const cards = (container: Element) => [...container.querySelectorAll<HTMLElement>('[data-expanded]')]

/** The box of an element relative to the container, so that scrolling in between does not matter. */
function boxWithin(container: DOMRect, element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x: x - container.x, y: y - container.y, width, height }
}

const isDrawn = ({ width, height }: Box) => width > 0 && height > 0

/** The card's own corner step, in CSS px, kept while it moves. */
const cornerStep = (card: Element) =>
  Number.parseFloat(getComputedStyle(card).getPropertyValue('--corner-step')) || 0

/** Where the `data-expanded` elements of a container are seen now, at rest or moving. */
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
 * Moves the cards from where they were seen to their new places, by transform and clip-path.
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

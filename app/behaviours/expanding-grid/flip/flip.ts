/** A rectangle in CSS px. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** One keyframe of a card on its way. */
export interface FlipFrame {
  offset: number
  transform: string
  transformOrigin: string
  clipPath: string
}

/** Enough for the eye: the scale between two frames is interpolated linearly, the way is not quite linear. */
const FRAMES = 12

/** Steps of the stepped corner that cards have (M and L of the design). */
const CORNER_STEPS = 3

/** The rectangle on the way from one to another, at `progress` from 0 to 1. */
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

/** A stepped rectangle as a polygon; every one has as many points as every other, so that they can be interpolated. */
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
 * Lets a card that lies at `home` be seen at `seen`: scaled evenly until it covers it, cut to it, as `object-fit: cover` does.
 * Nothing is squeezed, whatever the two shapes are. `step` is the corner's step on the screen, 0 for plain corners.
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

/** All keyframes from where a card was seen to where it lies now. */
export function flipFrames(from: Box, home: Box, step: number): FlipFrame[] {
  return Array.from({ length: FRAMES + 1 }, (_, frame) => {
    const progress = frame / FRAMES
    return flipFrame(between(from, home, progress), home, step, progress)
  })
}

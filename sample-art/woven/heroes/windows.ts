import { indigo, ink, paper, saffron, turmeric, vermilion } from '../dyes'
import { eye } from '../ornaments'
import type { Picture } from '../picture'
import { circle, rect, repeat } from '../shapes'

const [width, height] = [1440, 420]
const street = height - 34
/** Where the pointer rests before anybody moves it. */
const pointer = { x: width * 0.605, y: 96 }

interface Window {
  x: number
  width: number
  height: number
  eyes: number
  wall: string
  /** Share of the eye its lid covers. */
  lid?: number
  bar: 'address' | 'tabs' | 'search' | 'switch'
}

const windows: readonly Window[] = [
  { x: 40, width: 430, height: 290, eyes: 2, wall: vermilion, bar: 'address' },
  { x: 494, width: 168, height: 350, eyes: 1, wall: saffron, bar: 'search' },
  { x: 686, width: 340, height: 210, eyes: 2, wall: turmeric, bar: 'tabs' },
  { x: 1050, width: 176, height: 372, eyes: 1, wall: vermilion, bar: 'switch' },
  { x: 1250, width: 150, height: 240, eyes: 1, wall: saffron, lid: 0.34, bar: 'search' },
]

function titleBar({ x, width: w, bar }: Window, y: number): string {
  const lights = [vermilion, turmeric, paper]
    .map((dye, i) => rect(x + 14 + i * 20, y + 11, 12, 12, dye))
    .join('')
  const right = x + w - 14
  if (bar === 'tabs')
    return lights + rect(x + 92, y + 8, 90, 26, turmeric) + rect(x + 190, y + 14, 60, 6, paper)
  if (bar === 'switch')
    return lights + rect(right - 50, y + 9, 50, 16, paper) + rect(right - 20, y + 7, 20, 20, vermilion)
  if (bar === 'search')
    return lights + rect(right - 54, y + 14, 42, 7, paper) + circle(right - 6, y + 17, 7, paper)
  return lights + rect(x + 92, y + 9, w - 120, 16, paper) + rect(x + 100, y + 14, 90, 6, indigo)
}

function house(window: Window): string {
  const { x, width: w, height: h, eyes, wall, lid = 0 } = window
  const y = street - h
  const room = (w - 20) / eyes
  const inside = { y: y + 40, height: h - 50 }
  const look = repeat(eyes, (i) => {
    const [cx, cy] = [x + 10 + room * (i + 0.5), inside.y + inside.height * (h > 300 ? 0.42 : 0.5)]
    const [rx, ry] = [Math.min(room * 0.46, inside.height * 0.62), Math.min(room * 0.36, inside.height * 0.4)]
    const far = Math.hypot(pointer.x - cx, pointer.y - cy)
    const gaze = [((pointer.x - cx) / far) * 1.1, ((pointer.y - cy) / far) * 1.1] as const
    const iris = wall === vermilion ? saffron : vermilion
    const shut = lid
      ? rect(cx - rx, cy - ry, rx * 2, ry * 2 * lid, wall) +
        rect(cx - rx * 0.72, cy - ry + ry * 2 * lid, rx * 1.44, 7, ink)
      : ''
    return eye(cx, cy, rx, ry, gaze, { rim: ink, white: paper, iris, pupil: ink }) + shut
  })
  const step =
    h > 300
      ? rect(x + w / 2 - 42, street - 78, 84, 78, indigo) +
        rect(x + w / 2 - 32, street - 68, 64, 68, paper) +
        rect(x + w / 2 + 14, street - 36, 9, 9, vermilion)
      : ''
  return (
    rect(x, y, w, h, indigo) +
    rect(x + 10, inside.y, w - 20, inside.height, wall) +
    titleBar(window, y) +
    look +
    step
  )
}

/** UI/UX: a street of screens, somebody at home in each. Transparent above the street. */
export function windowStreet(): Picture {
  const art =
    windows.map(house).join('') +
    rect(0, street, width, 34, indigo) +
    rect(0, street + 9, width, 7, vermilion)
  return { width, height, stretches: [{ art, weave: { slip: 2.8, drift: 0.8, texture: 0.045, seed: 5 } }] }
}

import { type Flat, hull } from '../../lib/hull'
import { copper, lilac, starlight } from './book'
import { eye, lamp, type Place, ring, shadow, view } from './lounge-room'

/** What keeps the towers company on the table: paper trees, and the cat of the house. */
interface Tree {
  x: number
  y: number
  r: number
  high: number
}
export const trees: Tree[] = [
  [-84, -26, 6, 15],
  [-104, -2, 8, 20],
  [-78, 14, 5, 13],
  [-122, 30, 7, 17],
  [84, -34, 7, 17],
  [106, -14, 6, 14],
  [128, 6, 8, 20],
].map(([x = 0, y = 0, r = 6, high = 14]) => ({ x, y, r, high }))

const outline = (points: readonly Flat[]): string =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`

export const coneShadow = ({ x, y, r, high }: Tree): string => shadow([...ring(x, y, r, 0, 40), [x, y, high]])

/** A cone of paper: the part of it that is turned to the lamp is pale. */
export function cone({ x, y, r, high }: Tree): string {
  const foot = ring(x, y, r, 0, 72)
  const tip = view([x, y, high])
  const towards = (place: Place, [px, py]: Place): number =>
    (px - x) * (place[0] - x) + (py - y) * (place[1] - y)
  const lit = foot.filter(
    (place) =>
      towards(lamp, place) > -0.35 * r * Math.hypot(lamp[0] - x, lamp[1] - y) &&
      towards(eye, place) > -0.12 * r * Math.hypot(eye[0] - x, eye[1] - y),
  )
  const halves = [-1, 1].map((side) => lit.filter(([px]) => (px - x) * side > 0).map(view))
  return `<path d="${outline(hull([...foot.map(view), tip]))}" fill="#4A2FA8"/>${halves
    .filter((half) => half.length > 1)
    .map((half) => `<path d="${outline(hull([tip, ...half]))}" fill="#C9B9FF"/>`)
    .join('')}`
}

/** The cat sleeps in the lamplight, to the right of the shadows; 1 is how it is drawn. */
const [catX, catY] = view([100, 84, 0])
const size = 1.16

/** Its shadow falls towards us. */
export const catShadow = `M${catX - 150 * size} ${catY}C${catX - 150 * size} ${catY + 90 * size} ${catX - 40 * size} ${catY + 132 * size} ${catX + 60 * size} ${catY + 122 * size}C${catX + 180 * size} ${catY + 110 * size} ${catX + 196 * size} ${catY + 40 * size} ${catX + 150 * size} ${catY - 20 * size}Z`

const [fur, back, face] = ['#3A2590', '#4A2FA8', '#5B3FD1']
/** Curled up with its tail round its paws; the lamp behind it draws a pale edge along back and ears. */
export const cat = `<g transform="translate(${catX.toFixed(1)} ${catY.toFixed(1)}) scale(${size})" stroke-linecap="round" stroke-linejoin="round">
  <path d="M-150 10C-160-58-92-114 6-114C104-114 164-62 158 2C152 60 84 88 0 88C-84 88-144 68-150 10Z" fill="${fur}"/>
  <path d="M-128-50C-92-96-44-114 6-114C104-114 164-62 158 2C156 24 144 42 128 56C150-14 96-82 10-84C-48-84-96-70-128-50Z" fill="${lilac}"/>
  <path d="M-20-80C-10-60-10-46-18-32M22-84C34-62 34-46 26-30M64-78C78-58 78-42 70-26M100-60C112-44 114-28 108-14" fill="none" stroke="${back}" stroke-width="13"/>
  <path d="M140 36C104 92 4 104-76 82C-108 72-118 52-104 38C-92 26-70 36-56 46C-4 72 84 62 116 14Z" fill="${face}"/><path d="M-104 38C-92 26-70 36-56 46L-72 82C-108 72-118 52-104 38Z" fill="${starlight}"/>
  <path d="M-146-16C-150-40-148-72-142-86L-108-58C-92-64-70-64-56-58L-22-86C-16-66-16-36-22-12C-28 22-52 46-84 46C-116 46-142 20-146-16Z" fill="${face}"/>
  <path d="M-146-44C-147-60-146-76-142-86L-108-58C-92-64-70-64-56-58L-22-86C-18-74-17-60-18-46L-26-62L-52-44C-72-52-92-52-112-44L-138-62Z" fill="${starlight}"/>
  <path d="M-128-6q16 13 32 0M-70-6q16 13 32 0" fill="none" stroke="${starlight}" stroke-width="5.5"/><path d="M-91 12h14l-7 8z" fill="${copper}"/><path d="M-84 22q-9 11-19 4M-84 22q9 11 19 4" fill="none" stroke="${starlight}" stroke-width="4.5"/>
</g>`

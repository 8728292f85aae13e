import { type Flat, hull } from '../../lib/hull'

/** The shadow on the ground of parts seen from above, as path data: it falls `degrees` (0 is right), `length` px long for a height of 1. */
export function shadow(
  parts: { outline: Flat[]; height: number }[],
  degrees: number,
  length: number,
): string {
  const a = (degrees * Math.PI) / 180
  const [dx, dy] = [length * Math.cos(a), length * Math.sin(a)]
  return parts
    .map(({ outline, height }) => {
      const far = outline.map(([x, y]): Flat => [x + dx * height, y + dy * height])
      return `M${hull([...outline, ...far])
        .map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`)
        .join('L')}Z`
    })
    .join('')
}

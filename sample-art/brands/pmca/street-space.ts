/** The space of the canopy street: where its eye stands, and how a place in it comes to lie on the poster. */
export const [vx, vy, focus] = [1000, 540, 700]
export const [halfStreet, ceiling, floor] = [3.4, 1.9, -1.45]

export type Place = readonly [x: number, y: number, z: number]

/** The eye stands in the middle of the street, 1.45 m above it; z runs away from us. */
export const seen = ([x, y, z]: Place): [number, number] => [vx + (x * focus) / z, vy - (y * focus) / z]

export const shape = (points: readonly Place[]) =>
  `${points
    .map(
      (p, i) =>
        `${i ? 'L' : 'M'}${seen(p)
          .map((v) => v.toFixed(1))
          .join(' ')}`,
    )
    .join('')}Z`

/** A flower of petals lying in a plane: `at` turns plane coordinates into places. */
export function flower(
  at: (u: number, v: number) => Place,
  count: number,
  inner: number,
  outer: number,
  wide: number,
  fill: string,
  extra = '',
): string {
  return Array.from({ length: count }, (_, i) => {
    const turn = (i / count) * Math.PI * 2
    const outline = Array.from({ length: 16 }, (_, k) => {
      const part = k < 8 ? k / 8 : (16 - k) / 8
      const side = (k < 8 ? 1 : -1) * wide * Math.sin(Math.PI * part ** 0.8)
      const reach = inner + (outer - inner) * part
      return at(
        Math.cos(turn) * reach - Math.sin(turn) * side,
        Math.sin(turn) * reach + Math.cos(turn) * side,
      )
    })
    return `<path d="${shape(outline)}" fill="${fill}" ${extra}/>`
  }).join('')
}

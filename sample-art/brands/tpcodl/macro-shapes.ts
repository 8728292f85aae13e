import { add, cross, type Piece, scaled, unit, type Vector } from './tracer'

type Spot = readonly [number, number]

/** A curve in the plane of the cell, as points at even distances. */
function even(points: Spot[], step: number, z: number): Vector[] {
  const out: Vector[] = []
  let left = 0
  for (let i = 1; i < points.length; i++) {
    const [[ax, ay], [bx, by]] = [points[i - 1] ?? [0, 0], points[i] ?? [0, 0]]
    const length = Math.hypot(bx - ax, by - ay)
    for (; left <= length; left += step)
      out.push([ax + ((bx - ax) * left) / length, ay + ((by - ay) * left) / length, z])
    left -= length
  }
  return out
}

const tangents = (points: Vector[]): Vector[] =>
  points.map((p, i) => unit(add(points[i + 1] ?? p, points[i - 1] ?? p, -1)))

/** Wire through points; `radius` may change along it, where solder has run. */
function swept(points: Vector[], radius: (point: Vector) => number, live = false): Piece[] {
  const along = tangents(points)
  return points.slice(1).map((b, i): Piece => {
    const a = points[i] ?? b
    return { a, b, from: along[i] ?? [1, 0, 0], to: along[i + 1] ?? [1, 0, 0], radius: radius(a), live }
  })
}

/** How many pieces a turn of the twist is made of. */
const fineness = 44

/** Two strands twisted round each other. */
export function twisted(spots: Spot[], z: number, radius: number, pitch: number): Piece[] {
  const axis = even(spots, pitch / fineness, z)
  const along = tangents(axis)
  return [0, Math.PI].flatMap((phase) =>
    swept(
      axis.map((point, i) => {
        const side = cross([0, 0, 1], along[i] ?? [1, 0, 0])
        const turn = phase + (i / fineness) * Math.PI * 2
        const out = add(scaled(side, Math.cos(turn)), [0, 0, Math.sin(turn)])
        return add(point, out, radius * 1.01)
      }),
      () => radius,
    ),
  )
}

/** Drawn wire, which swells a little where a granule is soldered to it. */
export function drawn(spots: Spot[], z: number, radius: number, joints: Spot[] = [], live = false): Piece[] {
  return swept(
    even(spots, Math.max(3, radius * 0.22), z),
    ([x, y]) =>
      radius *
      (1 +
        0.42 *
          joints.reduce(
            (most, [jx, jy]) =>
              Math.max(most, Math.exp(-(((x - jx) ** 2 + (y - jy) ** 2) / (radius * 2.6) ** 2))),
            0,
          )),
    live,
  )
}

export function granule([x, y]: Spot, z: number, radius: number): Piece {
  return { a: [x, y, z], b: [x, y, z], from: [1, 0, 0], to: [1, 0, 0], radius, live: false }
}

/** Points of Bézier curves that follow on one another. */
export function bends(start: Spot, ...curves: [Spot, Spot, Spot][]): Spot[] {
  let p = start
  return curves.flatMap(([q, r, s]) => {
    const from = p
    p = s
    return Array.from({ length: 201 }, (_, i): Spot => {
      const t = i / 200
      const at = (k: 0 | 1) =>
        (1 - t) ** 3 * from[k] + 3 * (1 - t) ** 2 * t * q[k] + 3 * (1 - t) * t * t * r[k] + t ** 3 * s[k]
      return [at(0), at(1)]
    })
  })
}

/** A scroll wound inwards from radius r, its turns `gap` apart. */
export function scroll(x: number, y: number, r: number, start: number, gap: number, sense: number): Spot[] {
  const turns = (r - gap * 0.45) / gap
  const steps = Math.ceil(turns * 120)
  return Array.from({ length: steps + 1 }, (_, i): Spot => {
    const a = start + (sense * i * Math.PI * 2) / 120
    const k = Math.max(gap * 0.45, r - (gap * i) / 120)
    return [x + k * Math.cos(a), y + k * Math.sin(a)]
  })
}

/** Pieces turned by an angle and moved within their plane. */
export function placed(pieces: Piece[], angle: number, [x, y]: Spot, size = 1, z = 0): Piece[] {
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  const turn = ([px, py, pz]: Vector): Vector => [c * px - s * py, s * px + c * py, pz]
  return pieces.map((piece) => ({
    ...piece,
    a: add([x, y, z], turn(piece.a), size),
    b: add([x, y, z], turn(piece.b), size),
    from: turn(piece.from),
    to: turn(piece.to),
    radius: piece.radius * size,
  }))
}

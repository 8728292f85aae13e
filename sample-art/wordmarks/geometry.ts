import paper from 'paper/dist/paper-core'
import { face, outline } from './outline'

/** Boolean geometry of the wordmarks. Units: the letters' own, baseline at y = 0, y down. */
paper.setup(new paper.Size(10, 10))
export type Shape = paper.PathItem
export type At = readonly [x: number, y: number]
const loose = { insert: false }

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
  width: number
  height: number
  cx: number
  cy: number
}

export function box(shape: Shape): Box {
  const { left, top, right, bottom, width, height, center } = shape.bounds
  return { left, top, right, bottom, width, height, cx: center.x, cy: center.y }
}

export const rectangle = (x: number, y: number, width: number, height: number, radius = 0): Shape =>
  new paper.Path.Rectangle({ point: [x, y], size: [width, height], radius, ...loose })
export const circle = (x: number, y: number, radius: number): Shape =>
  new paper.Path.Circle({ center: [x, y], radius, ...loose })
export const ellipse = (x: number, y: number, a: number, b: number): Shape =>
  new paper.Path.Ellipse({ center: [x, y], radius: [a, b], ...loose })
export const polygon = (...points: At[]): Shape =>
  new paper.Path({ segments: points.map(([x, y]) => new paper.Point(x, y)), closed: true, ...loose })

/** A shape by its path data; a part that runs against the rest is a hole. */
export function traced(pathData: string): Shape {
  const compound = new paper.CompoundPath({ pathData, fillRule: 'nonzero', ...loose })
  return compound.unite(compound, loose)
}

export const join = (first: Shape, ...rest: readonly Shape[]): Shape =>
  rest.reduce((sum, shape) => sum.unite(shape, loose), first)
export const cut = (from: Shape, ...holes: readonly Shape[]): Shape =>
  holes.reduce((left, hole) => left.subtract(hole, loose), from)

export function moved(shape: Shape, dx: number, dy = 0): Shape {
  shape.translate(new paper.Point(dx, dy))
  return shape
}

export function turned(shape: Shape, degrees: number, [x, y]: At): Shape {
  shape.rotate(degrees, new paper.Point(x, y))
  return shape
}

export function slanted(shape: Shape, slope: number): Shape {
  shape.shear(new paper.Point(slope, 0), new paper.Point(0, 0))
  return shape
}

export const scaled = (shape: Shape, factor: number, [x, y]: At): Shape => {
  const copy = shape.clone(loose)
  copy.scale(factor, new paper.Point(x, y))
  return copy
}

export const contains = (shape: Shape, [x, y]: At) => shape.contains(new paper.Point(x, y))

/** A stroke as an outline: the points widened to both sides by `width`, constant or a function of the way (0 to 1). */
export function stroke(
  points: readonly At[],
  width: number | ((way: number) => number),
  smooth = false,
): Shape {
  const last = points.length - 1
  const sides = points.map(([x, y], i) => {
    const [ax, ay] = points[Math.max(0, i - 1)] ?? [x, y]
    const [bx, by] = points[Math.min(last, i + 1)] ?? [x, y]
    const normal = Math.atan2(by - ay, bx - ax) + Math.PI / 2
    const half = (typeof width === 'function' ? width(i / last) : width) / 2
    const [dx, dy] = [Math.cos(normal) * half, Math.sin(normal) * half]
    return { one: new paper.Point(x + dx, y + dy), other: new paper.Point(x - dx, y - dy) }
  })
  const edges = [sides.map((side) => side.one), sides.map((side) => side.other).reverse()].map((edge) => {
    const path = new paper.Path({ segments: edge, ...loose })
    if (smooth) path.smooth({ type: 'continuous' })
    return path
  })
  const [near, far] = edges
  if (!near || !far) throw new Error('A stroke needs two sides')
  near.addSegments(far.segments)
  near.closed = true
  return near
}

export function arc(cx: number, cy: number, radius: number, from: number, to: number, width: number): Shape {
  const steps = 8
  const points = Array.from({ length: steps + 1 }, (_, i): At => {
    const angle = ((from + ((to - from) * i) / steps) * Math.PI) / 180
    return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)]
  })
  return stroke(points, width, true)
}

/** A wave from x = left to right round y; eight points a period keep it light. */
export function wave(
  left: number,
  right: number,
  y: number,
  swell: number,
  period: number,
  width: number,
): Shape {
  const steps = Math.max(8, Math.round(((right - left) / period) * 8))
  const points = Array.from({ length: steps + 1 }, (_, i): At => {
    const x = left + ((right - left) * i) / steps
    return [x, y + swell * Math.sin(((x - left) / period) * Math.PI * 2)]
  })
  return stroke(points, width, true)
}

/** A leaf that grows from (x, y), `degrees` from upright. */
export function leaf(x: number, y: number, length: number, width: number, degrees: number): Shape {
  const foot = new paper.Segment(
    new paper.Point(x, y),
    new paper.Point(-width, -length * 0.35),
    new paper.Point(width, -length * 0.35),
  )
  const tip = new paper.Segment(
    new paper.Point(x, y - length),
    new paper.Point(width * 0.7, length * 0.3),
    new paper.Point(-width * 0.7, length * 0.3),
  )
  return turned(new paper.Path({ segments: [foot, tip], closed: true, ...loose }), degrees, [x, y])
}

export function star(x: number, y: number, radius: number, waist = 0.22, points = 4): Shape {
  return polygon(
    ...Array.from({ length: points * 2 }, (_, i): At => {
      const angle = (i / (points * 2)) * Math.PI * 2 - Math.PI / 2
      const reach = i % 2 ? radius * waist : radius
      return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)]
    }),
  )
}

/** An almond between (left, y) and (right, y): the outline of an eye. */
export function almond(left: number, right: number, y: number, lift: number, drop: number): Shape {
  const width = right - left
  const [a, b] = [new paper.Point(left, y), new paper.Point(right, y)]
  const one = new paper.Segment(a, new paper.Point(width * 0.25, drop), new paper.Point(width * 0.25, -lift))
  const two = new paper.Segment(
    b,
    new paper.Point(-width * 0.25, -lift),
    new paper.Point(-width * 0.25, drop),
  )
  return new paper.Path({ segments: [one, two], closed: true, ...loose })
}

export const arch = (x: number, foot: number, width: number, height: number): Shape =>
  join(
    rectangle(x, foot - height + width / 2, width, height - width / 2),
    circle(x + width / 2, foot - height + width / 2, width / 2),
  )

export const gable = (x: number, y: number, width: number, height: number): Shape =>
  polygon(
    [x, y + height],
    [x, y + height * 0.42],
    [x + width / 2, y],
    [x + width, y + height * 0.42],
    [x + width, y + height],
  )

/** Moves every corner to a tenth of a unit: steps from one to the next then round without adding up to a slant. */
export function toTenths(shape: Shape): void {
  const tenth = (value: number) => Math.round(value * 10) / 10
  for (const part of (shape.children.length ? shape.children : [shape]) as paper.Path[]) {
    for (const segment of part.segments)
      segment.point = new paper.Point(tenth(segment.point.x), tenth(segment.point.y))
  }
}

/** Only the parts of a letter whose foot is below y: takes the dot off an i. */
export function below(shape: Shape, y: number): Shape {
  const parts = shape.children.length ? shape.children : [shape]
  return new paper.CompoundPath({
    children: parts.filter((part) => part.bounds.bottom > y).map((part) => part.clone(loose)),
    ...loose,
  })
}

/** The outer outline of a letter, its counters filled. */
export function filled(shape: Shape): Shape {
  const parts = (shape.children.length ? shape.children : [shape]) as paper.Path[]
  const outer = parts.reduce((most, part) => (Math.abs(part.area) > Math.abs(most.area) ? part : most))
  return new paper.CompoundPath({ children: [outer.clone(loose)], ...loose })
}

/** A word as separate letters, which a mark then cuts, swaps and shifts. */
export class Word {
  readonly letters: Shape[]

  constructor(text: string, family: string, weight: number, size = 100, spacing = 0) {
    this.letters = outline(text, face(family, weight), size, spacing).map(({ path }) => traced(path))
  }

  /** Throws where the word has no such letter. */
  letter(index: number): Shape {
    const shape = this.letters[index]
    if (!shape) throw new Error(`No letter ${index}`)
    return shape
  }

  box(index: number): Box {
    return box(this.letter(index))
  }

  /** Swaps one letter for another shape. */
  swap(index: number, shape: Shape): void {
    this.letters[index] = shape
  }

  /** Shifts the letters from `first` up to, not including, `end`. */
  shift(dx: number, first = 0, end = this.letters.length): void {
    for (const shape of this.letters.slice(first, end)) moved(shape, dx)
  }

  joined(): Shape {
    const [first, ...rest] = this.letters
    if (!first) throw new Error('An empty word has no outline')
    return join(first, ...rest)
  }
}

/** A family of wordmarks by id. */
export type Marks = Record<string, () => Shape>

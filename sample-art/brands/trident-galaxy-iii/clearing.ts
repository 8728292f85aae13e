/** One trail: its radius, the angles between which it runs, how bright it is (0 to 1) and how wide. */
export interface Arc {
  r: number
  start: number
  end: number
  light: number
  width: number
}

/** A place in the sky that trails keep out of: an ellipse round (x, y), its half axes across and down. */
export interface Clearing {
  x: number
  y: number
  across: number
  down: number
}

/** Least length of a trail that is left at the rim, px: a shorter one would look like a stub. */
const least = 120
const step = 0.004

/** The trails round (x, y) without what lies in the clearing; each ends square, on the rim. */
export function outside(arcs: Arc[], x: number, y: number, clearing: Clearing): Arc[] {
  const free = (r: number, a: number): boolean => {
    const across = (x + r * Math.cos(a) - clearing.x) / clearing.across
    const down = (y + r * Math.sin(a) - clearing.y) / clearing.down
    return across * across + down * down > 1
  }
  return arcs.flatMap((arc) => {
    const parts: Arc[] = []
    let start: number | undefined
    const close = (end: number): void => {
      const whole = start === arc.start && end === arc.end
      if (start !== undefined && (whole || (end - start) * arc.r > least)) parts.push({ ...arc, start, end })
      start = undefined
    }
    for (let a = arc.start; a < arc.end; a += step) {
      if (!free(arc.r, a)) close(a)
      else start ??= a
    }
    close(arc.end)
    return parts
  })
}

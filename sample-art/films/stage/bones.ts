/** A limb of two bones between two points. */
export interface Limb {
  from: readonly [number, number]
  to: readonly [number, number]
  /** Lengths of the upper and the lower bone. */
  upper: number
  lower: number
  /** 1 or -1: which way the joint points. */
  bend: 1 | -1
}

/** Where the knee or elbow is, and the end of the limb (pulled in where the target is out of reach). */
export function solve({ from, to, upper, lower, bend }: Limb): {
  joint: [number, number]
  end: [number, number]
} {
  const dx = to[0] - from[0]
  const dy = to[1] - from[1]
  const full = Math.hypot(dx, dy) || 1
  const reach = Math.min(full, (upper + lower) * 0.999)
  const ux = dx / full
  const uy = dy / full
  const along = (upper ** 2 - lower ** 2 + reach ** 2) / (2 * reach)
  const aside = Math.sqrt(Math.max(0, upper ** 2 - along ** 2)) * bend
  return {
    joint: [from[0] + ux * along - uy * aside, from[1] + uy * along + ux * aside],
    end: [from[0] + ux * reach, from[1] + uy * reach],
  }
}

/** The limb as a path, to be stroked. */
export function limb(bones: Limb): string {
  const { joint, end } = solve(bones)
  return `M${bones.from[0]} ${bones.from[1]}L${joint[0]} ${joint[1]}L${end[0]} ${end[1]}`
}

import { box, ellipsoid, limb, melt, noise, type Point } from './field'

const trunk: readonly (readonly [Point, number])[] = [
  [[0, 1.42, 0.98], 0.27],
  [[0, 1.02, 1.24], 0.23],
  [[0.02, 0.62, 1.34], 0.185],
  [[0.1, 0.28, 1.36], 0.15],
  [[0.3, 0.12, 1.42], 0.125],
  [[0.5, 0.2, 1.46], 0.105],
  [[0.56, 0.36, 1.46], 0.09],
]

/** The elephant of the rock, facing +z, feet at y = 0. */
export function elephant(x: number, y: number, z: number): number {
  let body = ellipsoid(x, y - 1.22, z + 0.55, 0.98, 1, 1.2)
  let head = melt(
    ellipsoid(x, y - 1.62, z - 0.55, 0.52, 0.6, 0.52),
    ellipsoid(x - 0.2, y - 2.05, z - 0.5, 0.27, 0.27, 0.3),
    0.14,
  )
  head = melt(head, ellipsoid(x + 0.2, y - 2.05, z - 0.5, 0.27, 0.27, 0.3), 0.1)
  body = melt(body, head, 0.18)
  let nose = 1e9
  trunk.forEach(([to, radius], i) => {
    const before = trunk[i - 1]
    if (before) nose = Math.min(nose, limb(x, y, z, before[0], to, before[1], radius))
  })
  body = melt(body, nose + 0.008 * Math.sin(y * 34), 0.12)
  for (const side of [-1, 1]) {
    const sx = x * side
    const [ex, ez] = [sx - 0.78, z - 0.22]
    const [cos, sin] = [Math.cos(0.55), Math.sin(0.55)]
    body = melt(
      body,
      ellipsoid(ex * cos + ez * sin - 0.02, y - 1.52, -ex * sin + ez * cos, 0.44, 0.62, 0.075),
      0.07,
    )
    body = melt(body, limb(sx, y, z, [0.52, 1, 0.18], [0.54, 0.12, 0.3], 0.36, 0.31), 0.14)
    body = melt(body, limb(sx, y, z, [0.54, 0.1, 0.32], [0.54, 0.06, 0.34], 0.36, 0.38), 0.06)
    body = melt(body, limb(sx, y, z, [0.3, 1.28, 0.92], [0.44, 0.92, 1.34], 0.09, 0.035), 0.05)
  }
  return body
}

function rock(x: number, y: number, z: number): number {
  const block = box(x + 0.42, y - 0.9, z + 2.3, 1.55, 1.55, 1.6, 0.35)
  if (block > 1) return block - 0.5
  return (
    block +
    (noise(x * 1.1 + 3, y * 1.1, z * 1.1) - 0.5) * 0.75 +
    (noise(x * 2.8, y * 2.8, z * 2.8) - 0.5) * 0.26
  )
}

/** Elephant, rock and the ground they stand on. */
export function dhauli(x: number, y: number, z: number): number {
  const away = Math.sqrt(x * x + (y - 1.2) ** 2 + (z - 0.2) ** 2) - 2.1
  const animal = away > 0.9 ? away : elephant(x, y, z)
  const floor = y + (y < 0.4 ? (noise(x * 0.9, 0, z * 0.9) - 0.5) * 0.12 : -0.06)
  return Math.min(melt(animal, rock(x, y, z), 0.3), floor)
}

/** How near a point is to the eye: 0 in the pupil, 1 outside the lids. */
export function eye(x: number, y: number, z: number): { pupil: boolean; lid: number } {
  const dx = (Math.abs(x) - 0.43) * 0.9
  const dy = (y - 1.63) * 1.5
  const almond = Math.sqrt(dx * dx + dy * dy + (z - 0.88) ** 2)
  return { pupil: almond < 0.082, lid: Math.min(1, almond / 0.17) }
}

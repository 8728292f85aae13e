import { frontLeg } from './elephant-foot'
import { headBody } from './elephant-head'
import { box, ellipsoid, melt, noise } from './field'

/** The elephant of the rock, facing +z, feet at y = 0. */
export function elephant(x: number, y: number, z: number): number {
  const sx = Math.abs(x)
  const barrel = ellipsoid(x, y - 1.22, z + 0.55, 0.92, 1, 1.2)
  const body = melt(barrel, frontLeg(sx, y, z), 0.14)
  return melt(body, headBody(x, y, z), 0.05)
}

/** The room that the mason cut round head and ears. */
const niche = (x: number, y: number, z: number) => ellipsoid(x, y - 1.5, z + 0.35, 1.42, 1.12, 1.05)

function rock(x: number, y: number, z: number): number {
  const block = box(x + 0.42, y - 0.9, z + 2.3, 1.55, 1.55, 1.6, 0.35)
  if (block > 1) return block - 0.5
  const rough =
    block +
    (noise(x * 1.1 + 3, y * 1.1, z * 1.1) - 0.5) * 0.75 +
    (noise(x * 2.8, y * 2.8, z * 2.8) - 0.5) * 0.26
  return -melt(-rough, niche(x, y, z), 0.1)
}

/** Elephant, rock and the ground they stand on. */
export function dhauli(x: number, y: number, z: number): number {
  const away = Math.sqrt(x * x + (y - 1.2) ** 2 + (z - 0.2) ** 2) - 2.1
  const animal = away > 0.9 ? away : elephant(x, y, z)
  const floor = y + (y < 0.4 ? (noise(x * 0.9, 0, z * 0.9) - 0.5) * 0.12 : -0.06)
  return Math.min(melt(animal, rock(x, y, z), 0.06), floor)
}

/** Light that reaches a point of the stone: the niche behind the head is in the dark. */
export function reached(x: number, y: number, z: number): number {
  if (y < 0.16 || z > 0.3) return 1
  const inside = Math.max(0, Math.min(1, (0.04 - niche(x, y, z)) / 0.1))
  if (!inside || elephant(x, y, z) < 0.03) return 1
  return 1 - 0.82 * inside
}

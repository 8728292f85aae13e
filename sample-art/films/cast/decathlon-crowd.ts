import { line, path, place } from '../stage/markup'
import { chance, clamp, mix, out, ramp } from '../stage/timing'
import { blue, deep, light, pose, through } from './decathlon'

const tiers = 4
const seats = 6
const coats = ['#0C3CC4', '#2F6DFF', '#0F47DA', '#0B2E9E'] as const
const skins = ['#0A2A92', '#0D38B8', '#1242CC'] as const

/** One of the crowd at the origin, chin on the row in front: `cheer` throws the arms up, the eyes go where she goes. */
function fan(index: number, cheer: number, gaze: readonly [number, number], tier: number): string {
  const coat = mixed(coats[Math.floor(chance(index, 9) * 4)] ?? deep, tier)
  const head = mixed(skins[Math.floor(chance(index, 11) * 3)] ?? deep, tier)
  const hat = Math.floor(chance(index, 7) * 4)
  const arm = (side: number) =>
    line(
      `M${side * 40} 44Q${side * mix(58, 66, cheer)} ${mix(56, 6, cheer)} ${side * mix(44, 58, cheer)} ${mix(70, -62, cheer)}`,
      coat,
      24,
    )
  const eye = (x: number) =>
    path(`M${x - 9} -2a9 9 0 1 0 18 0a9 9 0 1 0 -18 0Z`, light) +
    path(`M${x - 4 + gaze[0] * 4} ${-2 + gaze[1] * 4}a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z`, deep)
  return (
    arm(-1) +
    arm(1) +
    path('M-58 210V76C-58 40 -34 32 0 32S58 40 58 76V210Z', coat) +
    path('M-35 0C-35 -46 35 -46 35 0C35 30 20 40 0 40S-35 30 -35 0Z', head) +
    (hat === 0 ? path('M-38 -12C-38 -54 38 -54 38 -12L56 -8V-2H-38Z', coat) : '') +
    (hat === 1 ? path('M-30 -26Q-46 -50 -26 -62Q-8 -70 0 -52Q8 -70 26 -62Q46 -50 30 -26Z', coat) : '') +
    eye(-14) +
    eye(14) +
    path(`M-10 ${mix(17, 14, cheer)}Q0 ${mix(21, 34, cheer)} 10 ${mix(17, 14, cheer)}Z`, light)
  )
}

/** Rows further up are further off: nearer to the blue of the sky. */
const mixed = (colour: string, tier: number): string => {
  const part = (hex: string, i: number) => Number.parseInt(hex.slice(1 + i * 2, 3 + i * 2), 16)
  return `rgb(${[0, 1, 2].map((i) => Math.round(mix(part(colour, i), part(blue, i), 0.36 - tier * 0.1))).join(' ')})`
}

/** The stands: they fill while she is still away, rise as she passes, and sit down for good when the name comes. */
export function crowd(t: number): string {
  const her = pose(t)
  const body: [number, number] = [
    her.x + Math.sin((her.turn * Math.PI) / 180) * 200,
    her.y - Math.cos((her.turn * Math.PI) / 180) * 200,
  ]
  return Array.from({ length: tiers }, (_, tier) =>
    Array.from({ length: seats }, (_, i) => {
      const index = tier * seats + i
      const x = i * 150 + 20 - (tier % 2) * 75
      const y = 676 + tier * 142
      const late = 0.02 + (tiers - tier) * 0.03 + chance(index, 2) * 0.22
      const come = 1 - ramp(t, late, late + 0.34, out)
      const leave = ramp(t, 3.42 + tier * 0.03, 3.86 + tier * 0.03, (k) => k * k)
      const far = Math.hypot(x - body[0], (y - body[1]) * 0.8)
      const near = Math.exp(-((far / 230) ** 2))
      const won = ramp(t, through, through + 0.16, out)
      const joy = Math.max(near, won)
      const bounce = mix(near, Math.abs(Math.sin((t - through) * 9 + i)), won)
      const jump = bounce * (46 + 22 * chance(index, 5))
      const gaze = [clamp((body[0] - x) / 260, -1, 1), clamp((body[1] - y) / 260, -1, 1)] as const
      return place({ x, y: y + 760 * (come + leave) - jump, scale: 1.22 }, fan(index, joy, gaze, tier))
    }).join(''),
  ).join('')
}

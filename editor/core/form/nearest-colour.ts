import { contrast } from '../../../content/validation/contrast'

const STEPS = 64

const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

const towards = (colour: string, goal: number, share: number) =>
  `#${channels(colour)
    .map((one) =>
      Math.round(one + (goal - one) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')
    .toUpperCase()}`

/** The colour nearest to this one that can be read on another: darker or lighter, whichever is less far. */
export function nearestColour(colour: string, ground: string, least: number): string | undefined {
  for (let step = 1; step <= STEPS; step += 1)
    for (const goal of [0, 255]) {
      const candidate = towards(colour, goal, step / STEPS)
      if (contrast(ground, candidate) >= least) return candidate
    }
  return undefined
}

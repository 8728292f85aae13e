import type { Alphabet } from './hands/alphabet'
import { architect } from './hands/architect'
import { marker } from './hands/marker'
import { print } from './hands/print'
import { school } from './hands/school'
import { scrawl } from './hands/scrawl'
import { joinedWord } from './joined-word'
import { stroke } from './pencil'
import type { Tool } from './tools'

const hands = { print, architect, scrawl, school, marker } satisfies Record<string, Alphabet>

/** Whose hand wrote it. */
type HandName = keyof typeof hands

interface Writing {
  hand?: HandName
  colour?: string
  tool?: Tool
  /** Width of the stroke, px. */
  weight?: number
  /** Degrees, clockwise. */
  turn?: number
  /** Degrees that the letters lean to the right, where this writer's differ from the hand's. */
  slope?: number
  /** How much wider than the hand's this writer's letters are, 1 as wide. */
  stretch?: number
  anchor?: 'start' | 'middle'
  leading?: number
}

/** The character's width and path; a space has none. Refuses what the hand has not learned. */
function letterOf(name: HandName, character: string): readonly [width: number, path: string] {
  const { letters, space }: Alphabet = hands[name]
  const letter = character === ' ' ? ([space - hands[name].gap, ''] as const) : letters[character]
  if (!letter) throw new Error(`the hand “${name}” has no “${character}”; draw it in lib/hands/${name}.ts`)
  return letter
}

/** Lines written by hand, the first on the baseline y; `size` is the em. `data-lettering` says it to whoever measures. */
export function written(
  lines: string | readonly string[],
  x: number,
  y: number,
  size: number,
  {
    hand: name = 'print',
    colour = '#4A4642',
    tool = 'pencil',
    weight = size * hands[name].weight,
    turn = 0,
    slope = hands[name].slope,
    stretch = 1,
    anchor = 'start',
    leading = 1.12,
  }: Writing = {},
): string {
  const hand: Alphabet = hands[name]
  const k = size / 100
  const line = { colour, tool, weight: weight / k, unrest: hand.unrest }
  const each = (typeof lines === 'string' ? [lines] : lines).map((words, row) => {
    let at = 0
    const placed = [...(hand.isCapitals ? words.toUpperCase() : words)].map((character, place) => {
      const [width, path] = letterOf(name, character)
      const left = at
      at += width + hand.gap
      // No two letters of a hand stand alike.
      const lift = Math.sin(place * 2.3 + row * 1.7 + words.length) * hand.lift
      const lean = slope + Math.sin(place * 1.9 + row + words.length * 0.7) * hand.swing
      return { character, path, left, lift, lean }
    })
    const start = anchor === 'middle' ? (-at * stretch) / 2 : 0
    const drawn = hand.isJoined
      ? `<g transform="skewX(${-slope})">${stroke(joinedWord(placed, hand.startsAnew), line)}</g>`
      : placed
          .filter(({ path }) => path)
          .map(
            ({ path, left, lift, lean }) =>
              `<g transform="translate(${left.toFixed(1)} ${lift.toFixed(1)}) skewX(${(-lean).toFixed(1)})">${stroke(path, line)}</g>`,
          )
          .join('')
    return `<g transform="translate(${start.toFixed(1)} ${row * leading * 100}) scale(${stretch} 1)">${drawn}</g>`
  })
  return `<g data-lettering="${size}" transform="translate(${x} ${y}) rotate(${turn}) scale(${k})">${each.join('')}</g>`
}

import type { Drawing } from '../../lib/drawing'
import { written } from '../../lib/handwriting'
import { crossedOut, drawnByHand, hatched, ring, ruledOutline, stroke } from '../../lib/pencil'
import { cobalt, coral, night } from './book'
import { glass } from './bulb'

const paper = '#F8FAFE'
/** A soft pencil, quickly. */
const soft = '#26272D'
const blue = '#3F6FD8'

interface Frame {
  words: string
  /** Eyes and mouth in hundredths of the glass’s radius. */
  face: string
  /** How far the wire hangs left and right of the bulb. */
  sag: [number, number]
  turn?: number
}

const frames: readonly Frame[] = [
  {
    words: 'bill. again.',
    face: 'M-54 -34L-22 -46M54 -34L22 -46M-32 -18V-10M32 -18V-10M-50 40L-30 24L-10 44L10 24L30 44L50 26',
    sag: [60, 50],
  },
  {
    words: 'tap once',
    face: 'M-54 -22Q-36 -32 -18 -20M36 -34V-14M-40 26C-22 52 34 56 56 4',
    sag: [50, 80],
    turn: -8,
  },
  { words: 'wait for it', face: `M-34 -32V-20M34 -32V-20${ring(0, 36, 24, 29)}`, sag: [90, 20] },
  {
    words: 'paid.',
    face: 'M-52 -14a17 19 0 0 1 34 0M18 -14a17 19 0 0 1 34 0M-52 10C-38 62 38 62 52 10',
    sag: [40, 60],
  },
  {
    words: 'nap’s next',
    face: 'M-54 -18a18 16 0 0 0 36 0M18 -18a18 16 0 0 0 36 0M-30 30C-16 44 16 44 30 30',
    sag: [70, 70],
    turn: 12,
  },
  {
    words: 'too sad',
    face: 'M-52 -8L-22 -22M52 -8L22 -22M-40 44C-24 20 24 20 40 44M-40 8V24',
    sag: [100, 100],
  },
]

const [width, height] = [430, 330]

/** One box of the story: the wire comes in where it left the box before. */
function box({ words, face, sag, turn = 0 }: Frame, i: number): string {
  const [x, y] = [60 + (i % 3) * 475, 136 + Math.floor(i / 3) * 500]
  const [cx, cy, k] = [x + width / 2, y + 146, 0.92]
  const isCut = i === 5
  const wire = isCut
    ? `M${x} ${y + 80}Q${x + 60} ${y + 200} ${cx - 86} ${cy + 30}`
    : `M${x} ${y + 80}C${x + 50} ${y + 80 + sag[0]} ${cx - 140} ${cy + 30} ${cx - 46} ${cy + 22}M${cx + 46} ${cy + 22}C${cx + 140} ${cy + 30} ${x + width - 50} ${y + 80 + sag[1]} ${x + width} ${y + 80}`
  const rays = Array.from({ length: 14 }, (_, n) => {
    const a = (n / 14) * Math.PI * 2 + 0.2
    if (Math.sin(a) > 0.75 || Math.abs(Math.sin(a)) < 0.16) return ''
    return `M${cx + Math.cos(a) * 108} ${cy + Math.sin(a) * 108}L${cx + Math.cos(a) * 130} ${cy + Math.sin(a) * 130}`
  }).join('')
  const tint = i % 2 ? '#FFF3A0' : '#FFEF7A'
  const lamp = `<g transform="translate(${cx} ${cy}) rotate(${turn}) scale(${k})"><path d="${glass}" fill="${isCut ? '#DDE3EE' : tint}"/>${stroke(glass, { colour: soft, weight: 7, unrest: 3, again: true })}${stroke('M-36 116H36M-36 130H36M-22 144H22', { colour: soft, weight: 8 })}${stroke(face, { colour: night, weight: 8, unrest: 1.2 })}</g>`
  const ground = [1, 3].includes(i)
    ? hatched(
        `sky${i}`,
        `M${x} ${y}H${x + width}V${y + height}H${x}Z`,
        { left: x, top: y, right: x + width, bottom: y + height },
        30,
        { colour: blue, weight: 5, opacity: 0.35 },
      )
    : ''
  const frame = ruledOutline(
    [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ],
    13,
  )
  return `${ground}${stroke(wire, { colour: cobalt, weight: 6.5, unrest: 2 })}${isCut || i === 0 ? '' : stroke(rays, { colour: '#D9A800', weight: 6 })}${lamp}${stroke(frame, { colour: soft, weight: 6, unrest: 4, again: true })}
    ${written(`${i + 1}`, x + 8, y + 66, 72, { hand: 'scrawl', weight: 6, colour: blue })}${written(words, x + width / 2, y + height + 98, 92, { hand: 'scrawl', weight: 7, anchor: 'middle', colour: isCut ? coral : night, tool: isCut ? 'crayon' : 'pencil' })}
    ${isCut ? crossedOut(x + 20, y + 20, width - 40, height - 40, coral, 13) : ''}`
}

/** The storyboard: five moods on one wire, and the sixth that was struck out. */
export function processPicture(): Drawing {
  const art = `${frames.map(box).join('')}${written('one wire, frame to frame', 50, 92, 94, { hand: 'scrawl', weight: 7, colour: cobalt })}${stroke('M890 76Q1120 60 1440 78', { colour: cobalt, weight: 6 })}`
  return drawnByHand(1500, 1110, art, paper)
}

import { type Drawing, svg } from '../../lib/drawing'
import { cobalt, coral, line, night, note, rect, say, sky, white, yellow } from './book'
import { type Bulb, ends, face, outline } from './bulb'

const [w, h, gap] = [384, 683, 10]
/** Darker than every frame, so that the first one stands off. */
const tray = '#04103D'

interface Frame {
  ground: string
  words: string[]
  fill: string
  small: string[]
  quiet: string
  wire: string
  bulb: Partial<Bulb>
}

const frames: readonly Frame[] = [
  {
    ground: cobalt,
    words: ['Bill.', 'Again.'],
    fill: white,
    small: ['Open', 'the app.'],
    quiet: white,
    wire: white,
    bulb: { mood: 'worried' },
  },
  {
    ground: yellow,
    words: ['Tap', 'once.'],
    fill: night,
    small: ['Thumb', 'of choice.'],
    quiet: night,
    wire: cobalt,
    bulb: { mood: 'smirk', body: white, base: cobalt },
  },
  {
    ground: coral,
    words: ['Wait', 'for it.'],
    fill: white,
    small: ['Any second', 'now.'],
    quiet: white,
    wire: white,
    bulb: { mood: 'wow' },
  },
  {
    ground: '#1550D8',
    words: ['Paid.'],
    fill: yellow,
    small: ['The sofa', 'never knew.'],
    quiet: white,
    wire: white,
    bulb: { mood: 'grin' },
  },
  {
    ground: sky,
    words: ['Nap’s', 'next.'],
    fill: night,
    small: ['#MyTataPower'],
    quiet: night,
    wire: white,
    bulb: { mood: 'asleep' },
  },
]

const left = (i: number) => 40 + i * (w + gap)

/** The lower line is so large that the hashtag fills a frame; its last baseline leaves as much air as the first line has above. */
const lower = { size: 45, baseline: 685, leading: 1.06 }

/** A story in five frames: one wire runs through all of them without a break, bent only where it hangs. */
export function stories(): Drawing {
  const width = left(5) + 26
  const bulbs = frames.map(({ bulb }, i): Bulb => ({ x: left(i) + w / 2, y: 392, r: 104, ...bulb }))
  /** The wire from one face to the next crosses the joint level, so it meets no corner there. */
  const spans = Array.from({ length: 6 }, (_, i) => {
    const before = bulbs[i - 1]
    const after = bulbs[i]
    const [ax, ay] = before ? ends(before)[1] : [-120, 436]
    const [bx, by] = after ? ends(after)[0] : [width + 120, 436]
    const reach = (bx - ax) * 0.42
    return `M${ax} ${ay}C${ax + reach} ${ay + 74} ${bx - reach} ${by + 74} ${bx} ${by}`
  }).join('')
  const art = frames.map(({ ground, words, fill, small, quiet, wire }, i) => {
    const bulb = bulbs[i]
    if (!bulb) return ''
    // In each frame the wire takes the frame's own colour; the line is one.
    const [from, to] = [i ? left(i) - gap / 2 : 0, i < 4 ? left(i) + w + gap / 2 : width]
    const part = `<clipPath id="part${i}">${rect(from, 0, to - from, 763, white)}</clipPath><g clip-path="url(#part${i})">${line(spans, wire, 9)}</g>`
    return `${rect(left(i), 40, w, h, ground)}${part}${face(bulb)}
      ${say(words, left(i) + 28, 132, 88, { fill, leading: 0.9 })}${note(small, left(i) + 28, lower.baseline - (small.length - 1) * lower.size * lower.leading, lower.size, { leading: lower.leading, fill: quiet, weight: 750 })}`
  })
  const inside = `<clipPath id="glasses">${bulbs.map(outline).join('')}</clipPath><g clip-path="url(#glasses)">${line(spans, night, 8.7)}</g>`
  return {
    width,
    height: 763,
    ground: tray,
    html: svg(`${rect(0, 0, width, 763, tray)}${art.join('')}${inside}`, width, 763),
  }
}

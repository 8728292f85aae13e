import {
  type At,
  arc,
  box,
  circle,
  cut,
  ellipse,
  join,
  type Marks,
  moved,
  polygon,
  rectangle,
  slanted,
  stroke,
  turned,
  Word,
} from './geometry'

const rays = (count: number) => Array.from({ length: count }, (_, i) => i)

/** Swaps the O of both power companies for a full circle and makes room for it. */
function withRound(
  text: string,
  round: (cx: number, cy: number, radius: number) => ReturnType<typeof circle>,
) {
  const word = new Word(text, 'archivo', 900, 100, 1)
  const { cx, cy, width, height } = word.box(3)
  const room = (height - width) / 2
  word.swap(3, round(cx, cy, height / 2))
  word.shift(2 - room, 0, 3)
  word.shift(room - 2, 4)
  return word.joined()
}

/** Marks that run: wire, dials, plugs, orbits, tracks. */
export const current: Marks = {
  /** The O grins. */
  tpnodl() {
    return withRound('TPNODL', (cx, cy, radius) =>
      cut(
        circle(cx, cy, radius),
        arc(cx - 14, cy - 3, 8, 180, 360, 6),
        arc(cx + 14, cy - 3, 8, 180, 360, 6),
        arc(cx, cy + 3, 19, 20, 160, 6.5),
      ),
    )
  },

  /** The O is a round of wire, wound three turns inwards. */
  tpcodl() {
    return withRound('TPCODL', (cx, cy, radius) => {
      const turns = Array.from({ length: 49 }, (_, i): At => {
        const way = i / 48
        const reach = (radius - 10) * (1 - way * 0.9)
        return [cx + reach * Math.cos(way * Math.PI * 6), cy + reach * Math.sin(way * Math.PI * 6)]
      })
      return join(cut(circle(cx, cy, radius), circle(cx, cy, radius - 6)), stroke(turns, 4.6, true))
    })
  },

  /** Both o are dials; x is three phases crossing. */
  leotronix() {
    const word = new Word('leotronix', 'michroma', 400, 78)
    for (const [index, angle] of [
      [2, 225],
      [5, 315],
    ] as const) {
      const { cx, cy, height } = word.box(index)
      const radius = height * 0.52
      const turn = (angle * Math.PI) / 180
      const pointer = stroke(
        [
          [cx, cy],
          [cx + radius * 1.1 * Math.cos(turn), cy + radius * 1.1 * Math.sin(turn)],
        ],
        6,
      )
      word.swap(index, cut(circle(cx, cy, radius), pointer))
    }
    const { left, width, cy, height } = word.box(8)
    const phases = rays(3).map((phase) => {
      const points = Array.from({ length: 17 }, (_, i): At => {
        const way = i / 16
        return [
          left + width * 1.15 * way,
          cy + height * 0.43 * Math.cos(way * Math.PI * 2 + (phase * Math.PI * 2) / 3),
        ]
      })
      return stroke(points, 5.4, true)
    })
    const [first, ...rest] = phases
    if (first) word.swap(8, join(first, ...rest))
    return word.joined()
  },

  /** Bars of charge, a bolt through the V, a plug at either end. */
  eeve() {
    const bar = (x: number, y: number, width: number) => rectangle(x, y, width, 13, 6.5)
    const bars = (x: number) => join(bar(x, -64, 52), bar(x, -38.5, 44), bar(x, -13, 52))
    const v = polygon([124, -64], [141, -64], [157, -22], [173, -64], [190, -64], [165, 0], [149, 0])
    const bolt = polygon([160, -66], [149, -30], [157, -30], [151, 2], [170, -42], [160, -42], [168, -66])
    const prongs = [rectangle(246, -37.5, 15, 4), rectangle(246, -28.5, 15, 4)]
    return join(
      cut(join(bars(0), bars(66), v, bars(200)), bolt),
      ...prongs,
      rectangle(-30, -34.5, 30, 5),
      circle(-34, -32, 6),
    )
  },

  /** Ten lanes cut into the foot of the word, one finish line across it. */
  decathlon() {
    const text = slanted(new Word('DECATHLON', 'archivo', 800, 78, 2).joined(), -0.18)
    const { left, right, bottom, width } = box(text)
    const lanes = rays(10).map((lane) => {
      const x = left + (width * (lane + 0.42)) / 10
      return polygon(
        [x, bottom + 2],
        [x + 3 + lane * 0.3, bottom + 2],
        [x + 9 + lane * 0.3, bottom - 13],
        [x + 6, bottom - 13],
      )
    })
    return cut(
      text,
      ...lanes,
      polygon([left - 6, -21], [right + 6, -32], [right + 6, -28], [left - 6, -17.5]),
    )
  },

  /** The o carries its ring, the nine follows. */
  'orbit-nine'() {
    const word = new Word('orbit', 'unbounded', 600, 80, -2)
    const { cx, cy, height } = word.box(0)
    const radius = height / 2
    const tilt = (a: number, b: number) => turned(ellipse(cx, cy, radius * a, radius * b), -22, [cx, cy])
    const ring = cut(tilt(1.75, 0.46), tilt(1.62, 0.3))
    const planet = cut(circle(cx, cy, radius * 1.02), circle(cx, cy, radius * 0.52))
    const [, ...letters] = word.letters
    const [first, ...rest] = letters.map((letter) => moved(letter, radius * 0.5))
    if (!first) throw new Error('orbit has letters')
    const text = join(first, ...rest)
    const nine = new Word('9', 'unbounded', 600, 80).joined()
    moved(nine, box(text).right + 16 - box(nine).left)
    return join(cut(planet, tilt(1.9, 0.62)), ring, text, nine)
  },
}

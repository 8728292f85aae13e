import type { Drawing } from '../../lib/drawing'
import { cloth, mirror, patch, petalPath, petalRing, round, sewn, stitch, text, tongue } from './book'

const { scarlet, turmeric, kajal, leaf, undyed, blue } = cloth

interface Swatch {
  name: string
  ground: string
  ink: string
  draw: (cx: number, cy: number) => string
}

const at = (cx: number, cy: number, turn: number, markup: string) =>
  `<g transform="translate(${cx} ${cy}) rotate(${turn})">${markup}</g>`
const each = (count: number, draw: (index: number, turn: number) => string) =>
  Array.from({ length: count }, (_, i) => draw(i, (i / count) * 360)).join('')

/** Twelve ways to end a piece of cloth, each with the name it goes by in the workshop. */
const swatches: readonly Swatch[] = [
  {
    name: 'Betel',
    ground: scarlet,
    ink: undyed,
    draw: (x, y) =>
      petalRing(x, y, { count: 8, inner: 34, outer: 128, width: 46, fills: [leaf, undyed] }) +
      mirror(x, y, 36, turmeric),
  },
  {
    name: 'Tongue',
    ground: turmeric,
    ink: kajal,
    draw: (x, y) =>
      [undyed, scarlet, blue]
        .map((fill, i) =>
          patch(
            tongue(x - 159 + i * 106, y - 120, 106, 238),
            fill,
            fill === undyed ? scarlet : undyed,
            0.82,
            x - 106 + i * 106,
            y - 10,
          ),
        )
        .join(''),
  },
  {
    name: 'Tooth',
    ground: kajal,
    ink: undyed,
    draw: (x, y) =>
      each(12, (i, turn) => at(x, y, turn, patch('M0 -128L34 -62H-34Z', i % 2 ? scarlet : undyed))) +
      patch(round(x, y, 64), turmeric, scarlet, 0.84, x, y),
  },
  {
    name: 'Half moon',
    ground: leaf,
    ink: undyed,
    draw: (x, y) =>
      [-1, 0, 1]
        .map((k) =>
          patch(
            `M${x - 116} ${y + k * 84 + 34}A116 82 0 0 1 ${x + 116} ${y + k * 84 + 34}Z`,
            [turmeric, undyed, scarlet][k + 1] ?? undyed,
            k ? undyed : scarlet,
            0.84,
            x,
            y + k * 84 + 6,
          ),
        )
        .join(''),
  },
  {
    name: 'Mango',
    ground: blue,
    ink: undyed,
    draw: (x, y) =>
      each(4, (i, turn) =>
        at(
          x,
          y,
          turn + 45,
          patch(
            'M0 -18C58 -34 66 -104 18 -128C-2 -138 -20 -126 -14 -110C-52 -92 -44 -34 0 -18Z',
            i % 2 ? undyed : turmeric,
            i % 2 ? scarlet : kajal,
            0.76,
            6,
            -76,
          ),
        ),
      ) + mirror(x, y, 22, undyed),
  },
  {
    name: 'Fish',
    ground: undyed,
    ink: kajal,
    draw: (x, y) =>
      [-62, 62]
        .map(
          (dy, i) =>
            `<g transform="translate(${x} ${y + dy}) scale(${i ? -1 : 1} 1)">${patch('M-128 0C-80 -62 30 -62 78 -8L124 -44V44L78 8C30 62 -80 62 -128 0Z', i ? blue : scarlet, undyed, 0.82, -16, 0)}${mirror(-80, -6, 13, undyed)}</g>`,
        )
        .join(''),
  },
  {
    name: 'Sun',
    ground: scarlet,
    ink: undyed,
    draw: (x, y) =>
      petalRing(x, y, { count: 16, inner: 60, outer: 130, width: 20, fills: [turmeric, undyed] }) +
      patch(round(x, y, 62), turmeric, scarlet, 0.84, x, y),
  },
  {
    name: 'Parrot',
    ground: turmeric,
    ink: kajal,
    draw: (x, y) =>
      `<g transform="translate(${x} ${y + 4})">${patch('M-72 96C-96 20 -64 -86 20 -100C64 -104 92 -74 86 -40L112 -16L78 -10C70 48 20 80 -20 84L-40 130Z', leaf, undyed, 0.86, -4, 0)}${patch('M-44 70C-60 20 -34 -30 18 -34C40 10 10 60 -44 70Z', blue, undyed, 0.76, -10, 18)}${patch('M82 -46L124 -30L84 -6Z', scarlet)}${mirror(42, -58, 13, undyed)}</g>`,
  },
  {
    name: 'Lamp',
    ground: kajal,
    ink: undyed,
    draw: (x, y) =>
      `${patch(`M${x - 118} ${y + 30}H${x + 118}C${x + 96} ${y + 124} ${x - 96} ${y + 124} ${x - 118} ${y + 30}Z`, scarlet, turmeric, 0.84, x, y + 66)}${at(x, y + 36, 0, patch(petalPath(0, 166, 58), turmeric, scarlet, 0.8, 0, -76))}${at(x, y + 30, 0, patch(petalPath(0, 92, 28), undyed))}`,
  },
  {
    name: 'Rain',
    ground: blue,
    ink: undyed,
    draw: (x, y) =>
      // Three, two, three, as rain falls; the lowest row ends where the other motifs end.
      [3, 2, 3]
        .flatMap((count, row) =>
          Array.from({ length: count }, (_, column) =>
            at(
              x + (column - (count - 1) / 2) * 104,
              y - 64 + row * 82,
              0,
              patch(
                'M0 -62C36 -14 34 22 0 24C-34 22 -36 -14 0 -62Z',
                (row + column) % 2 ? turmeric : undyed,
                scarlet,
                0.72,
                0,
                -12,
              ),
            ),
          ),
        )
        .join(''),
  },
  {
    name: 'Elephant',
    ground: leaf,
    ink: undyed,
    draw: (x, y) =>
      [-1, 1]
        .map(
          (s) =>
            `<g transform="translate(${x} ${y}) scale(${s} 1)">${patch('M34 -76C70 -128 140 -112 142 -44C144 14 112 52 76 58C48 44 26 -10 34 -76Z', undyed, scarlet, 0.82, 88, -32)}</g>`,
        )
        .join('') +
      `<g transform="translate(${x} ${y})">${patch('M-58 -84C-58 -136 58 -136 58 -84C62 -40 44 -8 38 34C34 70 40 88 58 86C72 84 74 68 64 62L86 44C112 62 108 122 62 126C14 130 -22 98 -30 38C-36 -6 -62 -40 -58 -84Z', turmeric, kajal, 0.84, 4, -20)}${stitch('M-20 18H30M-17 42H28M-10 66H30', kajal, 4)}${mirror(-28, -64, 12, kajal)}${mirror(28, -64, 12, kajal)}</g>`,
  },
  {
    name: 'Thumb',
    ground: undyed,
    ink: kajal,
    draw: (x, y) =>
      `<g transform="translate(${x} ${y})">${patch('M-132 -18H-86V116H-132Z', kajal, undyed, 0.78, -109, 49)}${patch('M-84 -8C-52 -22 -42 -58 -40 -104C-38 -138 4 -140 14 -108C22 -78 12 -46 4 -22H60V110H-84Z', scarlet, undyed, 0.88, -12, 20)}${[turmeric, leaf, blue, turmeric].map((fill, i) => patch(`M14 ${i * 34 - 24}H${100 - (i === 3 ? 18 : i ? 0 : 8)}a16 16 0 0 1 0 32H14a16 16 0 0 1 0 -32Z`, fill)).join('')}${patch('M-26 -112C-22 -126 -2 -126 0 -108L-4 -88H-28Z', undyed)}</g>`,
  },
]

export function patternLibrary(): Drawing {
  const [width, height] = [1800, 1350]
  const [columns, rows] = [4, 3]
  const [w, h] = [width / columns, height / rows]
  const tiles = swatches
    .map(({ name, ground, ink, draw }, i) => {
      const [x, y] = [(i % columns) * w, Math.floor(i / columns) * h]
      return `<rect x="${x}" y="${y}" width="${w + 1}" height="${h + 1}" fill="${ground}"/><g transform="translate(${x + w / 2} ${y + h / 2 - 46}) scale(1.12)">${draw(0, 0)}</g>${text(x + w / 2, y + h - 36, 64, name, ink)}`
    })
    .join('')
  const seams =
    [1, 2, 3].map((i) => stitch(`M${i * w - 7} 0V${height}M${i * w + 7} 0V${height}`, kajal, 4)).join('') +
    [1, 2].map((i) => stitch(`M0 ${i * h - 7}H${width}M0 ${i * h + 7}H${width}`, kajal, 4)).join('')
  return sewn(width, height, tiles + seams.replaceAll(kajal, '#FFF8E8'))
}

/**
 * What a line is drawn with. Graphite breaks on the paper's tooth, a crayon more so and chalk most; a pen hardly; a ballpoint
 * is thin and skips; a marker is broad, even and lets the paper through; a technical pen has one width from end to end.
 */
export type Tool = 'pencil' | 'pen' | 'crayon' | 'chalk' | 'ballpoint' | 'marker' | 'technical'

interface Nature {
  /** Share of the paper that takes the colour; 1 is solid. */
  cover: number
  /** How much colour is left in the holes, and how large they are, px. */
  faint: number
  hole: number
  /** How much the width follows the pressure of the hand. */
  press: number
  /** Starts and ends as wide as it runs, rounded. */
  isBlunt?: true
  /** How ragged its edges are. */
  rough?: number
  opacity?: number
}

/** Runs in the page: gives every marked line the weight and the unrest of a hand, and the tooth of the paper. */
export function redraw(): void {
  const natures: Record<Tool, Nature> = {
    pencil: { cover: 0.84, faint: 0.2, hole: 2, press: 1 },
    crayon: { cover: 0.7, faint: 0.2, hole: 3, press: 1 },
    chalk: { cover: 0.72, faint: 0.1, hole: 2, press: 0.5, isBlunt: true, rough: 0.22 },
    pen: { cover: 1, faint: 1, hole: 1, press: 0.4 },
    ballpoint: { cover: 0.93, faint: 0.45, hole: 2, press: 0.8 },
    marker: { cover: 1, faint: 1, hole: 1, press: 0.25, isBlunt: true, opacity: 0.88 },
    technical: { cover: 1, faint: 1, hole: 1, press: 0, isBlunt: true },
  }
  let state = 11
  const next = (): number => {
    state = (state * 16807) % 2147483647
    return state / 2147483647
  }
  const full = Math.PI * 2
  const fills = new Map<string, string>()

  /** The tool's colour with holes where the paper shows, as a pattern: a filter for each line would take minutes. */
  const filled = (tool: Tool, colour: string): string => {
    const { cover, faint, hole } = natures[tool]
    if (cover === 1) return colour
    const known = fills.get(tool + colour)
    if (known) return known
    // Coarse noise enlarged softly gives clouds of tooth, not squares.
    const side = 240
    const [coarse, tile] = [document.createElement('canvas'), document.createElement('canvas')]
    coarse.width = coarse.height = side / hole
    tile.width = tile.height = side
    const [seed, pen] = [coarse.getContext('2d'), tile.getContext('2d')]
    if (!seed || !pen) throw new Error('no canvas to draw the grain on')
    seed.fillStyle = colour
    for (let y = 0; y < coarse.height; y += 1)
      for (let x = 0; x < coarse.width; x += 1) {
        seed.globalAlpha = next() < cover ? 1 : faint
        seed.fillRect(x, y, 1, 1)
      }
    pen.drawImage(coarse, 0, 0, side, side)
    const id = `grain${fills.size}`
    const svg = document.querySelector('svg')
    svg?.insertAdjacentHTML(
      'afterbegin',
      `<defs><pattern id="${id}" width="${side}" height="${side}" patternUnits="userSpaceOnUse"><image href="${tile.toDataURL()}" width="${side}" height="${side}"/></pattern></defs>`,
    )
    fills.set(tool + colour, `url(#${id})`)
    return `url(#${id})`
  }

  /** One touch of the tool as an outline: pressed harder here than there, lighter where it starts and leaves. */
  const touched = (path: SVGPathElement, weight: number, unrest: number, nature: Nature): string => {
    const { press: even, isBlunt, rough = 0 } = nature
    const length = path.getTotalLength()
    const reach = Math.min(Math.max(length * 0.8, weight * 6), weight * 60)
    const [a, b, c, d] = [next() * full, next() * full, next() * full, next() * full]
    const leave = Math.min(4 + next() * 4, length / weight / 2)
    const count = Math.max(
      4,
      Math.min(1200, Math.ceil(length / Math.max(weight * (isBlunt ? 0.25 : 0.5), 0.5))),
    )
    const [left, right]: [string[], string[]] = [[], []]
    for (let i = 0; i <= count; i += 1) {
      const s = (length * i) / count
      const here = path.getPointAtLength(s)
      const before = path.getPointAtLength(Math.max(0, s - weight * 0.4))
      const after = path.getPointAtLength(Math.min(length, s + weight * 0.4))
      const run = Math.hypot(after.x - before.x, after.y - before.y) || 1
      const [nx, ny] = [-(after.y - before.y) / run, (after.x - before.x) / run]
      const way = (s / reach) * full
      const stray = (Math.sin(way * 0.7 + a) + 0.4 * Math.sin(way * 1.9 + b)) * unrest * 0.7
      const press = 0.82 + (0.24 * Math.sin(way + c) + 0.12 * Math.sin(way * 3.1 + d)) * even
      const isDot = length < weight * 2
      const ends =
        isDot || isBlunt
          ? 1
          : Math.min(1, 0.5 + s / (weight * 3)) * Math.min(1, 0.3 + (length - s) / (weight * leave))
      // A blunt tool's outline is stroked as well (below), which rounds its ends and corners.
      const half = (weight / 2) * press * ends * (isBlunt ? 0.5 : 1)
      const ragged = (): number => (rough ? half * (1 + (next() - 0.5) * 4 * rough) : half)
      const [x, y] = [here.x + nx * stray, here.y + ny * stray]
      const [l, r] = [ragged(), ragged()]
      left.push(`${(x + nx * l).toFixed(2)} ${(y + ny * l).toFixed(2)}`)
      right.unshift(`${(x - nx * r).toFixed(2)} ${(y - ny * r).toFixed(2)}`)
    }
    return `M${left.join('L')}L${right.join('L')}Z`
  }

  for (const line of document.querySelectorAll<SVGPathElement>('path[data-tool]')) {
    const tool = line.dataset.tool as Tool
    const [nature, weight] = [natures[tool], Number(line.dataset.weight)]
    const part = line.cloneNode() as SVGPathElement
    const strokes = (line.getAttribute('d') ?? '').split(/(?=M)/).map((one) => {
      part.setAttribute('d', one)
      return touched(part, weight, Number(line.dataset.unrest), nature)
    })
    const colour = filled(tool, line.getAttribute('stroke') ?? '')
    line.setAttribute('d', strokes.join(''))
    line.setAttribute('fill', colour)
    line.removeAttribute('stroke')
    if (nature.isBlunt) {
      line.setAttribute('stroke', colour)
      line.setAttribute('stroke-width', (weight * 0.5).toFixed(2))
      line.setAttribute('stroke-linejoin', 'round')
    }
    if (nature.opacity) {
      line.setAttribute('opacity', String(nature.opacity * Number(line.getAttribute('opacity') ?? 1)))
      line.style.mixBlendMode = 'multiply'
    }
  }
}

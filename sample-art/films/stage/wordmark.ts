/** One letter (or ornament) of a wordmark: its path and its extent along the line. */
export interface Letter {
  path: string
  left: number
  right: number
}

export interface Wordmark {
  /** Left, top, width, height of the drawing in its own units. */
  box: [number, number, number, number]
  letters: Letter[]
}

/** Horizontal extent of one outline written with M, l, h, v, c and z. */
function extent(outline: string): [number, number] {
  let x = 0
  const xs: number[] = []
  for (const [, command = '', list = ''] of outline.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = (list.match(/-?\d*\.?\d+(?:e-?\d+)?/g) ?? []).map(Number)
    const step = { c: 6, l: 2, m: 2, t: 2, s: 4, q: 4, h: 1, v: 1, a: 7 }[command.toLowerCase()] ?? 0
    if (!step || command.toLowerCase() === 'v') continue
    for (let i = 0; i + step <= numbers.length; i += step) {
      const end = numbers[i + (command.toLowerCase() === 'h' ? 0 : step - 2)] ?? 0
      x = command === command.toUpperCase() ? end : x + end
      xs.push(x)
    }
  }
  return [Math.min(...xs), Math.max(...xs)]
}

/** Reads a wordmark (SVG text of one path) and takes it apart into letters, left to right. */
export function wordmark(svg: string): Wordmark {
  const box = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '0 0 100 100').split(' ').map(Number)
  const outlines = (/ d="([^"]+)"/.exec(svg)?.[1] ?? '').match(/M[^M]*/g) ?? []
  const letters: Letter[] = []
  for (const part of outlines.map((d) => ({ d, at: extent(d) })).sort((a, b) => a.at[0] - b.at[0])) {
    const last = letters.at(-1)
    if (last && part.at[0] < last.right - 1) {
      last.path += part.d
      last.right = Math.max(last.right, part.at[1])
    } else letters.push({ path: part.d, left: part.at[0], right: part.at[1] })
  }
  const [left = 0, top = 0, width = 100, height = 100] = box
  return { box: [left, top, width, height], letters }
}

export interface Setting {
  /** Centre of the wordmark and its width, px. */
  x: number
  y: number
  width: number
  fill: string
  /** Offset, turn and scale of each letter about its own centre, in units of the wordmark; none: at rest. */
  letter?: (
    index: number,
    count: number,
  ) => { x?: number; y?: number; rotate?: number; scale?: number; fill?: string }
}

/** Sets a wordmark; its letters may move one by one. */
export function set(mark: Wordmark, { x, y, width, fill, letter }: Setting): string {
  const [left, top, wide, high] = mark.box
  const scale = width / wide
  const baseline = top + high / 2
  const letters = mark.letters.map(({ path, left: from, right: to }, index) => {
    const {
      x: dx = 0,
      y: dy = 0,
      rotate = 0,
      scale: size = 1,
      fill: own,
    } = letter?.(index, mark.letters.length) ?? {}
    const centre = (from + to) / 2
    const move = `translate(${centre + dx} ${baseline + dy}) rotate(${rotate}) scale(${size}) translate(${-centre} ${-baseline})`
    return size <= 0 ? '' : `<path d="${path}" transform="${move}" ${own ? `fill="${own}"` : ''}/>`
  })
  return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${scale}) translate(${-(left + wide / 2)} ${-baseline})">${letters.join('')}</g>`
}

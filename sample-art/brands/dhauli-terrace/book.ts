/** Dhauli Terrace: the elephant steps out of the rock, the full moon is a plate. Everything is cut in one line screen. */
export const ink = {
  peace: '#0F362E',
  note: '#DEE8D4',
  moon: '#FFC654',
  cream: '#FFE296',
  foot: '#F0F5E9',
  clay: '#A8482C',
}
export const display = "font-family:'Rozha One'"

const place = (value: number) => value.toFixed(1)

/** The moon laid as a plate: two rims, sixty petals, a well. */
export function plate(x: number, y: number, radius: number, face = ink.moon, line = ink.peace): string {
  const s = radius / 238
  const petals = Array.from({ length: 60 }, (_, i) => {
    const fill = i % 2 ? line : 'none'
    return `<path transform="rotate(${i * 6})" d="M0 -214C8 -198 8 -180 0 -164C-8 -180 -8 -198 0 -214Z" fill="${fill}" stroke="${line}" stroke-width="1.5"/>`
  }).join('')
  const rims = [
    [238, 5],
    [222, 2],
    [154, 3],
    [146, 1.5],
  ]
    .map(([r, w]) => `<circle r="${r}" fill="none" stroke="${line}" stroke-width="${w}"/>`)
    .join('')
  return `<g transform="translate(${place(x)} ${place(y)}) scale(${s.toFixed(4)})"><circle r="238" fill="${face}"/>${rims}${petals}</g>`
}

/** Fork and spoon, both 470 px long, origin in the middle; `halo` keeps the line screen off their edges. */
export function fork(x: number, y: number, scale = 1, fill = ink.peace, halo = ink.note, turn = 0): string {
  return `<g transform="translate(${place(x)} ${place(y)}) rotate(${turn}) scale(${scale})" fill="${fill}" stroke="${halo}" stroke-width="10" paint-order="stroke"><path d="M-30 -230V-110Q-30 -66 -9 -56L-11 220Q-11 240 0 240T11 220L9 -56Q30 -66 30 -110V-230H20V-120H14V-230H5V-120H-5V-230H-14V-120H-20V-230Z"/></g>`
}

export function spoon(x: number, y: number, scale = 1, fill = ink.peace, halo = ink.note, turn = 0): string {
  return `<g transform="translate(${place(x)} ${place(y)}) rotate(${turn}) scale(${scale})" fill="${fill}" stroke="${halo}" stroke-width="10" paint-order="stroke"><path d="M0 -236C30 -236 42 -190 42 -150C42 -104 26 -76 9 -66L11 220Q11 240 0 240T-11 220L-9 -66C-26 -76 -42 -104 -42 -150C-42 -190 -30 -236 0 -236Z"/></g>`
}

/** Lettering with a halo of the ground around it, so that lines stop short of the letters. */
export function text(
  x: number,
  y: number,
  size: number,
  words: string,
  anchor = 'middle',
  fill = ink.peace,
  halo = 'none',
): string {
  const edge =
    halo === 'none'
      ? ''
      : `stroke="${halo}" stroke-width="${place(size * 0.34)}" paint-order="stroke" stroke-linejoin="round"`
  return `<text x="${x}" y="${y}" font-size="${size}" text-anchor="${anchor}" style="${display}" fill="${fill}" ${edge}>${words}</text>`
}

/** Words on bare paper, where the engraver left the screen out: a rectangle inside a double rule, with lines of a size, their foot and words. */
export function label(
  x: number,
  y: number,
  width: number,
  height: number,
  lines: readonly (readonly [size: number, foot: number, words: string])[],
): string {
  const words = lines.map(([size, foot, line]) => text(x + 44, y + foot, size, line, 'start')).join('')
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${ink.note}" stroke="${ink.peace}" stroke-width="5"/><rect x="${x + 13}" y="${y + 13}" width="${width - 26}" height="${height - 26}" fill="none" stroke="${ink.peace}" stroke-width="2"/>${words}`
}

/** A guilloche rosette: `turns` closed curves between two radii, as an engraving lathe cuts them. */
export function rosette(
  x: number,
  y: number,
  inner: number,
  outer: number,
  lobes: number,
  turns: number,
  colour = ink.peace,
  stroke = 1.4,
): string {
  let path = ''
  for (let turn = 0; turn < turns; turn += 1) {
    const phase = (turn / turns) * Math.PI * 2
    for (let i = 0; i <= 360; i += 1) {
      const a = (i / 360) * Math.PI * 2
      const r = (inner + outer) / 2 + ((outer - inner) / 2) * Math.cos(lobes * a + phase)
      path += `${i ? 'L' : 'M'}${place(x + r * Math.cos(a))} ${place(y + r * Math.sin(a))}`
    }
    path += 'Z'
  }
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${stroke}"/>`
}

/** A band of crossing waves between x = left and right. */
export function braid(
  left: number,
  right: number,
  y: number,
  height: number,
  length: number,
  strands: number,
  colour = ink.peace,
  stroke = 1.4,
): string {
  let path = ''
  for (let strand = 0; strand < strands; strand += 1) {
    const phase = (strand / strands) * Math.PI * 2
    for (let x = left; x <= right; x += 4) {
      const swing =
        Math.cos(((x - left) / length) * Math.PI * 2 + phase) *
        (0.72 + 0.28 * Math.cos(((x - left) / length / 3) * Math.PI * 2))
      path += `${x > left ? 'L' : 'M'}${place(x)} ${place(y + (height / 2) * swing)}`
    }
  }
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${stroke}"/>`
}

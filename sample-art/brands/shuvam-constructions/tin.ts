import { cream, leafGreen } from './book'

// Things of tin and enamel at the site. Flat paints like the cut paper around them; the sun at the upper left shows in their shadows alone.

/** Paints of the tin parts; put them once into a drawing. */
export const tinPaints = `<defs>
<linearGradient id="ridge"><stop offset="0" stop-color="#165047"/><stop offset=".3" stop-color="#1F6659"/><stop offset=".5" stop-color="${leafGreen}"/><stop offset="1" stop-color="#134A41"/></linearGradient>
<linearGradient id="brass"><stop offset=".5" stop-color="#E0A93A"/><stop offset=".5" stop-color="#C48A24"/></linearGradient>
<filter id="fall" x="-20%" y="-20%" width="150%" height="150%"><feDropShadow dx="22" dy="30" stdDeviation="12" flood-color="#04140F" flood-opacity=".62"/></filter>
<filter id="tagfall" x="-20%" y="-30%" width="150%" height="180%"><feDropShadow dx="7" dy="9" stdDeviation="3.2" flood-color="#4A1E05" flood-opacity=".5"/></filter>
<filter id="hookfall" x="-100%" y="-60%" width="320%" height="260%"><feDropShadow dx="4" dy="5" stdDeviation="1.6" flood-color="#3A1605" flood-opacity=".6"/></filter>
<filter id="leaffall"><feGaussianBlur stdDeviation="3.4"/></filter></defs>`

/** Corrugated tin from edge to edge, its screws with washers along two rails. */
export function tinFence(width: number, top: number, foot: number, rails: readonly number[]): string {
  const pitch = 64
  const ridges = Array.from(
    { length: Math.ceil(width / pitch) + 1 },
    (_, i) =>
      `<rect x="${i * pitch - 30}" y="${top}" width="${pitch + 0.6}" height="${foot - top}" fill="url(#ridge)"/>`,
  )
  const screws = rails.flatMap((y) =>
    Array.from({ length: Math.ceil(width / (pitch * 3)) + 1 }, (_, i) => {
      const x = i * pitch * 3 - 8
      return `<circle cx="${x + 3}" cy="${y + 4}" r="10" fill="#06211C" opacity=".6"/><circle cx="${x}" cy="${y}" r="9" fill="#8FA59B"/><circle cx="${x - 2}" cy="${y - 2}" r="4" fill="#D9E2DC"/>`
    }),
  )
  return ridges.join('') + screws.join('')
}

/** A sheet of enamel held by four clean screws. */
export function enamelBoard(x: number, y: number, width: number, height: number, painted: string): string {
  const corners: readonly (readonly [number, number, number])[] = [
    [x + 34, y + 34, 30],
    [x + width - 34, y + 34, -50],
    [x + 34, y + height - 34, 75],
    [x + width - 34, y + height - 34, 12],
  ]
  const screws = corners.map(
    ([cx, cy, turn]) =>
      `<g transform="translate(${cx} ${cy})"><circle cx="2" cy="3" r="12" fill="#4A1E05" opacity=".35"/><circle r="12" fill="#C9B48C"/><path d="M-7 0H7" transform="rotate(${turn})" stroke="#7A6238" stroke-width="4"/></g>`,
  )
  return `<g filter="url(#fall)"><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="30" fill="${cream}"/></g>${painted}${screws.join('')}`
}

/** A hook of wire, screwed into the board at (x, y). */
export const hook = (x: number, y: number): string =>
  `<g filter="url(#hookfall)"><path d="M${x} ${y}V${y + 15}C${x} ${y + 28} ${x + 14} ${y + 28} ${x + 14} ${y + 17}" fill="none" stroke="#6E6A62" stroke-width="6" stroke-linecap="round"/><circle cx="${x}" cy="${y}" r="6.5" fill="#8C887F"/></g><path d="M${x - 1.5} ${y}V${y + 15}" stroke="#E4E0D6" stroke-width="2"/>`

/** A painted tin tag; its holes are where the hooks come. */
export function tag(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  holes: readonly number[],
): string {
  const punched = holes.map(
    (at) => `<circle cx="${at + 3}" cy="${y + 17}" r="9.5" fill="#2A0C06" opacity=".82"/>`,
  )
  return `<g filter="url(#tagfall)"><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="9" fill="${fill}"/></g>${punched.join('')}`
}

/** The keys of the flat on their ring, which hangs at (x, y). */
export function keys(x: number, y: number): string {
  const key = (turn: number, length: number): string =>
    `<g transform="rotate(${turn})" filter="url(#tagfall)"><path d="M-6 34H6V${length}H26V${length - 12}H18V${length - 22}H26V${length - 34}H6" fill="url(#brass)" stroke="#7A5215" stroke-width="2" stroke-linejoin="round"/><path fill-rule="evenodd" d="M0-4A21 21 0 1 1 0 38A21 21 0 1 1 0-4ZM0 5A8 8 0 1 0 0 21A8 8 0 1 0 0 5Z" fill="url(#brass)" stroke="#7A5215" stroke-width="2"/></g>`
  return `<g transform="translate(${x} ${y})"><circle cx="0" cy="14" r="17" fill="none" stroke="#8C887F" stroke-width="5" filter="url(#hookfall)"/><g transform="translate(0 22)">${key(17, 96)}${key(-13, 88)}</g></g>`
}

/** The shadow of a mango twig out of sight: it comes in at (x, y) and droops to the lower left. */
export function twigShadow(x: number, y: number, scale: number): string {
  const leaves = Array.from({ length: 9 }, (_, i) => {
    const t = i / 8
    const [px, py] = [-60 - 400 * t, 30 + 60 * t + 110 * t * t]
    const turn = i === 8 ? 66 : (i % 2 ? 118 : 8) + 12 * Math.sin(i * 2.3)
    return `<path d="M0 0C30 34 30 96 0 170C-30 96-30 34 0 0Z" transform="translate(${px.toFixed(1)} ${py.toFixed(1)}) rotate(${turn.toFixed(1)}) scale(${(1 - 0.22 * t).toFixed(2)})"/>`
  })
  return `<g transform="translate(${x} ${y}) scale(${scale})" filter="url(#leaffall)" opacity=".17" fill="#2B1512"><path d="M60 14L-60 30Q-260 60-460 200" stroke="#2B1512" stroke-width="11" fill="none"/>${leaves.join('')}</g>`
}

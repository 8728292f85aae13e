import { type Drawing, svg } from '../../lib/drawing'
import { paddy, potash, root, soil } from './book'
import { signature } from './letters'

/** A wall of red earth, and where a printed sheet hangs on it. The sheet hangs in the middle. */
export interface Wall {
  width: number
  height: number
  /** How low the peg is driven in, where the upper edge of the sheet hangs, and how large the sheet is. */
  peg: number
  top: number
  scale: number
  /** Where the darker foot of the wall begins. */
  plinth: number
  /** Feet of the painted ears. */
  ears: readonly (readonly [x: number, y: number])[]
}

interface Sheet {
  width: number
  height: number
  art: string
}

/** An ear of paddy as women paint it on the wall with rice paste before the harvest: a stalk, and grains as finger marks. */
function jhoti(x: number, y: number): string {
  const grains = Array.from({ length: 11 }, (_, i) => {
    const v = -40 - i * 34
    return [-1, 1]
      .map((s) => `<ellipse transform="translate(${s * 21} ${v}) rotate(${s * 32})" rx="8" ry="16"/>`)
      .join('')
  })
  return `<g transform="translate(${x} ${y})" fill="${root}" opacity=".86"><path d="M0 0C4-140-4-280 0-424" fill="none" stroke="${root}" stroke-width="7" stroke-linecap="round"/>${grains.join('')}<ellipse cy="-440" rx="8" ry="18"/><circle cx="-34" cy="16" r="7"/><circle cx="34" cy="16" r="7"/><circle cy="26" r="9"/></g>`
}

/** The foot of the wall, washed darker, under a row of arches and dots in rice paste. */
function footOf(width: number, height: number, y: number): string {
  const count = Math.round(width / 75)
  const pitch = width / count
  const arches = Array.from(
    { length: count },
    (_, i) =>
      `M${(i * pitch + 8).toFixed(1)} ${y - 14}a${(pitch / 2 - 8).toFixed(1)} 24 0 0 1 ${(pitch - 16).toFixed(1)} 0`,
  )
  const dots = Array.from(
    { length: count },
    (_, i) => `<circle cx="${((i + 0.5) * pitch).toFixed(1)}" cy="${y - 18}" r="5.5"/>`,
  )
  return `<rect y="${y}" width="${width}" height="${height - y}" fill="#8A3C20"/><g fill="${root}" opacity=".8"><path d="${arches.join('')}" fill="none" stroke="${root}" stroke-width="5" stroke-linecap="round"/>${dots.join('')}<rect y="${y - 4}" width="${width}" height="7"/></g>`
}

/** How far a rail stands out beyond the sheet, and how high the upper and the lower one are. */
const [over, upper, lower] = [26, 74, 30]

/** A round rail of painted tin with a brass knob at each end; its middle line lies at y. */
function rail(left: number, right: number, y: number, high: number): string {
  const knob = (x: number): string =>
    `<rect x="${x - 9}" y="${y - high * 0.3}" width="18" height="${high * 0.6}" rx="6" fill="url(#brass)"/>`
  return `${knob(left)}${knob(right)}<rect x="${left}" y="${y - high / 2}" width="${right - left}" height="${high}" rx="${Math.min(12, high * 0.3)}" fill="url(#tin)"/>`
}

const paints = `<linearGradient id="tin" x2="0" y2="1"><stop offset="0" stop-color="#2F9350"/><stop offset=".2" stop-color="#4DAF6C"/><stop offset=".36" stop-color="#258345"/><stop offset=".7" stop-color="${paddy}"/><stop offset="1" stop-color="#125226"/></linearGradient>
  <linearGradient id="brass" x2="0" y2="1"><stop offset="0" stop-color="#FBE28A"/><stop offset=".4" stop-color="${potash}"/><stop offset="1" stop-color="#A8790E"/></linearGradient>
  <radialGradient id="wood" cx=".36" cy=".3" r=".8"><stop offset="0" stop-color="#9A6B45"/><stop offset=".55" stop-color="#5C3827"/><stop offset="1" stop-color="${soil}"/></radialGradient>
  <linearGradient id="sag" x2="0" y2="1"><stop offset=".93" stop-color="${soil}" stop-opacity="0"/><stop offset="1" stop-color="${soil}" stop-opacity=".16"/></linearGradient>`

/** A sheet between two rails, hung by a string over a wooden peg, in the light of the morning: it comes from above and from the left. */
export function hung(sheet: Sheet, { width, height, peg, top, scale, plinth, ears }: Wall): Drawing {
  const [w, h] = [sheet.width * scale, sheet.height * scale]
  const [left, right, middle] = [(width - w) / 2, (width + w) / 2, width / 2]
  const bottom = top + h
  const string = (dx: number, dy: number): string =>
    [-1, 1]
      .map(
        (side) =>
          `M${middle + side * 13 + dx} ${peg + dy}L${middle + side * w * 0.34 + dx} ${top - upper + 14 + dy}`,
      )
      .join('')
  const eyes = [-1, 1]
    .map((side) => {
      const x = middle + side * w * 0.34
      return `<circle cx="${x}" cy="${top - upper + 10}" r="10" fill="none" stroke="url(#brass)" stroke-width="6"/>`
    })
    .join('')
  const art = `<defs>${paints}<filter id="plaster" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".012 .02" numOctaves="5" seed="5"/><feDiffuseLighting surfaceScale="2.6" diffuseConstant="1.06" lighting-color="#fff"><feDistantLight azimuth="215" elevation="54"/></feDiffuseLighting></filter><filter id="soft" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="9"/></filter><filter id="close" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="3"/></filter></defs>
    <rect width="${width}" height="${height}" fill="#B4552E"/>${footOf(width, height, plinth)}${ears.map(([x, y]) => jhoti(x, y)).join('')}<rect width="${width}" height="${height}" filter="url(#plaster)" style="mix-blend-mode:multiply" opacity=".75"/>
    <g fill="#3A1208" opacity=".6"><path d="M${left - over + 20} ${top - upper + 24}H${right + over + 22}V${top + 22}H${right + 24}V${bottom + 20}H${right + over + 18}V${bottom + lower + 22}H${left - over + 18}V${bottom + 20}H${left + 20}Z" filter="url(#soft)"/><path d="M${middle - 4} ${peg - 6}l44 40l-14 14l-44-36z" filter="url(#close)"/></g>
    <path d="${string(13, 15)}" fill="none" stroke="#3A1208" stroke-opacity=".5" stroke-width="7" filter="url(#close)"/>
    ${eyes}<path d="${string(0, 0)}M${middle - 13} ${peg}a13 13 0 0 1 26 0" fill="none" stroke="${root}" stroke-width="6"/><circle cx="${middle}" cy="${peg}" r="19" fill="url(#wood)"/><circle cx="${middle - 5}" cy="${peg - 6}" r="5" fill="#C79A6B" opacity=".7"/>
    <g transform="translate(${left} ${top}) scale(${scale})">${sheet.art}</g><rect x="${left}" y="${top}" width="${w}" height="${h}" fill="url(#sag)"/><rect x="${left}" y="${top}" width="${w}" height="9" fill="${soil}" opacity=".3"/>
    ${rail(left - over, right + over, top - upper / 2, upper)}${signature(middle - 37, top - upper / 2 + 11, 0.066, root)}${rail(left - over, right + over, bottom + lower / 2, lower)}`
  return { width, height, ground: soil, html: svg(art, width, height) }
}

import { type Drawing, svg } from '../../lib/drawing'
import { cobalt, coral, night, peach, tones } from './book'
import { backPrint, frontPath, frontPrint, mouthPath, offcutPath, sleeve } from './sleeve'

const [width, height] = [2000, 1125]
const { wide, long, backCut } = sleeve
const flap = { side: 104, foot: 112, bevel: 44 }

/** The cut of the whole: front, back, the flap at its side and the one below it. */
const back = `M${wide} ${backCut}H${wide * 2}V${long}H${wide}Z`
const sideFlap = `M${wide * 2} ${backCut + 8}L${wide * 2 + flap.side} ${backCut + 8 + flap.bevel}V${long - flap.bevel}L${wide * 2} ${long - 8}Z`
const footFlap = `M${wide + 8} ${long}H${wide * 2 - 8}L${wide * 2 - 8 - flap.bevel} ${long + flap.foot}H${wide + 8 + flap.bevel}Z`
const score = `M${wide} ${backCut}V${long}M${wide * 2} ${backCut + 8}V${long - 8}M${wide + 8} ${long}H${wide * 2 - 8}`

/** The mat under it: fine squares, and a stronger line after every fourth. */
function mat(): string {
  const every = (step: number): string => {
    let d = ''
    for (let x = step; x < width; x += step) d += `M${x} 0V${height}`
    for (let y = step; y < height; y += step) d += `M0 ${y}H${width}`
    return d
  }
  return `<rect width="${width}" height="${height}" fill="url(#lamp)"/><path d="${every(40)}" stroke="${tones.cobalt.top}" stroke-width="1.5" opacity=".28"/><path d="${every(160)}" stroke="${tones.cobalt.top}" stroke-width="3" opacity=".5"/>`
}

/** A knife of the kind bookbinders use, its point at (0, 0), its handle to the right. */
const knife = `<path d="M0 0L196 -30H236V30H150Z" fill="#E9EDFA"/><path d="M0 0L150 30H236V16H160Z" fill="#FFFFFF"/>
  <path d="M232 -38H306V38H232Z" fill="${tones.plaster.right}"/><path d="M232 -38H306V-16H232Z" fill="${tones.plaster.top}"/>
  <path d="M306 -44H790A44 44 0 0 1 790 44H306Z" fill="${peach}"/><path d="M306 -44H790A44 44 0 0 1 832 -14H306Z" fill="${tones.peach.top}"/><path d="M306 20H830A44 44 0 0 1 790 44H306Z" fill="${tones.peach.left}"/>
  <path d="M352 -44H376V44H352Z" fill="${coral}"/>`

/** The sleeve of the key, cut out and scored, not yet folded; what the knife took away lies above it. */
export function sleeveFlat(): Drawing {
  const lifted = (paths: string, x: number, y: number): string =>
    `<g fill="${night}"><g transform="translate(${x} ${y})" opacity=".6" filter="url(#soft)">${paths}</g><g transform="translate(3 3)" opacity=".5">${paths}</g></g>`
  const sheet = `<path d="${frontPath}"/><path d="${back}"/><path d="${sideFlap}"/><path d="${footFlap}"/>`
  const offcut = `<path d="${offcutPath}"/>`
  const art = `<defs><filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="10"/></filter>
    <radialGradient id="lamp" cx=".3" cy=".2" r="1"><stop offset="0" stop-color="#2A50E8"/><stop offset=".5" stop-color="${cobalt}"/><stop offset="1" stop-color="#1430B4"/></radialGradient></defs>${mat()}
    <g transform="translate(474 222) rotate(-1.2) scale(.86)">${lifted(sheet, 18, 20)}<g fill="${coral}">${sheet}</g>
      <path d="${sideFlap}${footFlap}" fill="${tones.coral.top}"/><path d="${mouthPath}" fill="none" stroke="#FFC3A8" stroke-width="4"/>
      <path d="${score}" fill="none" stroke="${night}" stroke-width="5" stroke-dasharray="22 16"/>
      ${frontPrint()}<g transform="translate(${wide} 0)">${backPrint()}</g></g>
    <g transform="translate(356 118) rotate(-7) scale(.86)">${lifted(offcut, 16, 18)}<g fill="${coral}">${offcut}</g></g>
    <g transform="translate(1096 186) rotate(-7)"><g opacity=".55" filter="url(#soft)" transform="translate(18 26)"><path d="M0 0L196 -30L306 -40H790A44 44 0 0 1 790 44H306L150 30Z" fill="${night}"/></g>${knife}</g>`
  return { width, height, ground: cobalt, html: svg(art, width, height) }
}

import { type Drawing, svg } from '../../lib/drawing'
import { cream, field, mustard, night, say, wordmark } from './book'
import { face, pitch, seal, sheetDefs, tall } from './sheet'

/** Of the bag, px: its width, the length of its front as the sheet has it, its depth at the foot; upwards it narrows to its seal. */
const [width, depth] = [512, 226]
const slope = (tall * width) / pitch
const height = Math.sqrt(slope ** 2 - (depth / 2) ** 2)
/** The front leans back from the foot to the seal. */
const lean = (Math.atan2(depth / 2, height) * 180) / Math.PI
const top = (seal * width) / pitch

/** The front, a cut of the sheet like every other moong pack, with the teeth that the knife left and the light on its film. */
function front(): string {
  const step = width / 34
  const teeth = Array.from({ length: 34 }, (_, at) => `L${step * (at + 0.5)} -12L${step * (at + 1)} 0`).join(
    '',
  )
  const ridges = [8, 22, 36, 50].map(
    (y) => `<rect y="${y}" width="${width}" height="4" fill="#fff" opacity=".16"/>`,
  )
  const fold = (x: number, wide: number, long: number): string =>
    `<path d="M${x} ${top}Q${x + wide} ${top + long * 0.5} ${x + wide * 0.3} ${top + long}Q${x + wide * 0.4} ${top + long * 0.45} ${x} ${top}Z" fill="#fff" opacity=".22"/>`
  return `${sheetDefs()}<defs><linearGradient id="round"><stop stop-color="#000" stop-opacity=".3"/><stop offset=".08" stop-color="#fff" stop-opacity=".22"/><stop offset=".2" stop-color="#fff" stop-opacity="0"/><stop offset=".76" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".24"/></linearGradient></defs>
    <clipPath id="face"><path d="M0 0${teeth}V${slope}H0Z"/></clipPath><g clip-path="url(#face)"><g transform="scale(${width / pitch})">${face(1, true)}</g><rect width="${width}" height="${slope}" y="${top}" fill="url(#round)"/>${fold(36, 84, 330)}${fold(190, 46, 200)}${fold(352, 48, 280)}${ridges.join('')}</g>`
}

/** The gusset: a side as deep as the foot, folded inwards along its middle up to the seal. */
function side(): string {
  const [mid, fold] = [depth / 2, height - 100]
  return `<path d="M0 ${height}L${mid} 0L${depth} ${height}Z" fill="#1A1432"/><path d="M0 ${height}L${mid} 0V${fold}Z" fill="#2C2548"/><path d="M${depth} ${height}L${mid} 0V${fold}Z" fill="#171130"/><path d="M0 ${height}L${mid} ${fold}L${depth} ${height}Z" fill="#221B3E"/><g transform="rotate(-90 ${mid} ${height * 0.7})">${wordmark(mid - 236, height * 0.7 + 18, 440, mustard)}</g>`
}

/** Its shadow, seen from above: the foot on the left, away from the light and back to the tip of the seal. */
const shadow = `<path d="M0 ${depth}H${width}L${width + 640} -330L${width * 0.62 + 560} -500Z" fill="#123A1E"/><path d="M-14 ${depth + 12}H${width + 10}L${width + 34} ${depth - 30}V-14H0Z" fill="#0B2914"/>`

/** The moong pack alone in three-quarter view: what is a lid beside its neighbours is a hill here. One camera sees front, gusset and shadow. */
export function singlePack(): Drawing {
  const [left, up] = [596, 132]
  return {
    width: 1350,
    height: 1800,
    ground: night,
    css: `.under,.stage{position:absolute;inset:0}.stage{perspective:3600px;perspective-origin:50% 20%}.pack{position:absolute;left:${left}px;top:${up}px;width:${width}px;height:${height}px;transform-style:preserve-3d;transform:rotateY(-28deg)}.pack>svg{position:absolute;left:0;overflow:visible}.front{bottom:0;transform-origin:50% 100%;transform:translateZ(${depth / 2}px) rotateX(${lean.toFixed(3)}deg)}.side{top:0;left:${width}px!important;transform-origin:0 50%;transform:translateZ(${depth / 2}px) rotateY(90deg)}.cast{top:${height - depth / 2}px;transform:rotateX(90deg)}`,
    html: `<div class="under">${svg(`<rect width="1350" height="1800" fill="${field}"/><rect y="1430" width="1350" height="370" fill="#1E5C30"/>${say(['Look,', 'dal.'], 74, 290, 168, { colour: cream, line: 1.0 })}`, 1350, 1800)}</div><div class="stage"><div class="pack">${svg(shadow, width, depth, 'class="cast"')}${svg(side(), depth, height, 'class="side"')}${svg(front(), width, slope, 'class="front"')}</div></div>`,
  }
}

import { type Drawing, svg } from '../../lib/drawing'
import { cream, field, mustard, night, products, say, wordmark } from './book'
import { block } from './linocut'
import { label } from './pack'

/** Of the bag, px: its width and height, and its depth at the foot; upwards it narrows to its seal. */
const [width, height, depth] = [640, 1250, 250]
const seal = 58
/** The front leans back from the foot to the seal. */
const slope = Math.hypot(height, depth / 2)
const lean = (Math.atan2(depth / 2, height) * 180) / Math.PI

/** The front with its seal, whose teeth the knife left. */
function front(): string {
  const teeth = Array.from({ length: 40 }, (_, at) => `L${at * 16 + 8} -11L${at * 16 + 16} 0`).join('')
  const edge = `M0 0${teeth}V${slope}H0Z`
  const ridges = [8, 20, 32, 44].map(
    (y) => `<rect y="${y}" width="${width}" height="4" fill="#fff" opacity=".18"/>`,
  )
  const light = `<defs><linearGradient id="round"><stop stop-color="#000" stop-opacity=".34"/><stop offset=".09" stop-color="#fff" stop-opacity=".2"/><stop offset=".2" stop-color="#fff" stop-opacity="0"/><stop offset=".74" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".22"/></linearGradient></defs><rect y="${seal}" width="${width}" height="${slope}" fill="url(#round)"/><path d="M40 ${seal}Q150 ${seal + 170} 84 ${seal + 330}Q96 ${seal + 150} 40 ${seal}ZM250 ${seal}Q300 ${seal + 110} 262 ${seal + 220}Q274 ${seal + 110} 250 ${seal}ZM470 ${seal}Q520 ${seal + 150} 486 ${seal + 280}Q494 ${seal + 130} 470 ${seal}Z" fill="#fff" opacity=".22"/>`
  return `<clipPath id="face"><path d="${edge}"/></clipPath><g clip-path="url(#face)"><g transform="translate(1116 566) scale(1.62)">${block(1000, 520, 730)}</g>${light}<rect y="-12" width="${width}" height="${seal + 12}" fill="${night}"/>${ridges.join('')}<rect y="${slope - 40}" width="${width}" height="41" fill="${night}"/></g>${label({ syllable: products[1]?.syllable ?? '', name: 'Moong dal', weight: '500 g' }, 100, 850, 440, 306)}`
}

/** The gusset: a side as deep as the foot, folded inwards along its middle up to the seal. */
function side(): string {
  const [mid, fold] = [depth / 2, height - 118]
  return `<path d="M0 ${height}L${mid} 0L${depth} ${height}Z" fill="#1A1432"/><path d="M0 ${height}L${mid} 0V${fold}Z" fill="#2C2548"/><path d="M${depth} ${height}L${mid} 0V${fold}Z" fill="#171130"/><path d="M0 ${height}L${mid} ${fold}L${depth} ${height}Z" fill="#221B3E"/><g transform="rotate(-90 ${mid} 820)">${wordmark(mid - 250, 840, 470, mustard)}</g>`
}

/** Its shadow, seen from above: the foot on the left, away from the light and back to the tip of the seal. */
const shadow = `<path d="M0 ${depth}H${width}L${width + 520} -250L${width * 0.62 + 430} -420Z" fill="#123A1E"/><path d="M-14 ${depth + 12}H${width + 10}L${width + 34} ${depth - 30}V-14H0Z" fill="#0B2914"/>`

/** The moong pack alone in three-quarter view: what is a lid beside its neighbours is a hill here. One camera sees front, gusset and shadow. */
export function singlePack(): Drawing {
  return {
    width: 1350,
    height: 1800,
    ground: night,
    css: `.under,.stage{position:absolute;inset:0}.stage{perspective:3300px;perspective-origin:50% 24%}.pack{position:absolute;left:345px;top:290px;width:${width}px;height:${height}px;transform-style:preserve-3d;transform:scale3d(1.07,1.07,1.07) rotateY(-33deg)}.pack>svg{position:absolute;left:0;overflow:visible}.front{bottom:0;transform-origin:50% 100%;transform:translateZ(${depth / 2}px) rotateX(${lean.toFixed(3)}deg)}.side{top:0;left:${width}px!important;transform-origin:0 50%;transform:translateZ(${depth / 2}px) rotateY(90deg)}.cast{top:${height - depth / 2}px;transform:rotateX(90deg)}`,
    html: `<div class="under">${svg(`<rect width="1350" height="1800" fill="${field}"/><rect y="1330" width="1350" height="470" fill="#1E5C30"/>${say('Look, dal.', 84, 168, 126, { colour: cream })}`, 1350, 1800)}</div><div class="stage"><div class="pack">${svg(shadow, width, depth, 'class="cast"')}${svg(side(), depth, height, 'class="side"')}${svg(front(), width, slope, 'class="front"')}</div></div>`,
  }
}

import { type Drawing, svg } from '../../lib/drawing'
import { cobalt, night } from './book'
import { brochureCover } from './brochure'

const [width, height] = [1800, 1350]
/** Side of a leaf, and how far each leaf is swung back from the plane of the picture, in degrees. */
const leaf = 980
const swing = 37
/** Where the fold stands: its middle in the picture and its foot. */
const [foldX, foot] = [870, 1240]
/** Height of the eye: all that runs back, edges and floor alike, makes for this line. */
const horizon = 170

const [out, back] = [leaf * Math.cos((swing * Math.PI) / 180), leaf * Math.sin((swing * Math.PI) / 180)]
/** The floor as a sheet: its own px, the fold stands on (centre, front). */
const floor = { wide: 7000, deep: 3600, front: 900 }
const centre = floor.wide / 2

/** Where the shadow of a point at height 1 lands: to the right and back, as one low lamp on the left throws it. */
const cast = { x: 0.86, back: 0.2 }

/** Shadow of the two leaves on the floor, and the dark line on which they touch it. */
function shadow(): string {
  const at = (x: number, deep: number): string =>
    `${(centre + x).toFixed(0)} ${(floor.deep - floor.front - deep).toFixed(0)}`
  const [dx, dz] = [cast.x * leaf, cast.back * leaf]
  const thrown = (x: number): string => `M${at(0, 0)}L${at(x, back)}L${at(x + dx, back + dz)}L${at(dx, dz)}Z`
  const touch = `M${at(-out, back)}L${at(0, 0)}L${at(out, back)}`
  const art = `<defs><filter id="far" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="26"/></filter><filter id="near" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="9"/></filter>
    <radialGradient id="lamp" gradientUnits="userSpaceOnUse" cx="${centre - 500}" cy="${floor.deep - floor.front + 60}" r="1900"><stop offset="0" stop-color="#2440B8"/><stop offset=".5" stop-color="#152A86"/><stop offset="1" stop-color="${night}"/></radialGradient></defs>
    <rect width="${floor.wide}" height="${floor.deep}" fill="url(#lamp)"/>
    <path d="${thrown(-out)}${thrown(out)}" fill="#040A2C" filter="url(#far)" opacity=".86"/>
    <path d="${touch}" fill="none" stroke="#020518" stroke-width="26" filter="url(#near)" opacity=".9"/>`
  return svg(art, floor.wide, floor.deep)
}

/** The brochure half folded, standing on its lower edge: the stair climbs round the fold. Everything shares one vanishing line. */
export function brochureFold(): Drawing {
  const cover = brochureCover().html
  const scale = leaf / 900
  // The cover without its table: 1800 by 900, cut in halves at the fold.
  const half = (side: 'back' | 'front') =>
    `<div class="half ${side}"><div class="page"><div class="print"${side === 'front' ? ' data-bleed' : ''}>${cover}</div><i></i>${side === 'back' ? '<b></b>' : ''}</div></div>`
  // A clear edge of 2 px round each leaf lets the browser smooth its outline.
  const css = `.room{position:absolute;inset:0;overflow:hidden;background:${cobalt};perspective:2700px;perspective-origin:${foldX}px ${horizon}px}
  .room>*{position:absolute}
  .floor{left:${foldX - centre}px;top:${foot - floor.deep + floor.front}px;width:${floor.wide}px;height:${floor.deep}px;transform-origin:50% ${floor.deep - floor.front}px;transform:rotateX(90deg)}
  .half{top:${foot - leaf - 2}px;width:${leaf + 4}px;height:${leaf + 4}px;will-change:transform}
  .page{position:absolute;inset:2px;overflow:hidden}
  .print{position:absolute;transform:scale(${scale});transform-origin:0 0;top:${-50 * scale}px}.page i{position:absolute;inset:0;mix-blend-mode:multiply}
  .back{left:${foldX - leaf - 2}px;transform-origin:${leaf + 2}px 50%;transform:rotateY(${-swing}deg)}.back .print{left:${-100 * scale}px}
  .front{left:${foldX - 2}px;transform-origin:2px 50%;transform:rotateY(${swing}deg)}.front .print{left:${-1000 * scale}px}
  .back i{background:linear-gradient(90deg,#EBCFD2,#fff 62%)}
  .back b{position:absolute;inset:0 0 0 auto;width:5px;background:#FFF6EC}
  .front i{background:linear-gradient(90deg,#AE8098,#D0A0AC 70%,#C495A4)}`
  const html = `<div class="room"><div class="floor">${shadow()}</div>${half('back')}${half('front')}</div>`
  return { width, height, ground: cobalt, html, css }
}

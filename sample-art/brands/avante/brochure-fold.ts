import type { Drawing } from '../../lib/drawing'
import { cobalt, night } from './book'
import { brochureCover } from './brochure'

/** The brochure half folded, standing on its lower edge: the stair climbs round the fold. */
export function brochureFold(): Drawing {
  const cover = brochureCover().html
  // The cover without its table: 1800 by 900, cut in halves at the fold.
  const half = (side: 'back' | 'front') =>
    `<div class="half ${side}"><div class="print">${cover}</div><i></i></div>`
  const css = `.table{position:absolute;inset:0;background:linear-gradient(${cobalt} 0 64%,${night} 64%)}
  .stage{position:absolute;inset:0;perspective:2600px;perspective-origin:50% 10%;filter:drop-shadow(0 26px 22px rgb(5 10 40/.6))}
  .card{position:absolute;left:900px;top:150px;transform-style:preserve-3d;transform:rotateX(-14deg) scale(.84)}
  .half{position:absolute;top:0;width:900px;height:900px;overflow:hidden}
  .half .print{position:absolute;top:-50px}.half i{position:absolute;inset:0}
  .back{right:0;transform-origin:100% 50%;transform:rotateY(34deg)}.back .print{left:-100px}
  .front{left:0;transform-origin:0 50%;transform:rotateY(-46deg)}.front .print{left:-1000px}
  .back i{background:linear-gradient(90deg,transparent 60%,rgb(12 27 87/.2))}
  .front i{background:linear-gradient(90deg,rgb(12 27 87/.42),rgb(12 27 87/.16) 70%);border-left:5px solid rgb(255 250 240/.9)}`
  const html = `<div class="table"></div><div class="stage"><div class="card">${half('back')}${half('front')}</div></div>`
  return { width: 1800, height: 1350, ground: cobalt, html, css }
}

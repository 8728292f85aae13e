import type { Drawing } from '../../lib/drawing'
import { bench, benchHeight, benchWidth, margin } from './report-bench'
import { coverHeight, coverWidth } from './report-face'
import { thickness, volume } from './report-volume'

/** The annual report on the silver maker's bench, from a little above: its front in foil, its back round, its band and ribbon yellow. */
export function cover(): Drawing {
  const css = `.stage{position:absolute;inset:0;overflow:hidden;perspective:3400px;perspective-origin:50% 30%}
    .scene{position:absolute;left:372px;top:-232px;width:${coverWidth}px;height:${coverHeight}px;transform-style:preserve-3d;transform:rotateX(38deg) rotateZ(-17deg) scale(1.05)}
    .scene>div{position:absolute}
    .bench{left:-${margin}px;top:-${margin}px;width:${benchWidth}px;height:${benchHeight}px;transform:translateZ(-${thickness + 1}px)}
    .lamp{position:absolute;inset:0;background:radial-gradient(ellipse 90% 110% at 44% 40%,transparent 55%,rgb(3 12 14/.45))}`
  return {
    width: 1800,
    height: 1350,
    css,
    ground: '#141C1F',
    html: `<div class="stage"><div class="scene"><div class="bench">${bench()}</div>${volume()}</div></div><div class="lamp"></div>`,
  }
}

import { svg } from '../../lib/drawing'
import { live, rect } from './book'
import { coverHeight, coverWidth, face, lineAt } from './report-face'

// The report as a solid thing: front, boards, leaves and a round back, folded up from flat faces in space.
export const thickness = 156
const board = 17
/** How far the back stands out, and how far the boards stand out over the leaves. */
const [bulge, overhang] = [30, 16]

/** Where the ribbon hangs out of the leaves at the foot. */
export const [ribbonAt, ribbonWidth] = [430, 46]

const at = (transform: string, w: number, h: number, inner: string): string =>
  `<div style="left:0;top:0;width:${w}px;height:${h}px;transform-origin:0 0;transform:${transform}">${inner}</div>`

/** The round back in narrow strips, lit from the upper left; the live line goes on over it. */
function back(): string {
  const strips = 18
  const point = (i: number): [number, number] => {
    const a = (i / strips) * Math.PI
    return [-bulge * Math.sin(a) ** 0.8, (-thickness * (1 - Math.cos(a))) / 2]
  }
  return Array.from({ length: strips }, (_, i) => {
    const [[ax, az], [bx, bz]] = [point(i), point(i + 1)]
    const wide = Math.hypot(bx - ax, bz - az)
    const turn = Math.atan2(az - bz, bx - ax)
    // Brightest a little above the middle of the curve, where it looks at the lamp.
    const lit = Math.max(0, 1 - Math.abs(i / strips - 0.3) * 1.7)
    const tone = `color-mix(in srgb, #3E909D ${(lit * 100).toFixed(0)}%, #072127)`
    const wire = `<div style="position:absolute;left:0;right:0;top:${lineAt - 12}px;height:24px;background:#061D22"></div><div style="position:absolute;left:0;right:0;top:${lineAt - 6.5}px;height:13px;background:color-mix(in srgb, ${live} ${(60 + lit * 40).toFixed(0)}%, #7A6500)"></div>`
    return `<div style="left:0;top:0;width:${(wide + 2).toFixed(2)}px;height:${coverHeight}px;background:${tone};transform-origin:0 0;transform:translate3d(${ax.toFixed(2)}px,0,${az.toFixed(2)}px) rotateY(${turn.toFixed(4)}rad)">${wire}</div>`
  }).join('')
}

/** Ends of the leaves, gathered in sections; the yellow band at the back ties them. */
function leaves(): string {
  const [w, h] = [coverWidth - overhang, thickness - 2 * board - 6]
  const count = 11
  const sections = Array.from(
    { length: count },
    (_, i) =>
      `${rect(0, (h / count) * (i + 0.4), w, 2.4, '#DDD5C4')}${rect(0, (h / count) * i, w, 2.6, '#A69F90')}`,
  )
  const threads = Array.from({ length: 15 }, (_, i) => rect(14, (h / 15) * i, 30, 1.4, '#9C8200'))
  return svg(
    `<defs><linearGradient id="shade" x2="0" y2="1"><stop offset="0" stop-color="#0A2024" stop-opacity=".72"/><stop offset=".24" stop-color="#0A2024" stop-opacity=".12"/><stop offset="1" stop-color="#0A2024" stop-opacity=".22"/></linearGradient></defs>
    ${rect(0, 0, w, h, '#F1EADB')}${sections.join('')}<path d="M-18 0H40Q22 ${h / 2} 40 ${h}H-18Z" fill="#082329"/><path d="M14 0H44Q28 ${h / 2} 44 ${h}H14Q-2 ${h / 2} 14 0Z" fill="${live}"/><g clip-path="url(#band)">${threads.join('')}</g><clipPath id="band"><path d="M14 0H44Q28 ${h / 2} 44 ${h}H14Q-2 ${h / 2} 14 0Z"/></clipPath>
    ${rect(0, 0, w, h, 'url(#shade)')}`,
    w,
    h,
    'overflow="visible"',
  )
}

/** The cut end of the case: both boards, and the cloth of the back bent round between them. */
function caseEnd(): string {
  const t = thickness
  const ribbon = `${rect(ribbonAt, t * 0.46, ribbonWidth, t * 0.54 + 1, '#C9AC00')}${rect(ribbonAt + 5, t * 0.46, ribbonWidth - 10, t * 0.54 + 1, '#F7D800')}${rect(ribbonAt, t * 0.46, ribbonWidth, 5, '#FFF3A0')}`
  const bow = (inset: number): string =>
    `M12 ${inset}C${-bulge * 1.3 + inset} ${inset + 4} ${-bulge * 1.3 + inset} ${t - inset - 4} 12 ${t - inset}Z`
  const room = bulge + 10
  return svg(
    `<g transform="translate(${room} 0)"><path d="${bow(0)}" fill="#17535E"/><path d="${bow(9)}" fill="#06191D"/>${rect(0, 0, coverWidth, board, '#10474F')}${rect(0, 0, coverWidth, 3, '#63AAB5')}${rect(0, t - board, coverWidth, board, '#0B363D')}${ribbon}</g>`,
    coverWidth + room,
    t,
  )
}

/** The whole volume; its front lies at height 0, its foot on the bench at -thickness. */
export function volume(): string {
  const inner = coverHeight - overhang
  return [
    at(`translateZ(${-thickness}px)`, coverWidth, coverHeight, rect0('#0B363D', coverWidth, coverHeight)),
    back(),
    at(`translate3d(0,${inner}px,${-board - 6}px) rotateX(-90deg)`, coverWidth, thickness, leaves()),
    at(
      `translate3d(${-bulge - 10}px,${coverHeight + 0.6}px,0.8px) rotateX(-90deg)`,
      coverWidth + bulge + 10,
      thickness,
      caseEnd(),
    ),
    // Under the front, so that where the browser splits it no leaf shines through the seam.
    at('translateZ(-4px)', coverWidth, coverHeight, rect0('#12454E', coverWidth, coverHeight)),
    at('translateZ(0.5px)', coverWidth, coverHeight, face()),
  ].join('')
}

const rect0 = (fill: string, w: number, h: number): string => svg(rect(0, 0, w, h, fill), w, h)

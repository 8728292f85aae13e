import { type Drawing, svg } from '../../lib/drawing'
import { mustard, mustardShade, night, say } from './book'
import { pitch, seal as seam, sheetDefs, slice } from './sheet'

/** The upper end of the rice pack, whole, so that the egret flies within it: its width on the picture, the height of its seal, and how far apart its teeth stand, px. */
const scale = 2.75
const [width, seal, tooth] = [pitch * scale, seam * scale, (pitch * scale) / 22]
const ridges = 6

/** The pack's outline from its upper left corner, its sides drawn in below the seal, with the teeth that the knife left. */
function end(): string {
  const teeth = Array.from(
    { length: Math.round(width / tooth) },
    (_, at) => `L${tooth * (at + 0.5)} -34L${tooth * (at + 1)} 0`,
  ).join('')
  return `M0 0${teeth}L${width - 8} ${seal}C${width - 40} 700 ${width - 6} 1300 ${width - 4} 1900H-14C-30 1300 40 700 8 ${seal}Z`
}

/** Gathers of the film below the seal: pairs of a lit and a shaded fold that die out. */
function gathers(): string {
  return Array.from({ length: 13 }, (_, at) => {
    const x = 40 + at * 112 + ((at * 37) % 50)
    const long = 150 + ((at * 83) % 220)
    const fold = (dx: number, wide: number) =>
      `<path d="M${x + dx - wide} ${seal}Q${x + dx - wide * 0.2} ${seal + long * 0.6} ${x + dx + 10} ${seal + long}Q${x + dx + wide * 0.7} ${seal + long * 0.5} ${x + dx + wide} ${seal}Z"`
    return `${fold(16, 15)} fill="#000" opacity=".4"/>${fold(0, 13)} fill="#fff" opacity=".42"/>`
  }).join('')
}

/** Seal from close by: the end of the pack with its crimped edge, on the shelf's yellow. */
export function sealMacro(): Drawing {
  const crimp = Array.from({ length: ridges }, (_, at) => {
    const y = 20 + (at * (seal - 30)) / ridges
    const step = (seal - 30) / ridges
    return `<rect y="${y}" width="${width}" height="${step * 0.3}" fill="#fff" opacity=".3"/><rect y="${y + step * 0.3}" width="${width}" height="${step * 0.34}" fill="#fff" opacity=".08"/><rect y="${y + step * 0.64}" width="${width}" height="${step * 0.36}" fill="#000" opacity=".42"/>`
  }).join('')
  const words = `<rect x="${width / 2 - 505}" y="33" width="1010" height="110" fill="${night}"/>${say('Tear here. It won’t blink.', width / 2, 111, 72, { anchor: 'middle', colour: mustard })}`
  const picture = `${sheetDefs()}<defs><clipPath id="end"><path d="${end()}"/></clipPath><filter id="cast" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="26"/></filter><filter id="film"><feGaussianBlur stdDeviation="5"/></filter><linearGradient id="roll" x2="1" y2="0"><stop stop-color="#000" stop-opacity=".5"/><stop offset=".05" stop-color="#fff" stop-opacity=".34"/><stop offset=".12" stop-color="#fff" stop-opacity="0"/><stop offset=".9" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".5"/></linearGradient></defs>
    <rect width="1500" height="1500" fill="${mustard}"/><path d="M0 0H1500V210L0 400Z" fill="${mustardShade}"/>
    <g transform="translate(132 356) rotate(-7)"><path d="${end()}" transform="translate(-46 54)" fill="#7A5200" opacity=".75" filter="url(#cast)"/><path d="${end()}" transform="translate(-12 14)" fill="#5A3C00" opacity=".8" filter="url(#film)"/>
    <g clip-path="url(#end)"><g transform="scale(${scale})">${slice(0)}</g><g filter="url(#film)">${gathers()}</g><rect y="${seal}" x="-40" width="${width + 40}" height="1700" fill="url(#roll)"/>
    <path d="M360 1800C520 1200 470 760 560 ${seal}H640C560 760 620 1200 470 1800Z" fill="#fff" opacity=".14" filter="url(#film)"/>
    <rect x="-40" y="-40" width="${width + 80}" height="${seal + 40}" fill="${night}"/>${crimp}<rect y="${seal - 4}" x="-40" width="${width + 80}" height="22" fill="#000" opacity=".55" filter="url(#film)"/>${words}</g></g>`
  return { width: 1500, height: 1500, ground: mustard, html: svg(picture, 1500, 1500) }
}

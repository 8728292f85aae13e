import { type Drawing, svg } from '../../lib/drawing'
import { cream, field, vermilion } from './book'
import { almond, gouge, rays } from './linocut'

/** Cuts with depth: the same drawing thrice, its shadowed bank, its lit bank, its floor. */
function carved(cuts: string, floor: string, dark: string, light: string): string {
  const flat = (colour: string): string => cuts.replace(/fill="#[0-9A-Fa-f]{6}"/g, `fill="${colour}"`)
  return `<g transform="translate(-5 -6)">${flat(dark)}</g><g transform="translate(5 6)">${flat(light)}</g>${flat(floor)}`
}

/** The lino block, half inked; light rakes in from the upper left. */
export function linoBlock(): Drawing {
  const lino = '#3A3358'
  const ring = rays(4, [cream], 2)
  const lashes = Array.from({ length: 46 }, (_, at) => {
    const x = -540 + at * 24
    const top = -330 * (1 - (x / 585) ** 2)
    return gouge(x, top + 16, x * 0.97, top + 58 + 40 * (1 - (x / 585) ** 2), 7, cream)
  }).join('')
  const spokes = Array.from({ length: 44 }, (_, at) => {
    const angle = (at / 44) * Math.PI * 2
    return gouge(
      Math.cos(angle) * 126,
      Math.sin(angle) * 126,
      Math.cos(angle) * 226,
      Math.sin(angle) * 226,
      7,
      cream,
    )
  }).join('')
  const whites = `<path fill-rule="evenodd" d="${almond(585, 352)}M262 -10a262 262 0 1 0 -524 0a262 262 0 1 0 524 0Z" fill="#FFF4DA"/>`
  const relief = (top: string, cut: string, dark: string, light: string): string =>
    `<rect x="-700" y="-560" width="1400" height="1060" fill="${top}"/>${carved(ring, cut, dark, light)}<path d="${almond(640, 400)}" fill="${top}"/>${carved(whites, cut, dark, light)}<g>${lashes.replaceAll(cream, top)}</g>${carved(spokes, cut, dark, light)}<circle r="112" fill="${top}"/>${carved(`<circle r="86" fill="#FFF4DA"/>`, cut, dark, light)}`
  const ridges = Array.from({ length: 14 }, (_, at) => {
    const tone =
      [
        '#7E1A10',
        '#A3281A',
        '#C93522',
        '#E4402A',
        '#EE5A42',
        '#F58A70',
        '#F06A50',
        '#E4402A',
        '#DA3A26',
        '#C93522',
        '#B42E1E',
        '#9A2416',
        '#7E1A10',
        '#66140C',
      ][at] ?? vermilion
    return `<rect x="-330" y="${-140 + at * 20}" width="660" height="21" fill="${tone}"/>`
  }).join('')
  return {
    width: 1800,
    height: 1350,
    html: svg(
      `<defs><clipPath id="plate"><rect x="-700" y="-560" width="1400" height="1060"/></clipPath><clipPath id="inked"><path d="M-700 -560H120L-90 500H-700Z"/></clipPath><filter id="soft"><feGaussianBlur stdDeviation="16"/></filter><filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".9" numOctaves="2" seed="6"/><feColorMatrix values="0 0 0 0 .5  0 0 0 0 .5  0 0 0 0 .5  0 0 0 1.3 -.36"/></filter></defs>
      <rect width="1800" height="1350" fill="#5A3218"/>${Array.from({ length: 26 }, (_, at) => `<path d="M0 ${40 + at * 54}Q${500 + (at % 5) * 90} ${20 + at * 54 + (at % 3) * 12} 1800 ${46 + at * 54}" stroke="${at % 3 ? '#4A2812' : '#6B3E20'}" stroke-width="${3 + (at % 4) * 2}" fill="none"/>`).join('')}
      <g transform="translate(838 690) rotate(-9)"><rect x="-670" y="-520" width="1420" height="1080" fill="#1C0A02" opacity=".7" filter="url(#soft)"/><path d="M-700 500L-676 536H728L724 -526L700 -560V500Z" fill="#2A1608"/><path d="M-700 500L-676 536H728L700 500Z" fill="#5A3A1A"/>
      <g clip-path="url(#plate)">${relief(lino, '#B9A7C9', '#17122A', '#E9DDF0')}<g clip-path="url(#inked)">${relief(vermilion, '#B9A7C9', '#5E120A', '#E9DDF0')}<path d="M-640 -560L-700 -200V-560ZM-300 -560L-520 500H-470L-240 -560ZM60 -560L-150 500H-132L80 -560Z" fill="#F06A50" opacity=".4"/></g></g></g>
      <g transform="translate(900 640) rotate(-99)"><g transform="translate(-60 30)" opacity=".5" filter="url(#soft)"><rect x="-340" y="-140" width="680" height="280" fill="#2A0A06"/><rect x="-30" y="140" width="60" height="640" fill="#2A0A06"/></g>
      <path d="M-372 -20H-330V20H-372ZM330 -20H372V20H330Z" fill="#8A8494"/><path d="M-372 -10V210Q-372 250 -330 250H330Q372 250 372 210V-10" fill="none" stroke="#A9A3B3" stroke-width="24"/><path d="M-376 -10V210Q-376 246 -334 246H326" fill="none" stroke="#E4DFEA" stroke-width="6"/>${ridges}<rect x="-330" y="-140" width="26" height="281" fill="#66140C" opacity=".5"/>
      <rect x="-24" y="250" width="48" height="70" fill="#8A8494"/><path d="M-44 320H44L62 470Q74 700 40 760Q0 800 -40 760Q-74 700 -62 470Z" fill="${field}"/><path d="M14 320H44L62 470Q74 700 40 760Q30 772 16 778Q46 620 14 320Z" fill="#1E5C30"/><path d="M-34 340L-46 480Q-56 640 -36 730" stroke="#6DB57F" stroke-width="12" fill="none" stroke-linecap="round"/></g>
      <rect width="1800" height="1350" filter="url(#grain)" opacity=".3" style="mix-blend-mode:overlay"/>`,
      1800,
      1350,
    ),
  }
}

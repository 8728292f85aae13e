import { type Drawing, svg } from '../../lib/drawing'
import { random } from '../../lib/random'
import { nitrogen, phosphorus, potash, root } from './book'
import { roots } from './ground'

const size = 1500
type Flat = [number, number]

/** The one root in focus, as a curve from the top edge to its tip. */
const spine = (t: number): Flat => [
  (1 - t) ** 3 * 520 + 3 * (1 - t) ** 2 * t * 980 + 3 * (1 - t) * t * t * 360 + t ** 3 * 860,
  (1 - t) ** 3 * -80 + 3 * (1 - t) ** 2 * t * 460 + 3 * (1 - t) * t * t * 800 + t ** 3 * 1340,
]
/** Half its thickness; the last sixteenth is its rounded tip. */
const girth = (t: number): number =>
  (118 * (1 - t) ** 0.7 + 16) * Math.sqrt(1 - Math.max(0, (t - 0.9375) / 0.0625) ** 2)

/** Outline of the root between `from` and `to` of its girth (-1 left edge, 1 right edge). */
function band(from: number, to: number, fill: string): string {
  const steps = 160
  const edge = (side: number): string[] =>
    Array.from({ length: steps + 1 }, (_, i) => {
      const t = i / steps
      const [x, y] = spine(t)
      const [ax, ay] = spine(Math.max(0, t - 0.01))
      const [bx, by] = spine(Math.min(1, t + 0.01))
      const across = Math.atan2(by - ay, bx - ax) - Math.PI / 2
      const r = girth(t) * side * (1 + 0.035 * Math.sin(t * 102))
      return `${(x - Math.cos(across) * -r).toFixed(1)} ${(y - Math.sin(across) * -r).toFixed(1)}`
    })
  return `<path d="M${edge(from).join('L')}L${edge(to).reverse().join('L')}Z" fill="${fill}"/>`
}

/** Fine hairs that leave the root sideways, each holding on to its crumb. */
function hairs(seed: number): string {
  const next = random(seed)
  return Array.from({ length: 420 }, () => {
    const t = 0.12 + next() * 0.84
    const [x, y] = spine(t)
    const side = next() < 0.5 ? -1 : 1
    const reach = (50 + next() ** 2 * 250) * (1.15 - t * 0.5)
    const [dx, dy] = [side * (girth(t) + reach), reach * (next() - 0.35) * 0.8]
    return `<path d="M${x.toFixed(0)} ${y.toFixed(0)}q${(dx * 0.5).toFixed(0)} ${(dy * 0.2 + next() * 40 - 20).toFixed(0)} ${dx.toFixed(0)} ${dy.toFixed(0)}" stroke-width="${(1.2 + next() * 2.6).toFixed(1)}" stroke-opacity="${(0.3 + next() * 0.6).toFixed(2)}"/>`
  }).join('')
}

function crumbs(count: number, least: number, most: number, tones: string[], seed: number): string {
  const next = random(seed)
  return Array.from({ length: count }, () => {
    const s = least + next() ** 2 * (most - least)
    const corners = Array.from({ length: 8 }, (_, i) => {
      const [a, r] = [(i / 8) * 6.283, s * (0.72 + next() * 0.4)]
      return `${(Math.cos(a) * r).toFixed(0)} ${(Math.sin(a) * r).toFixed(0)}`
    })
    const tone = tones[Math.floor(next() * tones.length)] ?? '#3B1F16'
    return `<g transform="translate(${(next() * size).toFixed(0)} ${(next() * size).toFixed(0)})"><path d="M${corners.join('L')}Z" fill="${tone}"/><path d="M${corners.slice(4, 7).join('L')}L0 0Z" fill="#fff" opacity=".07"/><path d="M${corners.slice(0, 3).join('L')}L0 0Z" fill="#000" opacity=".22"/></g>`
  }).join('')
}

/** Nitrogen as a sphere, phosphorus as a cube, potash as a pyramid: lit from the upper left. */
const grains = {
  sphere: (x: number, y: number, r: number): string =>
    `<g transform="translate(${x} ${y})"><ellipse cx="${r * 0.2}" cy="${r * 0.35}" rx="${r * 1.1}" ry="${r}" fill="#160904" opacity=".6"/><circle r="${r}" fill="${nitrogen}"/><path d="M${r * 0.7} ${-r * 0.7}A${r} ${r} 0 0 1 ${-r * 0.7} ${r * 0.7}A${r * 1.35} ${r * 1.35} 0 0 0 ${r * 0.7} ${-r * 0.7}Z" fill="#163A8A"/><ellipse cx="${-r * 0.36}" cy="${-r * 0.42}" rx="${r * 0.26}" ry="${r * 0.17}" transform="rotate(-40 ${-r * 0.36} ${-r * 0.42})" fill="#8FB0FF"/></g>`,
  cube: (x: number, y: number, r: number, turn = 0): string =>
    `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M0 ${r * 1.2}L${r * 1.25} ${r * 0.5}L${r * 0.3} ${-r * 0.1}Z" fill="#160904" opacity=".6"/><path d="M0 ${-r}L${r} ${-r * 0.5}L0 0L${-r} ${-r * 0.5}Z" fill="#FF9A5C"/><path d="M${-r} ${-r * 0.5}L0 0V${r}L${-r} ${r * 0.5}Z" fill="${phosphorus}"/><path d="M${r} ${-r * 0.5}L0 0V${r}L${r} ${r * 0.5}Z" fill="#A8430F"/></g>`,
  pyramid: (x: number, y: number, r: number, turn = 0): string =>
    `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M0 ${r}L${r * 1.5} ${r * 0.7}L${r * 0.4} 0Z" fill="#160904" opacity=".6"/><path d="M0 ${-r * 1.2}L${-r * 1.05} ${r * 0.6}L${r * 0.2} ${r}Z" fill="${potash}"/><path d="M0 ${-r * 1.2}L${r * 0.2} ${r}L${r * 1.05} ${r * 0.5}Z" fill="#B98A06"/></g>`,
}

/** Two centimetres of soil, very near: where the feeding is done. */
export function rootMacro(): Drawing {
  const far = `<g filter="url(#far)"><g fill="#8A6450">${roots(1180, -220, { count: 6, width: 70, length: 1500, fan: 0.22, depth: 2, seed: 31 })}</g></g>`
  const mid = `<g filter="url(#near)" fill="#C9AE97">${roots(180, -120, { count: 3, width: 62, length: 1250, fan: 0.3, depth: 2, seed: 52 })}</g>`
  const side = [0.24, 0.42, 0.58, 0.74].map((t, i) => {
    const [x, y] = spine(t)
    const turn = i % 2 ? 58 : -62
    return `<g transform="translate(${x} ${y}) rotate(${turn})" fill="${i % 2 ? '#EFE3D0' : root}">${roots(0, 0, { count: 1, width: 46 - i * 5, length: 520 - i * 50, depth: 1, seed: 80 + i })}</g>`
  })
  const { sphere, cube, pyramid } = grains
  const art = `<defs><filter id="far"><feGaussianBlur stdDeviation="11"/></filter><filter id="near"><feGaussianBlur stdDeviation="3.5"/></filter><filter id="cast" x="-30%" y="-10%" width="170%" height="130%"><feDropShadow dx="34" dy="40" stdDeviation="22" flood-color="#120602" flood-opacity=".75"/></filter><filter id="front"><feGaussianBlur stdDeviation="13"/></filter>
    <radialGradient id="lamp" cx=".36" cy=".28" r=".9"><stop offset="0" stop-color="#000" stop-opacity="0"/><stop offset=".55" stop-color="#120602" stop-opacity=".18"/><stop offset="1" stop-color="#120602" stop-opacity=".72"/></radialGradient></defs>
    <rect width="${size}" height="${size}" fill="#3B1F16"/><g filter="url(#far)">${crumbs(260, 30, 110, ['#2A140D', '#4A281B', '#583222'], 2)}</g>${far}
    <g filter="url(#near)">${crumbs(240, 12, 64, ['#2A140D', '#3B1F16', '#68402C', '#4A281B'], 4)}</g>${mid}${crumbs(130, 6, 34, ['#2A140D', '#583222', '#7A4E37'], 6)}
    ${sphere(1130, 330, 92)}${cube(300, 980, 96, 14)}${pyramid(1200, 1010, 88, -12)}${cube(1330, 640, 52, -20)}${pyramid(330, 560, 56, 20)}${sphere(470, 1290, 60)}
    <g fill="none" stroke="${root}" stroke-linecap="round">${hairs(3)}</g><g filter="url(#cast)">${side.join('')}${band(-1, 1, '#D9C4AC')}</g>${band(-1, 0.42, '#EFE3D0')}${band(-1, -0.12, root)}${band(-0.78, -0.56, '#FFFFFF')}
    ${sphere(960, 900, 40)}${cube(400, 330, 38, 30)}${pyramid(930, 640, 36, 8)}
    <g filter="url(#front)">${sphere(110, 210, 150)}${cube(1420, 1400, 170, 8)}</g><rect width="${size}" height="${size}" fill="url(#lamp)"/>`
  return { width: size, height: size, html: svg(art, size, size) }
}

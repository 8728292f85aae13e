import { type Drawing, svg } from '../../lib/drawing'
import { random } from '../../lib/random'
import { copper, deep, grain, lilac, polar, star, starlight, trails, violet } from './book'
import { type Face, sides, type Tower, view } from './lounge-towers'

const [width, height] = [2000, 1125]

/** One stroke of the numeral is this wide, in the model's centimetres; all else follows from the numeral. */
const stroke = 13
const tall = [66, 84, 66]
const gap = 27

const towers: Tower[] = tall.map((high, i) => ({ x: (i - 1) * gap, wide: stroke, high }))

/** Colours of a face by what it is; the lamp of the lounge hangs above and a little to the left. */
const paint: Record<Face['kind'], string> = {
  front: '#1A0E38',
  side: '#0E0722',
  copperFront: copper,
  copperSide: '#8C4A28',
  copperUnder: '#4A2413',
  copperTop: '#FFD9B0',
}

const polygon = (points: readonly (readonly [number, number])[], fill: string): string =>
  `<path d="M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z" fill="${fill}"/>`

/** The towers and their lit rooms; `mirror` draws what the table shows of them. */
function model(mirror: boolean): { solid: string; rooms: string } {
  const drawn = towers.map((tower, i) => {
    const next = random(40 + i)
    const { faces, windows } = sides(tower, mirror)
    const rooms = windows.map(({ points, side }) => {
      const light = next()
      const dark = side ? 0.62 : 0.36
      if (light < dark) return polygon(points, side ? '#1B0F3C' : '#2A1850')
      const fill = light > 0.9 ? starlight : light > 0.6 ? copper : light > 0.48 ? lilac : violet
      return polygon(points, fill)
    })
    return { solid: faces.map(({ points, kind }) => polygon(points, paint[kind])), rooms }
  })
  // From the sides to the middle: what is nearer to the eye's axis covers its neighbours.
  const order = [0, 2, 1].map((i) => drawn[i]).filter((tower) => tower !== undefined)
  return {
    solid: order.map(({ solid, rooms }) => solid.join('') + rooms.join('')).join(''),
    rooms: order.map(({ rooms }) => rooms.join('')).join(''),
  }
}

/** The sales lounge after hours: three towers, lit by their own rooms, stand before the exposure on the wall and double themselves in the table. */
export function loungeModel(): Drawing {
  const [upright, below] = [model(false), model(true)]
  const [, edge] = view([0, 0, -26])
  const [axisX, axisY] = view([0, polar(84), 0])
  const [, image] = view([0, -polar(84), 0])
  const [, foot] = view([0, 0, 0])
  const wall = trails({ x: axisX, y: axisY, from: 74, to: 1300, every: 30, seed: 8, weight: 1.5 })
  const pendant = star(axisX, axisY, 54, starlight)
  const art = `<defs>
    <radialGradient id="air" gradientUnits="userSpaceOnUse" cx="${axisX}" cy="${axisY + 160}" r="1150"><stop offset="0" stop-color="#3A2590"/><stop offset=".4" stop-color="#1E1150"/><stop offset="1" stop-color="#0A0519"/></radialGradient>
    <radialGradient id="dim" gradientUnits="userSpaceOnUse" cx="${axisX}" cy="${axisY}" r="1060"><stop offset="0" stop-color="#fff"/><stop offset=".5" stop-color="#999"/><stop offset="1" stop-color="#000"/></radialGradient>
    <linearGradient id="sink" gradientUnits="userSpaceOnUse" x1="0" y1="${foot}" x2="0" y2="${height}"><stop offset="0" stop-color="#fff" stop-opacity=".78"/><stop offset="1" stop-color="#fff" stop-opacity=".1"/></linearGradient>
    <linearGradient id="table" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#1A0F42"/><stop offset=".3" stop-color="#0C0620"/><stop offset="1" stop-color="#06030F"/></linearGradient>
    <mask id="spot"><rect width="${width}" height="${height}" fill="url(#dim)"/></mask><mask id="mirror"><rect y="${foot - 60}" width="${width}" height="${height}" fill="url(#sink)"/></mask>
    <clipPath id="top"><rect y="${edge}" width="${width}" height="${height - edge}"/></clipPath><clipPath id="back"><rect width="${width}" height="${edge}"/></clipPath>
    <filter id="afar" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur stdDeviation="3.4"/></filter><filter id="glow" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="13"/></filter><filter id="wet" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur stdDeviation="1.1 3"/></filter><filter id="halo" x="-200%" y="-200%" width="500%" height="500%"><feGaussianBlur stdDeviation="24"/></filter></defs>
    <rect width="${width}" height="${height}" fill="url(#air)"/>
    <g clip-path="url(#back)"><g mask="url(#spot)"><g filter="url(#afar)">${wall}</g></g></g>
    <rect y="${edge}" width="${width}" height="${height - edge}" fill="url(#table)"/>
    <g clip-path="url(#top)"><g opacity=".3" mask="url(#mirror)"><g transform="translate(0 ${image - axisY})" filter="url(#wet)"><g transform="translate(0 ${2 * axisY}) scale(1 -1)">${wall}</g></g></g>
    <g mask="url(#mirror)"><g filter="url(#wet)">${below.solid}</g><g filter="url(#glow)" opacity=".5" style="mix-blend-mode:screen">${below.rooms}</g></g></g>
    <path d="M0 ${edge}H${width}" stroke="${violet}" stroke-width="3"/><path d="M0 ${edge + 3}H${width}" stroke="${deep}" stroke-width="3"/>
    ${upright.solid}<g filter="url(#glow)" opacity=".5" style="mix-blend-mode:screen">${upright.rooms}</g>
    <path d="M${axisX} 0V${axisY - 50}" stroke="${copper}" stroke-width="2.4"/><g filter="url(#halo)" opacity=".9">${star(axisX, axisY, 96, copper)}</g>${pendant}
    ${grain(width, height, 0.3)}`
  return { width, height, html: svg(art, width, height), ground: '#0A0519' }
}

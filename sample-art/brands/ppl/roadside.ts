import { random } from '../../lib/random'
import { leafGreen, morning, nitrogen, phosphorus, potash, root, sky, soil } from './book'
import { clump } from './crop'
import { grass } from './ground'

/** A road between fields in the first light: how large the picture is, where land and road begin, where the sun comes up. */
export interface Roadside {
  width: number
  height: number
  horizon: number
  road: number
  sun: { x: number; r: number }
  palms: readonly (readonly [x: number, high: number])[]
}

/** A palmyra far off, grey with haze. */
function palm(x: number, foot: number, high: number): string {
  const top = foot - high
  const fan = Array.from({ length: 9 }, (_, i) => {
    const a = Math.PI * (1.08 - (i / 8) * 1.16) + Math.PI
    const [ex, ey] = [x + Math.cos(a) * high * 0.24, top + Math.sin(a) * high * 0.2]
    return `M${x} ${top}Q${(x + (ex - x) * 0.5).toFixed(1)} ${(ey - high * 0.05).toFixed(1)} ${ex.toFixed(1)} ${(ey + high * 0.05).toFixed(1)}L${(x + (ex - x) * 0.3).toFixed(1)} ${(top + high * 0.03).toFixed(1)}Z`
  }).join('')
  return `<path d="M${x - high * 0.018} ${foot}L${x - high * 0.012} ${top}H${x + high * 0.012}L${x + high * 0.018} ${foot}Z"/><path d="${fan}"/>`
}

/** Everything behind the vehicle: sky, sun, hills that pale with distance, mist over the water, the road of red earth. */
export function behind({ width, height, horizon, road, sun, palms }: Roadside): string {
  const w = (part: number): number => Math.round(width * part)
  return `<defs><linearGradient id="dawn" x2="1" y2=".12"><stop offset="0" stop-color="${sky}"/><stop offset=".5" stop-color="#EBEBD0"/><stop offset="1" stop-color="#FFD98A"/></linearGradient>
    <radialGradient id="glow"><stop offset="0" stop-color="#FFF6CF"/><stop offset=".28" stop-color="#FFE08A" stop-opacity=".8"/><stop offset="1" stop-color="#FFD98A" stop-opacity="0"/></radialGradient>
    <linearGradient id="mist" x2="0" y2="1"><stop offset="0" stop-color="${morning}" stop-opacity="0"/><stop offset=".6" stop-color="#FFF4D2" stop-opacity=".85"/><stop offset="1" stop-color="${morning}" stop-opacity="0"/></linearGradient>
    <linearGradient id="earth" x2="0" y2="1"><stop offset="0" stop-color="#C56A38"/><stop offset=".5" stop-color="#9C4A26"/><stop offset="1" stop-color="#6A301A"/></linearGradient><filter id="near" x="-5%" y="-60%" width="110%" height="220%"><feGaussianBlur stdDeviation="2.6"/></filter><filter id="soft" x="-10%" y="-120%" width="120%" height="340%"><feGaussianBlur stdDeviation="8"/></filter></defs>
    <rect width="${width}" height="${height}" fill="url(#dawn)"/><circle cx="${sun.x}" cy="${horizon - sun.r}" r="${sun.r * 6}" fill="url(#glow)"/><circle cx="${sun.x}" cy="${horizon - sun.r * 0.9}" r="${sun.r}" fill="${phosphorus}"/>
    <path d="M0 ${horizon - 30}C${w(0.12)} ${horizon - 92} ${w(0.24)} ${horizon - 84} ${w(0.36)} ${horizon - 36}S${w(0.62)} ${horizon - 78} ${w(0.74)} ${horizon - 40}S${w(0.94)} ${horizon - 20} ${width} ${horizon - 34}V${road}H0Z" fill="#B9CFA9"/><g fill="#93B184">${palms.map(([x, high]) => palm(x, horizon + 8, high)).join('')}</g>
    <path d="M0 ${horizon}C${w(0.2)} ${horizon - 22} ${w(0.44)} ${horizon + 6} ${w(0.6)} ${horizon - 8}S${w(0.9)} ${horizon - 14} ${width} ${horizon}V${road}H0Z" fill="#8CBF62"/><rect y="${horizon - 46}" width="${width}" height="86" fill="url(#mist)"/>
    <path d="M0 ${horizon + 40}C${w(0.3)} ${horizon + 24} ${w(0.7)} ${horizon + 42} ${width} ${horizon + 28}V${road}H0Z" fill="#5FA23F"/>${grass(0, width + 10, road + 6, 0.9, '#3E8A35')}${grass(14, width + 10, road + 8, 0.7, leafGreen)}
    <rect y="${road - 2}" width="${width}" height="${height - road + 2}" fill="url(#earth)"/><rect y="${road - 2}" width="${width}" height="5" fill="#E59A62"/>`
}

/** What lies between the road and the eye: the edge of the next field, too near to be sharp. */
export function inFront({ width, height }: Roadside): string {
  const next = random(31)
  let near = ''
  for (let x = -20; x < width + 40; x += 46 + next() * 26)
    near += clump(x, height + 34, { height: 66 + next() * 42, seed: 300 + Math.round(x) })
  return `<g filter="url(#near)">${near}</g>`
}

/** The dark on the road under everything that stands on it, drawn out away from the sun. */
export const cast = (from: number, to: number, road: number): string =>
  `<path d="M${from - 60} ${road + 8}H${to}V${road + 26}H${from - 20}Z" fill="#3A1208" opacity=".62" filter="url(#soft)"/>`

/** Full sacks on top of the load, seen end on, their mouths sewn up; `count` of them from x on, lying on y. */
export function sacks(x: number, y: number, count: number): string {
  const next = random(5)
  return Array.from({ length: count }, (_, i) => {
    const fill = [nitrogen, phosphorus, potash][i % 3]
    const left = x + i * 138
    const high = 62 + next() * 12
    const tilt = (next() - 0.5) * 5
    const form = `M4 ${high}C-12 ${high * 0.5} 2 ${high * 0.12} 22 10L14-4L34 4C58-6 92-6 112 4L134-6L124 12C144 ${high * 0.2} 152 ${high * 0.6} 140 ${high}Z`
    return `<g transform="translate(${left} ${y - high + 14}) rotate(${tilt.toFixed(1)} 70 ${high})"><path d="${form}" fill="${fill}"/><path d="M4 ${high}C-12 ${high * 0.5} 2 ${high * 0.12} 22 10C18 ${high * 0.4} 24 ${high * 0.8} 40 ${high}Z" fill="${soil}" opacity=".3"/><path d="M112 4C134 ${high * 0.2} 142 ${high * 0.5} 136 ${high * 0.8}" fill="none" stroke="${root}" stroke-opacity=".55" stroke-width="5" stroke-linecap="round"/><path d="M40 16C56 24 60 34 58 46M104 16C94 24 92 36 94 48" fill="none" stroke="${soil}" stroke-opacity=".28" stroke-width="4" stroke-linecap="round"/><path d="M22 13C52 22 96 22 124 13" fill="none" stroke="${root}" stroke-width="4.5" stroke-dasharray="11 7"/></g>`
  }).join('')
}

import { type Drawing, svg } from '../../lib/drawing'
import { cobalt, halo, line, odia, type Point, pylon, rect, sky, white, yellow } from './book'
import { type Bulb, rays, strung } from './bulb'
import { town } from './town'

const offWire = (degrees: number) => degrees < 13 || degrees > 349 || Math.abs(degrees - 168) < 13

/** The strung bulb: the wire between two pylons runs through the glass and becomes its mouth. */
export function hero(): Drawing {
  const bulb: Bulb = { x: 1370, y: 508, r: 322 }
  const tail = line('M-60 300Q20 400 96 380M1935 316Q1990 300 2060 220', white, 15)
  const picture = `${rect(0, 0, 2000, 1250, cobalt)}
  ${pylon(96, 1190, 970, sky, 9)}${pylon(1935, 1190, 1080, sky, 9)}
  <circle cx="${bulb.x}" cy="${bulb.y}" r="${bulb.r * 1.48}" fill="${halo}"/>${rays(bulb, yellow, offWire)}
  ${tail}${strung(bulb, { from: [96, 380], to: [1935, 316], sag: 260, sagTo: 150, width: 15 })}
  <g fill="${white}"><circle cx="96" cy="380" r="17"/><circle cx="1935" cy="316" r="17"/></g>
  ${town(2000, 1250)}
  ${odia('କରେଣ୍ଟ', 236, 312, 188, yellow)}${odia('ଆସିଲା!', 236, 892, 188, white)}`
  return { width: 2000, height: 1250, ground: cobalt, html: svg(picture, 2000, 1250) }
}

/** The same evening on a phone: the bulb first, the cheer under it, the street at the foot. */
export function heroPortrait(): Drawing {
  const bulb: Bulb = { x: 600, y: 394, r: 258 }
  const picture = `${rect(0, 0, 1080, 1350, cobalt)}
  ${pylon(40, 1290, 900, sky, 8)}${pylon(1052, 1290, 1120, sky, 8)}
  <circle cx="${bulb.x}" cy="${bulb.y}" r="${bulb.r * 1.46}" fill="${halo}"/>${rays(bulb, yellow, offWire)}
  ${line('M-40 380Q0 470 40 480M1052 280Q1080 270 1110 210', white, 13)}
  ${strung(bulb, { from: [40, 480], to: [1052, 280], sag: 110, sagTo: 100, width: 13 })}
  <g fill="${white}"><circle cx="40" cy="480" r="15"/><circle cx="1052" cy="280" r="15"/></g>
  ${odia('କରେଣ୍ଟ', 540, 976, 176, yellow, 'middle')}${odia('ଆସିଲା!', 540, 1168, 176, white, 'middle')}
  ${town(1080, 1350, 0.5, 5)}`
  return { width: 1080, height: 1350, ground: cobalt, html: svg(picture, 1080, 1350) }
}

/**
 * The bulb for tiles of every shape: glass, cap and pylon tops stay between y 247 and 953, which even a tile 2.2 times as
 * wide as high shows. No town: tiles would cut it to roof tips.
 */
export function card(): Drawing {
  const bulb: Bulb = { x: 800, y: 596, r: 240 }
  const left: Point = [176, 458]
  const right: Point = [1434, 404]
  const picture = `${rect(0, 0, 1600, 1200, cobalt)}
  <circle cx="${bulb.x}" cy="${bulb.y}" r="${bulb.r * 1.48}" fill="${halo}"/>${rays(bulb, yellow, offWire)}
  ${pylon(left[0], 1180, 860, sky, 9)}${pylon(right[0], 1160, 900, sky, 9)}
  ${line(`M-60 428Q84 504 ${left[0]} ${left[1]}M${right[0]} ${right[1]}Q1520 440 1660 330`, white, 16)}
  ${strung(bulb, { from: left, to: right, sag: 158, sagTo: 166, width: 16 })}
  <g fill="${white}"><circle cx="${left[0]}" cy="${left[1]}" r="18"/><circle cx="${right[0]}" cy="${right[1]}" r="18"/></g>
`
  return { width: 1600, height: 1200, ground: cobalt, html: svg(picture, 1600, 1200) }
}

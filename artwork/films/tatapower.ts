import type { Film } from './stage/film'
import { circle, clipped, ellipse, group, line, path, place, polar, rect, repeat, text } from './stage/markup'
import { blinks, both, chance, clamp, into, keys, linear, mix, out, past, ramp, swing, windUp } from './stage/timing'

/** Current wakes the bulb, the bulb wakes the town, the sun wakes behind the town; the bulb knows what to wear. */
const cobalt = '#0B3BB8'
const night = '#071E66'
const yellow = '#FFE01B'
const sky = '#7CC9FF'
const halo = '#1850D8'
const asleep = '#2A55C9'

const radius = 142

/** Where the bulb hangs: it bobs on the wire and steps aside for the name. */
function bulbAt(t: number): { x: number; y: number } {
  const dive = keys(t, [1.35, 0], [1.5, 26, out], [1.75, -16], [2.0, 0])
  const load = keys(t, [3.28, 0, linear], [3.36, 22, out], [3.55, -10], [3.75, 0])
  return { x: keys(t, [4.1, 640], [4.25, 616], [4.85, 928, past]), y: 292 + 5 * Math.sin(t * 2.1) + dive + load }
}

function pylon(x: number, side: 1 | -1, colour: string): string {
  const legs = `M-62 720L-24 420V190L0 128L24 190V420L62 720M-24 420H24M-24 300H24M-24 190H24M-24 190L24 300L-24 420M24 190L-24 300L24 420M-24 420L46 640M24 420L-46 640M-46 640H46`
  const arms = `M-24 250L${-120} 268L-24 292M24 250L120 268L24 292M-24 190L-92 204L-24 222M24 190L92 204L24 222`
  return place({ x, scaleX: side }, `<path d="${legs}${arms}" fill="none" stroke="${colour}" stroke-width="6" stroke-linejoin="round"/>`, circle(0, 262, 12, '#fff'))
}

function town(t: number): string {
  const lit = (distance: number, seed: number) => t > 1.55 + distance / 900 + seed * 0.35
  let x = -20
  let houses = ''
  for (let i = 0; x < 1300; i += 1) {
    const wide = 54 + Math.floor(chance(i, 3) * 4) * 16
    const high = 70 + chance(i, 4) * 92
    const top = 720 - high
    houses += rect(x, top, wide + 1, high, night)
    if (i % 4 === 1) houses += path(`M${x} ${top}L${x + wide / 2} ${top - 26}L${x + wide} ${top}Z`, night)
    if (i % 4 === 2) houses += rect(x + 12, top - 24, 16, 26, night) + rect(x + 8, top - 28, 24, 7, night)
    if (i % 4 === 3) houses += line(`M${x + wide / 2} ${top}v-34m-12 8h24m-20 9h16`, night, 4)
    for (let row = 0; row * 24 + 18 < high; row += 1)
      for (let column = 0; column * 22 + 24 < wide; column += 1) {
        const seed = chance(i * 97 + row * 13 + column, 9)
        if (seed < 0.36) continue
        const on = lit(Math.abs(x - 640), seed)
        houses += rect(x + 12 + column * 22, top + 14 + row * 24, 11, 13, on ? (seed > 0.86 ? '#fff' : seed > 0.72 ? sky : yellow) : '#0A2A86')
      }
    x += wide
  }
  return houses
}

/** The summer sun: climbs behind the roofs with a double ring of rays. */
function sun(t: number): string {
  const up = ramp(t, 2.3, 3.2, past)
  if (t < 2.3) return ''
  const spokes = repeat(20, (i) => {
    const [x, y] = polar(1, i * 18 + t * 14)
    const long = i % 2 ? 322 : 296
    return line(`M${x * 262} ${y * 262}L${x * long} ${y * long}`, '#fff', 13)
  })
  const duck = ramp(t, 4.0, 4.35, windUp) * 460
  return place({ x: 296, y: mix(960, 560, up) + duck, scale: 0.72 }, circle(0, 0, 232, '#fff'), circle(0, 0, 200, yellow), spokes)
}

function eyes(t: number): string {
  const open = t < 1.5 ? 0 : blinks(t, 2.15) * keys(t, [2.7, 1], [2.95, 0.28])
  const look = keys(t, [2.05, 0], [2.2, -26], [2.75, -26], [2.95, 0])
  if (t < 1.5) return line('M-74 -10q24 22 48 0M26 -10q24 22 48 0', night, 12)
  if (open < 0.12) return line('M-74 0h48M26 0h48', night, 12)
  const eye = (x: number) => place({ x, scaleY: open }, ellipse(0, -6, 22, 30, night), circle(look * 0.4 - 7, -16, 8, '#fff'))
  return eye(-50) + eye(50)
}

/** Sunglasses ride in along the wire, overshoot and sit. */
function shades(t: number): string {
  if (t < 2.95) return ''
  const ride = ramp(t, 2.95, 3.35, into)
  const tilt = mix(-24, 0, ride) - 13 * swing(t, 3.35, 3, 5)
  const lens = (x: number) => path(`M${x - 60} -34H${x + 58}Q${x + 60} 36 ${x + 4} 38Q${x - 56} 38 ${x - 60} -34Z`, night)
  const glint = ramp(t, 3.75, 4.1, both)
  const shine = clipped('lenses', `<path d="M-130 -34H-12Q-10 36 -66 38Q-126 38 -130 -34ZM10 -34H128Q130 36 74 38Q14 38 10 -34Z"/>`, path(`M${mix(-260, 180, glint)} 60l70 -120h34l-70 120z`, sky))
  return place({ x: mix(640, 0, ride), y: mix(-120, -14, ride) + keys(t, [3.35, 0, linear], [3.42, 10, out], [3.55, 0]), rotate: tilt }, lens(-70), lens(70), rect(-20, -34, 40, 13, night), shine)
}

function bulb(t: number): string {
  const { x, y } = bulbAt(t)
  const on = t >= 1.5
  const glass = on ? yellow : asleep
  const pop = 1 + 0.16 * swing(t, 1.5, 2.4, 4.5) + 0.05 * swing(t, 3.35, 3, 5)
  const heat = ramp(t, 2.4, 3.2)
  const rays = repeat(30, (i) => {
    const [rx, ry] = polar(1, i * 12 + 6)
    if (ry > 0.72) return ''
    const grow = ramp(t, 1.5 + (i % 3) * 0.05, 1.95 + (i % 3) * 0.05, past)
    const far = radius * (1.24 + grow * (i % 2 ? 0.2 : 0.36) + heat * 0.1 * (1 + Math.sin(t * 9 + i * 2.4)))
    return on ? `<path d="M${rx * radius * 1.2} ${ry * radius * 1.2}L${rx * far} ${ry * far}" stroke="${yellow}" stroke-width="13"/>` : ''
  })
  const neck = path(`M${-radius * 0.38} ${radius * 1.16}C${-radius * 0.38} ${radius * 0.84} ${-radius} ${radius * 0.64} ${-radius} 0A${radius} ${radius} 0 0 1 ${radius} 0C${radius} ${radius * 0.64} ${radius * 0.38} ${radius * 0.84} ${radius * 0.38} ${radius * 1.16}Z`, glass)
  const cap = [0, 1, 2].map((i) => rect(-54 + (i === 2 ? 20 : 0), radius * 1.2 + i * 25, i === 2 ? 68 : 108, 19, on ? '#fff' : sky)).join('')
  const smile = on ? keys(t, [1.5, 46, linear], [1.7, 62, out], [2.6, 50], [2.9, 16], [3.35, 16], [3.6, 78, past]) : 8
  const mouth = line(`M-${radius - 2} 42L-72 50Q0 ${50 + smile * 1.7} 72 50L${radius - 2} 42`, night, 12, 'stroke-linecap="butt"') + circle(-72, 50, 13, night) + circle(72, 50, 13, night)
  const drop = keys(t, [2.6, 0], [2.8, 1, past], [3.3, 1], [3.4, 0])
  const sweat = place({ x: 92, y: mix(-86, -40, ramp(t, 2.6, 3.4)), scale: drop * 1.5 }, path('M0 -22C16 2 16 18 0 18C-16 18 -16 2 0 -22Z', sky))
  const snore = t < 1.45 ? [0, 1, 2].map((i) => {
    const rise = (t * 0.9 + i / 3) % 1
    return text('z', 96 + rise * 70 + Math.sin(rise * 9) * 8, -90 - rise * 110, 24 + rise * 40, sky, "'Archivo Variable'", `font-weight="900" opacity="${rise < 0.12 || rise > 0.85 ? 0 : 1}"`)
  }).join('') : ''
  return place({ x, y }, rays, place({ rotate: 4 * Math.sin(t * 2.1) + 7 * swing(t, 4.5, 1.6, 3), scaleX: pop, scaleY: 2 - pop }, neck, cap, eyes(t), mouth, sweat, shades(t)), snore)
}

/** The one unbroken wire: dark until the spark has passed. */
function wire(t: number): string {
  const { x, y } = bulbAt(t)
  const pan = panned(t)
  const [tx, ty] = [mix(96, -70, pan), mix(262, 452, pan)]
  const [left, right] = [x - radius, x + radius]
  const dip = y + mix(150, 300, pan)
  const a = `M-140 ${ty - 26}Q${tx - 60} ${ty + 20} ${tx} ${ty}Q${mix(tx, left, 0.62)} ${dip} ${left} ${y + 42}`
  const b = `M${right} ${y + 42}Q${mix(right, 1184, 0.4)} ${y + 132} 1184 262Q1240 290 1320 236`
  const travel = ramp(t, 0.55, 1.42, into)
  const spent = on(t) ? '' : 'pathLength="100" stroke-dasharray="' + `${travel * 100} 200"`
  const [fx, fy] = along(travel, [tx, ty], [mix(tx, left, 0.62), dip], [left, y + 42])
  const star = t > 0.5 && !on(t) ? place({ x: fx, y: fy, rotate: t * 400 }, repeat(6, (i) => line(`M0 0L${polar(i % 2 ? 22 : 36, i * 60).join(' ')}`, yellow, 8)), circle(0, 0, 12, '#fff')) : ''
  return line(a, '#2F5BD8', 8) + line(b, on(t) ? '#fff' : '#2F5BD8', 8) + line(a, '#fff', 8, spent) + star
}
/** How far the view has moved aside for the name. */
const panned = (t: number): number => ramp(t, 4.15, 4.85, past)
const on = (t: number): boolean => t >= 1.5
const along = (s: number, a: number[], b: number[], c: number[]): [number, number] => {
  const at = (i: number) => (1 - s) ** 2 * (a[i] ?? 0) + 2 * s * (1 - s) * (b[i] ?? 0) + s * s * (c[i] ?? 0)
  return [at(0), at(1)]
}

function name(t: number): string {
  const type = "'Archivo Variable'"
  const row = (word: string, y: number, from: number, colour: string) => clipped(`row${y}`, rect(0, y - 140, 760, 176, '#000'), place({ x: 84, y: y + mix(190, 0, ramp(t, from, from + 0.42, past)) }, text(word, 0, 0, 158, colour, type, 'font-weight="900" letter-spacing="-5"')))
  const rise = mix(190, 0, ramp(t, 4.55, 4.97, past))
  const face = place({ x: 258, y: 336 + rise, rotate: 20 * swing(t, 4.9, 2, 4) }, circle(0, 0, 66, yellow), line('M-30 -14q12 -20 24 0M8 -14q12 -20 24 0', cobalt, 9), line('M-34 10Q0 58 34 10', cobalt, 11))
  return t < 4.3 ? '' : row('Tata', 230, 4.4, '#fff') + row('P', 392, 4.5, yellow) + clipped('face', rect(0, 252, 760, 176, '#000'), face, place({ x: 334, y: 392 + rise }, text('wer', 0, 0, 158, yellow, type, 'font-weight="900" letter-spacing="-5"')))
}

function frame(t: number): string {
  const { x, y } = bulbAt(t)
  const day = ramp(t, 1.5, 2.1, out) * 1300
  const open = t < 3 ? ramp(t, 0, 0.4, out) : 1 - ramp(t, 5.62, 5.98, windUp)
  const pylonColour = on(t) ? sky : '#2448A8'
  const scene = group('', rect(0, 0, 1280, 720, '#051650'), circle(x, y, day, cobalt), sun(t), on(t) ? circle(x, y, radius * 1.72 * ramp(t, 1.5, 1.9, past), halo, `opacity="${1 - ramp(t, 2.3, 2.6)}"`) : '', pylon(mix(96, -150, panned(t)), 1, pylonColour), pylon(1184, -1, pylonColour), town(t), wire(t), bulb(t), name(t))
  return rect(0, 0, 1280, 720, night) + clipped('iris', circle(x, y, clamp(open) * 1050, '#000'), scene)
}

export const film: Film = { width: 1280, height: 720, duration: 6, poster: 5.2, frame }

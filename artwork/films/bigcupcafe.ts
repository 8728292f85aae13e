import cafe from '../../media/files/wordmarks/bigcupcafe.svg'
import { limb } from './stage/bones'
import type { Film } from './stage/film'
import { circle, clipped, ellipse, line, path, place, polar, rect, repeat } from './stage/markup'
import { blinks, both, chance, into, keys, linear, mix, out, past, ramp, swing, windUp } from './stage/timing'
import { set, wordmark } from './stage/wordmark'

/** A small man with a towel, a very large cup: he tests the water, thinks, and goes in all the same. */
const teal = '#0E6B5C'
const dot = '#157868'
const shade = '#0A4F44'
const cream = '#FFF3DD'
const crease = '#EAD8B6'
const coffee = '#5A2B17'
const foam = '#C98F5B'
const orange = '#FF7A3D'
const skin = '#B9703F'
const ink = '#17120F'
const mark = wordmark(cafe)

const rim = { x: 690, y: 262, rx: 318, ry: 58 }
const table = 648
const splash = 3.62

/** Where the bather stands (feet) and what he does. */
function feet(t: number): [number, number] {
  if (t < 1.75) return [keys(t, [0.25, -80], [1.15, 232, linear], [1.3, 246, out]), table]
  const climb = ramp(t, 1.9, 2.62, linear)
  if (t < 2.62) return [mix(246, 352, climb), mix(table, rim.y + 4, climb)]
  const hop = keys(t, [3.0, 0], [3.08, -52, out], [3.2, 0, into])
  if (t < 3.3) return [keys(t, [2.62, 352], [2.78, 376], [3.0, 388], [3.1, 366]), rim.y + 2 + hop]
  const dive = ramp(t, 3.3, splash, linear)
  return [mix(366, 660, dive), mix(rim.y, rim.y + 40, dive) - Math.sin(dive * Math.PI) * 215]
}

/** The man, about 150 px tall, drawn from his feet. Cap, moustache, towel. */
function bather(t: number): string {
  const [x, y] = feet(t)
  if (t > splash) return ''
  const walking = t < 1.25
  const climbing = t >= 1.9 && t < 2.62
  const stride = walking ? Math.sin(t * 17) : climbing ? Math.sin(t * 24) : 0
  const bob = walking ? Math.abs(Math.cos(t * 17)) * 7 : 0
  const toe = keys(t, [2.72, 0], [2.88, 1, both], [3.0, 1], [3.04, 0, out])
  const crouch = keys(t, [3.12, 0], [3.26, 22, both], [3.32, 0, out])
  const tuck = ramp(t, 3.32, 3.45, out)
  const spin = t > 3.3 ? ramp(t, 3.32, splash, linear) * 330 : 0
  const hip: [number, number] = [0, -58 - bob + crouch + tuck * 10]
  const left: [number, number] = tuck ? [24, -58] : [-9 + stride * 20, -Math.max(0, stride) * (climbing ? 24 : 10)]
  const right: [number, number] = tuck ? [30, -50] : [9 - stride * 20 + toe * 34, -Math.max(0, -stride) * (climbing ? 24 : 10) + toe * 4]
  const legs = line(limb({ from: [-9, hip[1]], to: left, upper: 31, lower: 31, bend: -1 }), '#A05E33', 17) + line(limb({ from: [9, hip[1]], to: right, upper: 31, lower: 31, bend: -1 }), skin, 17)
  const gaze = keys(t, [1.25, 0], [1.42, -20, past], [1.8, -20], [1.95, 0], [2.75, 0], [2.9, 22], [3.0, 14], [3.06, -16, out], [3.2, 0])
  const arms = tuck || climbing || (t > 3.0 && t < 3.18)
    ? line(`M-26 ${hip[1] - 50}L${tuck ? 10 : -34} ${hip[1] - (tuck ? 26 : 84)}L${tuck ? 30 : -14} ${hip[1] - (tuck ? 4 : 112 + stride * 14)}`, '#A05E33', 14) + line(`M26 ${hip[1] - 50}L${tuck ? 30 : 46} ${hip[1] - (tuck ? 30 : 84)}L${tuck ? 36 : 34} ${hip[1] - (tuck ? 0 : 112 - stride * 14)}`, skin, 14)
    : line(`M-26 ${hip[1] - 50}L${-44 - stride * 6} ${hip[1] - 24}L${-30 + stride * 20} ${hip[1] - 4}`, '#A05E33', 14) + line(`M26 ${hip[1] - 50}L${44 - stride * 6} ${hip[1] - 24}L${32 - stride * 20} ${hip[1] - 6}`, skin, 14)
  const towel = path(`M-33 ${hip[1] - 18}H33L${36 + swing(t, 1.2, 3, 4) * 8} ${hip[1] + 28}Q0 ${hip[1] + 36} -36 ${hip[1] + 28}Z`, orange) + path(`M-33 ${hip[1] - 6}H34V${hip[1] + 4}H-34Z`, cream)
  const chest = path(`M-32 ${hip[1] - 14}Q-40 ${hip[1] - 68} 0 ${hip[1] - 70}Q40 ${hip[1] - 68} 32 ${hip[1] - 14}Z`, skin) + line(`M-7 ${hip[1] - 44}h0M7 ${hip[1] - 40}h0M0 ${hip[1] - 32}h0`, ink, 5)
  return place({ x, y }, place({ rotate: spin, y: t > 3.3 ? -60 : 0 }, place({ y: t > 3.3 ? 60 : 0 }, legs, chest, towel, arms, place({ x: 2, y: hip[1] - 78, rotate: gaze }, head(t)))))
}

function head(t: number): string {
  const scared = t > 3.0 && t < 3.2
  const blissful = t > splash
  const eyes = blissful ? line('M-15 -22q6 -7 12 0M7 -22q6 -7 12 0', ink, 4.5) : scared ? circle(-9, -22, 8, '#fff') + circle(13, -22, 8, '#fff') + circle(-9, -22, 3, ink) + circle(13, -22, 3, ink) : place({ y: -22, scaleY: blinks(t, 0.9, 1.6, 2.3) }, circle(-7, 0, 4.2, ink), circle(14, 0, 4.2, ink))
  const cap = path('M-34 -30Q-38 -74 2 -76Q42 -74 38 -30Q2 -42 -34 -30Z', cream) + repeat(5, (i) => circle(-24 + i * 13, -48 - (i % 2) * 12, 4.5, orange)) + path('M-38 -32q10 -8 19 0q9 -8 19 0q10 -8 20 0q9 -8 19 0l2 10q-40 -12 -80 0z', crease)
  return circle(2, -24, 33, skin) + circle(-32, -18, 8, '#A05E33') + cap + eyes + path('M-12 -6Q3 -18 18 -6Q12 2 3 -4Q-6 2 -12 -6Z', ink) + (scared ? ellipse(3, 4, 7, 8, '#6B2A1B') : line('M-3 3q6 4 12 0', '#6B2A1B', 3.5))
}

/** The ladder: swung up, leaned, and forgotten. */
function ladder(t: number): string {
  if (t < 1.2) return ''
  const lean = keys(t, [1.3, -64], [1.72, 15, into], [1.84, 10], [1.92, 14.5])
  const gone = ramp(t, 3.9, 4.5, into)
  const rungs = line(repeat(9, (i) => `M-20 ${-34 - i * 42}h40`), '#C7803F', 8)
  const carried = t < 1.3 ? -66 : lean
  return place({ x: 262 - gone * 30, y: table + 6, rotate: carried - gone * 76, scale: 1 - 0.001 * gone }, line('M-20 0V-412M20 0V-412', '#E09A52', 10), rungs)
}

function cup(t: number, front: boolean): string {
  const shove = 9 * swing(t, splash, 3, 3.4)
  const slosh = 8 * swing(t, splash, 1.7, 1.4)
  const body = `M${rim.x - rim.rx} ${rim.y}Q${rim.x - rim.rx + 10} ${rim.y + 300} ${rim.x - 182} ${rim.y + 372}Q${rim.x} ${rim.y + 404} ${rim.x + 182} ${rim.y + 372}Q${rim.x + rim.rx - 10} ${rim.y + 300} ${rim.x + rim.rx} ${rim.y}Z`
  if (!front) {
    const saucer = ellipse(rim.x, table + 22, 420, 40, shade) + ellipse(rim.x, table + 4, 392, 34, crease) + ellipse(rim.x, table - 4, 392, 32, cream)
    const handle = line(`M${rim.x + 300} ${rim.y + 76}q180 -30 168 112t-216 116`, cream, 50) + line(`M${rim.x + 306} ${rim.y + 94}q150 -20 140 88`, crease, 8)
    return place({ x: shove }, saucer, handle, ellipse(rim.x, rim.y, rim.rx, rim.ry, cream), ellipse(rim.x, rim.y + 6, rim.rx - 22, rim.ry - 14, '#3E1C0E'))
  }
  const level = clipped('rim', ellipse(rim.x, rim.y + 6, rim.rx - 22, rim.ry - 14, '#000'), ellipse(rim.x, rim.y + 16, rim.rx - 30, rim.ry - 16 + slosh * 0.4, coffee), ellipse(rim.x - 70, rim.y + 12 + slosh * 0.5, 120, 13, foam), ellipse(rim.x + 108, rim.y + 24 - slosh * 0.5, 86, 9, foam), ripples(t), soaking(t))
  const shadeSide = clipped('cupbody', `<path d="${body}"/>`, path(body, cream), path(`M${rim.x + 190} ${rim.y - 80}Q${rim.x + 250} ${rim.y + 300} ${rim.x + 60} ${rim.y + 420}H${rim.x + 400}V${rim.y - 80}Z`, crease))
  const lip = path(`M${rim.x - rim.rx} ${rim.y}A${rim.rx} ${rim.ry} 0 0 0 ${rim.x + rim.rx} ${rim.y}L${rim.x + rim.rx - 22} ${rim.y + 6}A${rim.rx - 22} ${rim.ry - 14} 0 0 1 ${rim.x - rim.rx + 22} ${rim.y + 6}Z`, '#FFFBF0')
  return place({ x: shove }, shadeSide, ellipse(rim.x, rim.y, rim.rx, rim.ry, '#FFFBF0'), ellipse(rim.x, rim.y + 6, rim.rx - 22, rim.ry - 14, '#3E1C0E'), level, lip, name(t))
}

const ripples = (t: number): string =>
  [0, 0.22, 0.44].map((wait) => {
    const grow = ramp(t, splash + wait, splash + wait + 1, out)
    return grow > 0 && grow < 1 ? ellipse(rim.x, rim.y + 16, 40 + grow * 250, 8 + grow * 36, 'none', `stroke="${foam}" stroke-width="${7 * (1 - grow)}"`) : ''
  }).join('')

/** After the splash: head, knees, and the look of a man who will not be leaving. */
function soaking(t: number): string {
  return t < splash ? '' : ellipse(rim.x, rim.y + 20, keys(t, [splash, 0], [splash + 0.5, 118, out]), 22, '#7A4122')
}
function afloat(t: number): string {
  if (t < splash + 0.1) return ''
  const up = keys(t, [splash + 0.1, 190], [splash + 0.5, -14, out], [splash + 0.75, 8], [splash + 1, 0]) + 5 * Math.sin(t * 3)
  const arm = ramp(t, 4.15, 4.45, past)
  const hat = place({ x: 2, y: -78, rotate: 8 + 10 * swing(t, splash + 0.5, 2.4, 2.5) }, path('M-30 6Q-34 -18 -10 -16Q-4 -38 16 -22Q40 -22 34 6Z', cream))
  const bust = path('M-48 60Q-54 4 0 0Q54 4 48 60Z', skin)
  const duck = place({ x: mix(236, 176, ramp(t, 4.3, 5.3, both)), y: mix(96, 22, ramp(t, 4.25, 4.6, past)) + 4 * Math.sin(t * 3.4), rotate: 5 * Math.sin(t * 3.4) }, path('M-40 -6Q-44 22 0 22Q36 22 38 -4Q24 4 10 -4Q-14 10 -40 -6Z', '#FFC53D'), circle(18, -22, 20, '#FFC53D'), path('M34 -24l22 6-20 8z', orange), circle(24, -26, 3.6, ink))
  const back = clipped('water', `<path d="M300 -80H1080V${rim.y + 30}H${rim.x + 50}Q${rim.x - 40} ${rim.y + 42} ${rim.x - 130} ${rim.y + 30}H300Z"/>`, place({ x: rim.x - 40, y: rim.y - 12 + up, scale: 1.5 }, bust, place({ y: -4, rotate: -7 }, head(t), hat)), place({ x: rim.x - 30, y: rim.y }, duck))
  const arms = arm > 0 ? line(`M${rim.x - 106} ${rim.y + 26}Q${rim.x - 190} ${rim.y - 40 * arm} ${rim.x - 100 - 146 * arm} ${rim.y + 34}`, skin, 24) + line(`M${rim.x - 100 - 146 * arm} ${rim.y + 34}v${22 * arm}`, skin, 20) + line(`M${rim.x + 22} ${rim.y + 26}Q${rim.x + 66} ${rim.y - 70 * arm} ${rim.x + 108} ${rim.y + 28}`, '#A05E33', 26) : ''
  return back + arms
}

function drops(t: number): string {
  const since = t - splash
  if (since < 0 || since > 1.1) return ''
  const crown = ramp(t, splash, splash + 0.16, out) * (1 - ramp(t, splash + 0.22, splash + 0.5, into))
  const jets = repeat(7, (i) => path(`M${rim.x - 132 + i * 38} ${rim.y + 22}Q${rim.x - 120 + i * 40 + (i - 3) * 12} ${rim.y - crown * (150 - Math.abs(i - 3) * 22)} ${rim.x - 118 + i * 40 + (i - 3) * 26} ${rim.y - crown * (190 - Math.abs(i - 3) * 30)}Q${rim.x - 96 + i * 40} ${rim.y - crown * 60} ${rim.x - 92 + i * 38} ${rim.y + 22}Z`, coffee))
  return jets + repeat(20, (i) => {
    const [vx, vy] = polar(420 + chance(i, 3) * 360, -150 + i * 6.4)
    const y = rim.y - 40 + vy * since + 1250 * since ** 2
    return y < table - 10 ? circle(rim.x + vx * since, y, 7 + chance(i, 4) * 9, i % 4 ? coffee : foam) : ''
  })
}

const name = (t: number): string =>
  t < 4.3 ? '' : set(mark, { x: rim.x, y: rim.y + 196, width: 452, fill: teal, letter: (i) => ({ scale: ramp(t, 4.35 + i * 0.04, 4.7 + i * 0.04, past), y: 26 * swing(t, 4.55 + i * 0.04, 2.6, 5) }) })

function steam(t: number): string {
  const thick = keys(t, [0, 16], [splash, 16], [splash + 0.1, 0], [4.6, 0], [5, 16])
  return thick < 1 ? '' : [-150, 150].map((dx, i) => line(`M${Array.from({ length: 20 }, (_, k) => `${(rim.x + dx + Math.sin(k * 0.62 - t * 4.2 + i * 2) * (4 + k)).toFixed(1)} ${rim.y - 36 - k * 11}`).join('L')}`, cream, thick)).join('')
}

function frame(t: number): string {
  // Polka dots breathe out over the picture at the end, and in again at the start.
  const cover = t < 3 ? 1 - ramp(t, 0, 0.45, out) : ramp(t, 5.5, 5.96, windUp)
  const near = keys(t, [0, 1], [3.75, 1], [4.7, 1.28])
  const polka = (colour: string, size: (i: number) => number) => repeat(72, (i) => circle((i % 12) * 120 + (Math.floor(i / 12) % 2) * 60 - 20, Math.floor(i / 12) * 132 + 30, size(i), colour))
  const scene = [rect(0, table + 6, 1280, 80, shade), ladder(t), steam(t), cup(t, false), cup(t, true), afloat(t), drops(t), bather(t)]
  return rect(0, 0, 1280, 720, teal) + polka(dot, () => 15) + place({ x: mix(0, 640 - 715 * 1.28, (near - 1) / 0.28), y: mix(0, 360 - 348 * 1.28, (near - 1) / 0.28), scale: near }, ...scene) + (cover > 0 ? polka(teal, (i) => Math.max(0, cover * 106 - (i % 12) * 0.5)) + polka(dot, () => 15 * ramp(cover, 0.75, 1, linear)) : '')
}

export const film: Film = { width: 1280, height: 720, duration: 6, poster: 5.15, frame }

import eeve from '../../media/files/wordmarks/eeve.svg'
import type { Film } from './stage/film'
import { circle, group, line, path, place, rect, repeat } from './stage/markup'
import { both, chance, clamp, hold, into, keys, linear, mix, out, past, ramp, swing, windUp } from './stage/timing'
import { set, wordmark } from './stage/wordmark'

/** A sound meter runs under the street. The scooter passes: nothing. A petal lands: bang. */
const lime = '#D8F25A'
const moss = '#BCDB3C'
const navy = '#15324A'
const deep = '#0D2335'
const white = '#FFFFFF'
const red = '#FF4F3F'
const mark = wordmark(eeve)

const road = 566
const petalLands = 3.1
const startled = 3.18
const leaves = 4.0

/** Loudness at a second: a snoring cat, a petal, a fright. The scooter adds nothing, that is the point. */
function loudness(t: number): number {
  if (t < 0) return 0
  const snore = t < petalLands ? 9 * Math.max(0, Math.sin(t * 4.2)) ** 2 : 0
  const petal = t > petalLands ? 58 * Math.exp(-(t - petalLands) * 3.6) : 0
  return snore + petal
}

function meter(t: number): string {
  const needle = 1060
  const samples = Array.from({ length: 266 }, (_, i) => {
    const x = i * 4
    const then = t - (needle - x) / 420
    const y = 646 + loudness(then) * Math.sin(then * 96) * (0.6 + 0.4 * Math.sin(then * 31))
    return `${x} ${y.toFixed(1)}`
  })
  const level = loudness(t)
  const dots = repeat(24, (i) => rect(20 + i * 54 - ((t * 420) % 54), 700, 4, 8, '#3B5B77'))
  return rect(0, road, 1280, 160, navy) + rect(0, road, 1280, 8, deep) + dots + line(`M${samples.join('L')}`, lime, 6) + circle(needle, 646, 13 + level * 0.25, level > 20 ? red : white)
}

/** Roofs and a tamarind behind the road: one line each, drawn without lifting the pen. */
function street(t: number): string {
  const roll = -(t / 6) * 1280
  const block = (x: number) =>
    place({ x }, line(`M0 ${road}V366H96V300H204V366H262V240L330 196L398 240V${road}`, moss, 9), line('M130 340h44M300 280h60M300 330h60M300 380h60M40 410h30', moss, 9), line(`M520 ${road}V420M520 470l40 -34M520 450l-36 -30`, moss, 9), circle(520, 356, 84, 'none', `stroke="${moss}" stroke-width="9"`), line(`M660 ${road}V330H850V${road}M700 380h30v40h-30zM780 380h30v40h-30zM660 330l95 -60 95 60`, moss, 9), line(`M900 ${road}V250q0 -30 34 -30h26M960 206v34h-22a17 17 0 0 1 0 -34z`, moss, 9), line(`M1010 ${road}V396h70v-60h120v60h60V${road}M1040 440h40M1130 400h40M1130 450h40`, moss, 9))
  return block(roll) + block(roll + 1280)
}

function wheel(x: number, turn: number): string {
  return place({ x }, circle(0, 0, 56, navy), circle(0, 0, 34, lime), place({ rotate: turn }, repeat(3, (i) => rect(-4, -34, 8, 68, navy, `transform="rotate(${i * 60})"`))), circle(0, 0, 11, navy))
}

/** The scooter and who rides it; origin on the road between the wheels. */
function scooter(t: number, x: number): string {
  const brake = swing(t, 2.32, 1.7, 3.2)
  const nose = keys(t, [2.0, 0], [2.34, 13, out], [2.62, 0, past]) - 17 * ramp(t, leaves, leaves + 0.15, out) * (1 - ramp(t, leaves + 0.35, leaves + 0.6))
  const pivot = nose > 0 ? 150 : -150
  const head = keys(t, [2.3, 0], [2.5, 8], [3.1, 8], [3.2, -8, out], [3.5, -4], [3.9, 0])
  const shrug = keys(t, [3.34, 0], [3.5, 1, past], [3.8, 1], [3.95, 0])
  const scarf = `M-16 -330Q-60 ${-344 + brake * 20} -112 ${-330 + 18 * Math.sin(t * 17) + brake * 60}L-104 ${-304 + 18 * Math.sin(t * 17 + 0.8) + brake * 60}Q-56 -312 -10 -306Z`
  const lean = keys(t, [0.2, 5], [1.9, 5], [2.3, 13, out], [2.7, 0, past], [leaves, 0], [leaves + 0.2, -9, out], [5, 4])
  const body = path('M-214 -92Q-200 -178 -110 -178H18Q48 -178 58 -152L82 -100H112L148 -268H112V-300H180L206 -96Q212 -66 184 -56Q150 -116 96 -62H-86Q-150 -140 -206 -62Q-222 -68 -214 -92Z', white)
  const trim = path('M-120 -178Q-136 -206 -104 -208H14Q36 -204 24 -178Z', red) + path('M-66 -140l-34 46h25l-15 36 50 -55h-29l19 -27z', navy) + line('M146 -286L112 -312', navy, 16) + circle(176, -262, 17, lime) + rect(-224, -132, 26, 18, red)
  const leg = line('M-40 -212L30 -196L52 -104', navy, 40) + line('M46 -90h38', deep, 28)
  const torso = place({ x: -44, y: -206, rotate: lean }, path('M-34 4Q-40 -118 2 -136Q48 -130 44 -60L36 4Z', red), place({ x: 6, y: -150, rotate: head }, path('M-36 -2Q-44 -76 6 -78Q52 -76 50 -22L44 -18V4Q6 22 -36 -2Z', navy), path('M14 -46H54Q56 -16 42 8Q24 12 14 2Z', '#B9764A'), path('M-36 -22Q-44 -80 6 -80Q54 -78 52 -42H10V-18Z', navy), rect(4, -52, 50, 9, lime), line('M40 -24v6', navy, 6), line(`M32 -2q8 ${shrug > 0.3 ? -4 : 5} 14 -1`, navy, 4)))
  const arm = line(`M-26 -316L${mix(38, 30, shrug)} ${mix(-270, -256, shrug)}L${mix(112, 84, shrug)} ${mix(-306, -346, shrug)}`, '#D93A2C', 27) + circle(mix(114, 88, shrug), mix(-308, -352, shrug), 15, '#B9764A')
  return place({ x, y: road }, place({ x: pivot, y: 0, rotate: nose }, place({ x: -pivot }, place({ y: -56 }, wheel(-148, t < 2.3 ? t * 900 : (t - leaves) * 700 * (t > leaves ? 1 : 0)), wheel(150, t < 2.3 ? t * 900 : 0)), leg, body, trim, path(scarf, lime, `stroke="${navy}" stroke-width="7" stroke-linejoin="round" transform="translate(-18 18) rotate(${lean} -40 -206)"`), torso, arm)))
}

/** The cat on its box: a long sleep and a short flight. */
function cat(t: number): string {
  const wind = keys(t, [1.95, 0], [2.3, 1], [2.75, 0])
  const breath = 5 * Math.sin(t * 4.2)
  const box = rect(890, road - 120, 250, 120, navy) + rect(890, road - 120, 250, 16, deep) + line(`M925 ${road - 74}h66M925 ${road - 50}h42`, lime, 7)
  if (t < startled) {
    const ear = swing(t, petalLands, 6, 5) * 10
    const tail = `M904 ${road - 150}q-54 ${14 - wind * 34} -${34 + wind * 26} ${60 - wind * 58}`
    const sleeping = path(`M900 ${road - 120}Q884 ${road - 214 - breath} 990 ${road - 216 - breath}Q1100 ${road - 214} 1124 ${road - 120}Z`, deep) + place({ x: 1082, y: road - 152, rotate: wind * -5 }, path('M-58 8Q-62 -46 -44 -86L-16 -58Q2 -62 20 -58L46 -86Q64 -46 58 10Q36 34 0 32Q-40 34 -58 8Z', deep), place({ x: -44, y: -60, rotate: ear }, path('M-6 8L0 -16L14 4Z', red)), line('M-34 -8q11 10 22 0M14 -8q11 10 22 0', lime, 6), line('M-6 10q7 8 14 0', lime, 5), line(`M34 4l44 ${-6 - wind * 16}M34 12l42 ${4 - wind * 18}`, deep, 4))
    return box + line(tail, deep, 22) + sleeping
  }
  const up = keys(t, [startled, 0, linear], [startled + 0.16, -190, out], [startled + 0.3, -196], [startled + 0.52, 0, into])
  const flat = 0.2 * swing(t, startled + 0.5, 3, 5)
  const stare = keys(t, [3.8, 0], [3.95, -1], [4.35, -1], [4.7, 1, both])
  const fur = repeat(9, (i) => path(`M${-78 + i * 19} -84l10 ${-34 - 12 * (i % 2)} 12 34z`, deep))
  const eyes = circle(-26, -10, 21, lime) + circle(26, -10, 21, lime) + circle(-26 + stare * 9, -10, 7, navy) + circle(26 + stare * 9, -10, 7, navy)
  const legs = up < -20 ? line('M-60 -30l-26 46M-30 -26l-8 50M40 -26l10 50M66 -30l30 44', deep, 22) : line('M-62 -40V-6M-34 -36V-6M42 -36V-6M68 -40V-6', deep, 24)
  const tail = line(`M-78 -70Q-116 -120 -90 ${-196 + 10 * Math.sin(t * 22)}`, deep, 30)
  return box + place({ x: 1006, y: road - 120 + up, scaleX: 1 - flat, scaleY: 1 + flat }, tail, legs, fur, path('M-86 -30Q-92 -112 0 -112Q92 -112 84 -30Z', deep), place({ x: 92, y: -112, rotate: -6 + 8 * swing(t, startled + 0.5, 3, 3) }, path('M-62 16Q-66 -40 -52 -96L-20 -60Q2 -66 22 -60L52 -96Q68 -40 62 16Q38 46 0 44Q-40 46 -62 16Z', deep), eyes, path('M-8 14h16l-8 9z', red)))
}

function petal(t: number): string {
  if (t < 1.7) return ''
  const fall = ramp(t, 1.7, petalLands, linear)
  const away = keys(t, [startled, 0], [startled + 0.5, 1, out])
  const x = 1082 + Math.sin(fall * 11) * 90 * (1 - fall) + away * 120
  const y = mix(-40, road - 232, fall) - 90 * Math.sin(away * 3.1) + away * 260
  return place({ x, y: Math.min(y, road - 8), rotate: Math.sin(fall * 11 + 1) * 60 + away * 400 }, path('M0 -26C26 -16 26 18 0 28C-22 16 -24 -12 0 -26Z', red), line('M0 -18V18', '#FFB1A8', 4))
}

/** Speed lines; the last ones stay and spell the name. */
function wake(t: number, x: number): string {
  const fast = keys(t, [0.2, 0], [0.5, 1], [1.9, 1], [2.3, 0])
  const trail = repeat(7, (i) => {
    const y = road - 30 - i * 46
    const long = (120 + chance(i, 3) * 300) * fast
    return long > 4 ? line(`M${x - 250 - chance(i, 5) * 80} ${y}h${-long}`, i % 3 ? white : navy, 9) : ''
  })
  const start = leaves + 0.16
  const letter = (i: number) => {
    const from = start + 0.07 * (4 - i)
    const go = ramp(t, from, from + 0.5, past)
    const leave = ramp(t, 5.45 + i * 0.04, 5.85 + i * 0.04, windUp)
    return { x: mix(330, 0, go) - leave * 460, scale: t < from ? 0 : 1 }
  }
  return trail + (t > start ? set(mark, { x: 470, y: 250, width: 760, fill: navy, letter }) : '')
}

function frame(t: number): string {
  const x = keys(t, [0.15, -380], [1.5, 380, out], [2.35, 560, out], [leaves - 0.22, 560], [leaves, 520], [leaves + 0.75, 1720, into])
  const jolt = 7 * swing(t, petalLands, 8, 6)
  const calm = t < startled && t > 0.3 ? 1 : 0
  const snores = calm ? [0, 1].map((i) => { const s = (t * 0.67 + i / 2) % 1; return place({ x: 1130 + s * 40, y: road - 220 - s * 90, scale: 0.4 + s * 0.8 }, line('M-16 -16H16L-16 16H16', navy, 8 * hold(clamp(s * 12))))}).join('') : ''
  const bang = ramp(t, petalLands, petalLands + 0.35, out)
  const burst = t > petalLands && bang < 1 ? place({ x: 1082, y: road - 236 }, repeat(9, (i) => line(`M${Math.cos(-i * 0.39) * (50 + bang * 60)} ${Math.sin(-i * 0.39) * (50 + bang * 60)}L${Math.cos(-i * 0.39) * (70 + bang * 110)} ${Math.sin(-i * 0.39) * (70 + bang * 110)}`, red, 11 * (1 - bang)))) : ''
  const fade = ramp(t, 4.0, 4.3)
  return rect(0, 0, 1280, 720, lime) + group(`opacity="${1 - fade * 0.55 + 0.55 * ramp(t, 5.6, 6)}"`, street(t < 2.3 ? ramp(t, 0, 2.3, out) * 3 : 3 + ramp(t, 4, 6, both) * 3)) + wake(t, x) + place({ y: jolt }, meter(t), place({ x: keys(t, [0, 420], [0.45, 0, out], [5.5, 0], [5.95, 420, into]) }, cat(t), snores)) + scooter(t, x) + petal(t) + burst
}

export const film: Film = { width: 1280, height: 720, duration: 6, poster: 2.75, frame }

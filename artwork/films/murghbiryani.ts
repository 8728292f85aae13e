import biryani from '../../media/files/wordmarks/murghbiryani.svg'
import type { Film } from './stage/film'
import { circle, clipped, ellipse, line, path, place, polar, rect, repeat } from './stage/markup'
import { blinks, both, chance, clamp, into, keys, linear, mix, out, past, ramp, swing } from './stage/timing'
import { set, wordmark } from './stage/wordmark'

/** Dum is breath: the sealed pot holds it, and holds it, and the rooster on the lid has a bad feeling. */
const yellow = '#F4B01A'
const diaper = '#F8C244'
const green = '#0F6E4F'
const leaf = '#0A513A'
const copper = '#B5482F'
const dark = '#7E2C18'
const sheen = '#D46A45'
const cream = '#FFF3D6'
const saffron = '#E8872A'
const red = '#D5341F'
const ink = '#2B120A'
const mark = wordmark(biryani)

const lift = 3.02
const lands = 4.72

/** Breath in the pot, 0..1.25: three gulps, a long hold, one release. */
const breath = (t: number): number =>
  keys(t, [0.7, 0], [0.95, 0.36, past], [1.15, 0.32], [1.4, 0.68, past], [1.6, 0.64], [1.86, 1, past], [2.8, 1.1], [2.95, 1.26, both], [lift, 1.26], [lift + 0.5, -0.12, out], [4.3, 0], [6, 0])

/** The window of the picture: a cusped arch with a border of leaves, as on an old page. */
const arch = 'M92 1090V520Q92 430 150 420Q150 340 226 330Q240 250 310 236Q330 190 360 150Q390 190 410 236Q480 250 494 330Q570 340 570 420Q628 430 628 520V1090Z'

function page(t: number): string {
  const tiles = repeat(84, (i) => path('M0 -46L34 0L0 46L-34 0Z', diaper, `transform="translate(${(i % 7) * 112 + (Math.floor(i / 7) % 2) * 56 - 4} ${Math.floor(i / 7) * 112 + 20})"`))
  const vine = (x: number, side: number) => repeat(9, (i) => place({ x, y: 196 + i * 116, scaleX: side, rotate: 4 * Math.sin(t * 2 + i) }, path('M0 0C30 -34 58 -20 62 10C34 14 12 18 0 0Z', leaf), path('M0 40C-22 12 -44 18 -50 44C-28 52 -8 58 0 40Z', leaf), circle(8, -40, 10, red), circle(8, -40, 4, diaper)))
  return rect(0, 0, 720, 1280, green) + vine(42, 0.62) + vine(678, -0.62) + rect(0, 0, 720, 26, dark) + repeat(13, (i) => path('M0 26h56l-28 30z', dark, `transform="translate(${i * 56 - 4} 0)"`)) + clipped('arch', `<path d="${arch}"/>`, rect(0, 0, 720, 1280, yellow), tiles) + path(arch, 'none', `stroke="${cream}" stroke-width="12"`) + path(arch, 'none', `stroke="${dark}" stroke-width="4"`)
}

/** What the breath was: rice, saffron and mint, thrown out as a garden pattern. */
function garden(t: number): string {
  if (t < lift) return ''
  const back = ramp(t, 4.5, 5.3, both)
  const ring = (count: number, radius: number, wait: number, draw: (i: number) => string) => {
    const k = ramp(t, lift + wait, lift + wait + 0.55, past) * (1 - back)
    return k <= 0 ? '' : repeat(count, (i) => {
      const [x, y] = polar(radius * k, (i * 360) / count + (t - lift) * (radius > 300 ? -7 : 9))
      return place({ x: 360 + x, y: 640 + y, rotate: (i * 360) / count + 90 + (t - lift) * (radius > 300 ? -7 : 9), scale: 0.4 + 0.6 * k }, draw(i))
    })
  }
  const grain = (colour: string) => path('M0 -30C11 -16 11 16 0 30C-11 16 -11 -16 0 -30Z', colour)
  const petal = path('M0 -44C34 -20 24 26 0 40C-24 26 -34 -20 0 -44Z', red) + path('M0 -26C16 -10 12 14 0 24C-12 14 -16 -10 0 -26Z', saffron)
  const mint = path('M0 -40C38 -26 30 24 0 38C-30 24 -38 -26 0 -40Z', green) + line('M0 -26V30', diaper, 4)
  return clipped('garden', `<path d="${arch}"/>`, ring(20, 190, 0, () => grain(cream)), ring(10, 262, 0.06, () => petal), ring(26, 330, 0.1, (i) => grain(i % 2 ? cream : '#F2C14A')), ring(13, 404, 0.16, () => mint), ring(36, 470, 0.2, (i) => grain(i % 3 ? cream : saffron)))
}

function steam(t: number): string {
  if (t < lift || t > 5.2) return ''
  return repeat(5, (i) => {
    const from = lift + i * 0.12
    const k = ramp(t, from, from + 1.3, out)
    if (k <= 0 || k >= 1) return ''
    const x = 360 + (i - 2) * 62 + Math.sin(t * 4 + i) * 16
    return place({ x, y: 690 - k * 330, scale: (0.5 + k) * (1 - k * 0.3) }, path('M0 44C-70 44 -74 -20 -30 -24C-34 -72 36 -80 44 -34C88 -36 84 44 0 44Z', cream, `opacity="${k > 0.8 ? 0 : 1}"`))
  })
}

/** The rooster who is the handle of the lid. */
function rooster(t: number): string {
  const fright = keys(t, [1.5, 0], [1.9, 0.6], [2.6, 1], [lift, 1], [lands + 0.2, 1], [lands + 0.4, 0])
  const flying = t > lift + 0.06 && t < lands
  const flap = flying ? Math.sin(t * 30) : 0
  const open = blinks(t, 0.5, 1.25, 5.3)
  const look = t < lift ? keys(t, [0.8, 0], [0.95, 6], [1.3, 0], [1.45, 7]) : 2
  const wing = (side: number) => place({ x: side * 26, y: -46, rotate: side * (flying ? flap * 62 - 24 : 30 - fright * 20), scaleX: side }, path('M0 -14Q66 -44 104 -10Q84 -4 88 10Q66 8 62 22Q30 26 0 14Z', saffron), path('M6 -6Q50 -20 76 -4Q50 6 6 8Z', cream))
  const tail = place({ x: -30, y: -34, rotate: 8 * Math.sin(t * 5) - fright * 10 }, path('M0 8Q-64 -4 -70 -64Q-44 -54 -36 -34Q-38 -76 -16 -86Q-2 -40 10 -10Z', green))
  const body = path('M-46 0Q-50 -70 -6 -74Q10 -128 38 -126Q64 -124 62 -92Q60 -30 40 0Z', cream)
  const comb = place({ x: 40, y: -124, rotate: 4 * Math.sin(t * 7) - fright * 12 + flap * 8 }, path('M-26 10Q-34 -20 -14 -16Q-12 -38 4 -24Q18 -36 22 -8Q22 6 18 12Z', red))
  const beak = fright > 0.8 ? path('M60 -104L96 -112L64 -94Z', saffron) + path('M60 -92L88 -82L58 -82Z', '#C96A16') : path('M60 -104L92 -92L60 -84Z', saffron)
  const eye = fright > 0.3 ? circle(44, -100, 10 + fright * 3, '#fff') + circle(44 + look * 0.3, -98, 4.4, ink) : place({ x: 44, y: -100, scaleY: open }, circle(look * 0.3, 0, 6, ink))
  return wing(-1) + tail + comb + body + path('M54 -80q10 18 -2 26q-12 -8 2 -26z', red) + eye + beak + wing(1)
}

function lid(t: number): string {
  const air = keys(t, [lift, 0, linear], [lift + 0.5, -386, out], [lift + 0.72, -398], [lands, 0, both])
  const rattle = t > 1.9 && t < lift ? Math.sin(t * 62) * keys(t, [1.9, 0], [2.4, 1.4], [2.95, 5]) : 0
  const sway = t > lift && t < lands ? 13 * Math.sin((t - lift) * 5.2) : 6 * swing(t, lands, 3, 4)
  const squash = 0.12 * swing(t, lands, 3.2, 5) - 0.05 * keys(t, [2.86, 0], [2.98, 1], [lift, 0])
  const lidBreath = Math.max(0, breath(t)) * -12
  const seal = t < lift ? repeat(11, (i) => ellipse(-178 + i * 35.6, 6, 24, 15 - 3 * Math.max(0, breath(t)), cream)) : ''
  return place({ x: 360 + rattle, y: 724 + air + lidBreath, rotate: sway + rattle * 0.3, scaleX: 1 + squash, scaleY: 1 - squash }, path('M-196 0Q-176 -112 0 -118Q176 -112 196 0Z', copper) + path('M-150 -30Q-124 -92 -30 -100', 'none', `stroke="${sheen}" stroke-width="13" stroke-linecap="round"`) + repeat(9, (i) => path('M0 -14L12 0L0 14L-12 0Z', diaper, `transform="translate(${-136 + i * 34} ${-22 - 6 * Math.sin((i / 8) * Math.PI)}) scale(.8)"`)) + rect(-212, -6, 424, 26, dark) + seal, place({ y: -112, scale: 1.08 }, rooster(t)))
}

/** The pot: a face that swells. */
function pot(t: number): string {
  const full = breath(t)
  const shake = t > 1.9 && t < lift ? Math.sin(t * 58) * keys(t, [1.9, 0.5], [2.95, 5]) : 0
  const wide = 1 + full * 0.1 + 0.05 * swing(t, lift + 0.1, 3, 3) + 0.04 * swing(t, lands, 3, 5)
  const high = 1 - full * 0.015 - 0.05 * swing(t, lift + 0.1, 3, 3) - 0.05 * swing(t, lands, 3, 5)
  const tense = clamp((full - 0.9) * 4)
  const happy = t > lift + 0.42
  const skin = tense > 0.5 ? '#C93A24' : copper
  const inside = t > lift ? ellipse(0, -246, 170, 34, ink) + ellipse(0, -240, 150, 26, '#F2C14A') + repeat(24, (i) => place({ x: -130 + (i % 12) * 23, y: -246 + Math.floor(i / 12) * 12, rotate: i * 53 }, ellipse(0, 0, 13, 4.5, i % 4 ? cream : saffron))) : ''
  const body = path('M-176 -246Q-300 -170 -288 -20Q-270 130 0 136Q270 130 288 -20Q300 -170 176 -246Z', skin)
  const lines = clipped('pot', '<path d="M-176 -246Q-300 -170 -288 -20Q-270 130 0 136Q270 130 288 -20Q300 -170 176 -246Z"/>', path('M120 -300Q250 -100 120 160H400V-300Z', dark, 'opacity=".35"'), rect(-320, 74, 640, 70, dark), repeat(15, (i) => path('M0 -20L17 0L0 20L-17 0Z', diaper, `transform="translate(${-280 + i * 40} 100)"`)))
  const cheek = Math.max(0, full)
  const cheeks = cheek > 0.05 ? circle(-158 - cheek * 14, -14, 30 + cheek * 38, tense > 0.5 ? '#E25A38' : sheen) + circle(158 + cheek * 14, -14, 30 + cheek * 38, tense > 0.5 ? '#E25A38' : sheen) : happy ? circle(-150, 0, 30, sheen) + circle(150, 0, 30, sheen) : ''
  const bulge = 26 + tense * 13
  const lids = blinks(t, 0.4, 1.02, 1.5)
  const eyes = happy ? line('M-104 -88q32 -40 64 0M40 -88q32 -40 64 0', ink, 14) : full < 0.05 ? line('M-100 -92q28 24 56 0M44 -92q28 24 56 0', ink, 13) : place({ y: -96, scaleY: Math.max(0.1, lids) }, circle(-70, 0, bulge, '#fff'), circle(70, 0, bulge, '#fff'), circle(-70 + tense * 15, 4 - tense * 8, 12 - tense * 3, ink), circle(70 - tense * 15, 4 - tense * 8, 12 - tense * 3, ink))
  const brows = full > 0.05 && !happy ? line(`M-106 ${-142 - full * 12}q36 ${-18 + tense * 34} 62 ${tense * 18}M106 ${-142 - full * 12}q-36 ${-18 + tense * 34} -62 ${tense * 18}`, ink, 12) : ''
  const sigh = keys(t, [lift, 1, linear], [lift + 0.75, 1], [lift + 1.1, 0])
  const mouth = happy && sigh < 0.2 ? line('M-56 -14Q0 50 56 -14', ink, 14) : t > lift ? ellipse(0, 4, 34 * (0.4 + sigh * 0.6), 30 * sigh + 8, ink) : full > 0.05 ? place({ x: 0, y: 0, scaleX: 1 - tense * 0.45 }, line('M-26 -2Q0 -14 26 -2Q0 14 -26 -2Z', ink, 9)) : line('M-34 -4Q0 20 34 -4', ink, 12)
  const sweat = tense > 0.2 ? [-1, 1].map((side) => place({ x: side * (190 + tense * 24), y: -150 + ((t * 160) % 60), scale: 0.9 }, path('M0 -20C14 0 14 16 0 16C-14 16 -14 0 0 -20Z', cream))).join('') : ''
  const ears = line('M-282 -110Q-350 -120 -340 -50Q-334 -6 -286 -14M282 -110Q350 -120 340 -50Q334 -6 286 -14', dark, 24)
  return place({ x: 360 + shake, y: 976 }, place({ scaleX: wide, scaleY: high }, ears, path('M-196 -252H196L180 -226H-180Z', dark), body, lines, inside, cheeks, eyes, brows, mouth, sweat))
}

function frame(t: number): string {
  const open = t < 3 ? ramp(t, 0, 0.55, both) : 1 - ramp(t, 5.75, 6.3, both)
  const drape = (side: number) => place({ x: 360, scaleX: side }, path(`M${open * 330} -20H400V1300H${open * 330}Q${open * 300 + 16 * Math.sin(t * 5)} 640 ${open * 330} -20Z`, dark), repeat(5, (i) => line(`M${open * 330 + 26 + i * 26} 0Q${open * 320 + 10 + i * 26} 640 ${open * 330 + 26 + i * 26} 1280`, copper, 5)), repeat(14, (i) => circle(open * 330 + 4, 40 + i * 92, 12, diaper)))
  const table = rect(0, 1092, 720, 188, leaf) + rect(0, 1092, 720, 16, cream) + repeat(10, (i) => path('M0 0A36 36 0 0 0 72 0Z', green, `transform="translate(${i * 72} 1108)"`)) + repeat(10, (i) => circle(i * 72 + 36, 1200, 8, diaper))
  const from = 4.3
  const sign = keys(t, [from, 0], [from + 0.4, 1, past], [6, 1])
  const name = sign > 0 ? place({ x: 360, y: 326, scale: sign }, path('M-290 0Q-250 -96 0 -104Q250 -96 290 0Q250 96 0 104Q-250 96 -290 0Z', cream), path('M-270 0Q-232 -82 0 -90Q232 -82 270 0Q232 82 0 90Q-232 82 -270 0Z', 'none', `stroke="${dark}" stroke-width="5"`), set(mark, { x: 0, y: -2, width: 430, fill: dark, letter: (i) => ({ y: 30 * (1 - ramp(t, from + 0.1 + i * 0.025, from + 0.45 + i * 0.025, past)), scale: ramp(t, from + 0.1 + i * 0.025, from + 0.4 + i * 0.025, past) }) })) : ''
  const wisps = t < 2.9 && t > 0.2 ? [-1, 1].map((side) => { const k = (t * 0.9 + (side > 0 ? 0.5 : 0)) % 1; return line(`M${360 + side * 206} ${716 - k * 60}q${side * 20} -18 0 -38`, cream, 9 * Math.sin(k * Math.PI) * (1 - clamp(breath(t)))) }).join('') : ''
  const scattered = repeat(3, (i) => (t > lift && t < lift + 0.5 ? circle(360, 720, ramp(t, lift + i * 0.07, lift + 0.4 + i * 0.07, out) * 560, 'none', `stroke="${cream}" stroke-width="${20 * (1 - ramp(t, lift, lift + 0.5, linear))}" stroke-dasharray="${20 + chance(i, 2) * 20} 26"`) : ''))
  return page(t) + clipped('ring', `<path d="${arch}"/>`, scattered) + garden(t) + steam(t) + table + pot(t) + wisps + name + lid(t) + drape(1) + drape(-1)
}

export const film: Film = { width: 720, height: 1280, duration: 6.4, poster: 3.78, frame }

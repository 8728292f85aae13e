import {
  arch,
  breath,
  copper,
  cream,
  dark,
  diaper,
  garden,
  green,
  ink,
  lands,
  leaf,
  lid,
  lift,
  mark,
  page,
  saffron,
  sheen,
  steam,
} from './cast/murghbiryani'

import type { Film } from './stage/film'
import { circle, clipped, ellipse, line, path, place, rect, repeat } from './stage/markup'
import { blinks, both, chance, clamp, keys, linear, out, past, ramp, swing } from './stage/timing'
import { set } from './stage/wordmark'

/** Dum is breath: the sealed pot holds it, and holds it, and the rooster on the lid has a bad feeling. */
/** The pot: a face that swells. */
function pot(t: number): string {
  const full = breath(t)
  const shake = t > 1.9 && t < lift ? Math.sin(t * 58) * keys(t, [1.9, 0.5], [2.95, 5]) : 0
  const wide = 1 + full * 0.1 + 0.05 * swing(t, lift + 0.1, 3, 3) + 0.04 * swing(t, lands, 3, 5)
  const high = 1 - full * 0.015 - 0.05 * swing(t, lift + 0.1, 3, 3) - 0.05 * swing(t, lands, 3, 5)
  const tense = clamp((full - 0.9) * 4)
  const happy = t > lift + 0.42
  const skin = tense > 0.5 ? '#C93A24' : copper
  const inside =
    t > lift
      ? ellipse(0, -246, 170, 34, ink) +
        ellipse(0, -240, 150, 26, '#F2C14A') +
        repeat(24, (i) =>
          place(
            { x: -130 + (i % 12) * 23, y: -246 + Math.floor(i / 12) * 12, rotate: i * 53 },
            ellipse(0, 0, 13, 4.5, i % 4 ? cream : saffron),
          ),
        )
      : ''
  const body = path('M-176 -246Q-300 -170 -288 -20Q-270 130 0 136Q270 130 288 -20Q300 -170 176 -246Z', skin)
  const lines = clipped(
    'pot',
    '<path d="M-176 -246Q-300 -170 -288 -20Q-270 130 0 136Q270 130 288 -20Q300 -170 176 -246Z"/>',
    path('M120 -300Q250 -100 120 160H400V-300Z', dark, 'opacity=".35"'),
    rect(-320, 74, 640, 70, dark),
    repeat(15, (i) => path('M0 -20L17 0L0 20L-17 0Z', diaper, `transform="translate(${-280 + i * 40} 100)"`)),
  )
  const cheek = Math.max(0, full)
  const cheeks =
    cheek > 0.05
      ? circle(-158 - cheek * 14, -14, 30 + cheek * 38, tense > 0.5 ? '#E25A38' : sheen) +
        circle(158 + cheek * 14, -14, 30 + cheek * 38, tense > 0.5 ? '#E25A38' : sheen)
      : happy
        ? circle(-150, 0, 30, sheen) + circle(150, 0, 30, sheen)
        : ''
  const bulge = 26 + tense * 13
  const lids = blinks(t, 0.4, 1.02, 1.5)
  const eyes = happy
    ? line('M-104 -88q32 -40 64 0M40 -88q32 -40 64 0', ink, 14)
    : full < 0.05
      ? line('M-100 -92q28 24 56 0M44 -92q28 24 56 0', ink, 13)
      : place(
          { y: -96, scaleY: Math.max(0.1, lids) },
          circle(-70, 0, bulge, '#fff'),
          circle(70, 0, bulge, '#fff'),
          circle(-70 + tense * 15, 4 - tense * 8, 12 - tense * 3, ink),
          circle(70 - tense * 15, 4 - tense * 8, 12 - tense * 3, ink),
        )
  const brows =
    full > 0.05 && !happy
      ? line(
          `M-106 ${-142 - full * 12}q36 ${-18 + tense * 34} 62 ${tense * 18}M106 ${-142 - full * 12}q-36 ${-18 + tense * 34} -62 ${tense * 18}`,
          ink,
          12,
        )
      : ''
  const sigh = keys(t, [lift, 1, linear], [lift + 0.75, 1], [lift + 1.1, 0])
  const mouth =
    happy && sigh < 0.2
      ? line('M-56 -14Q0 50 56 -14', ink, 14)
      : t > lift
        ? ellipse(0, 4, 34 * (0.4 + sigh * 0.6), 30 * sigh + 8, ink)
        : full > 0.05
          ? place({ x: 0, y: 0, scaleX: 1 - tense * 0.45 }, line('M-26 -2Q0 -14 26 -2Q0 14 -26 -2Z', ink, 9))
          : line('M-34 -4Q0 20 34 -4', ink, 12)
  const sweat =
    tense > 0.2
      ? [-1, 1]
          .map((side) =>
            place(
              { x: side * (190 + tense * 24), y: -150 + ((t * 160) % 60), scale: 0.9 },
              path('M0 -20C14 0 14 16 0 16C-14 16 -14 0 0 -20Z', cream),
            ),
          )
          .join('')
      : ''
  const ears = line(
    'M-282 -110Q-350 -120 -340 -50Q-334 -6 -286 -14M282 -110Q350 -120 340 -50Q334 -6 286 -14',
    dark,
    24,
  )
  return place(
    { x: 360 + shake, y: 976 },
    place(
      { scaleX: wide, scaleY: high },
      ears,
      path('M-196 -252H196L180 -226H-180Z', dark),
      body,
      lines,
      inside,
      cheeks,
      eyes,
      brows,
      mouth,
      sweat,
    ),
  )
}

function frame(t: number): string {
  const open = t < 3 ? ramp(t, 0, 0.55, both) : 1 - ramp(t, 5.75, 6.3, both)
  const drape = (side: number) =>
    place(
      { x: 360, scaleX: side },
      path(
        `M${open * 330} -20H400V1300H${open * 330}Q${open * 300 + 16 * Math.sin(t * 5)} 640 ${open * 330} -20Z`,
        dark,
      ),
      repeat(5, (i) =>
        line(
          `M${open * 330 + 26 + i * 26} 0Q${open * 320 + 10 + i * 26} 640 ${open * 330 + 26 + i * 26} 1280`,
          copper,
          5,
        ),
      ),
      repeat(14, (i) => circle(open * 330 + 4, 40 + i * 92, 12, diaper)),
    )
  const table =
    rect(0, 1092, 720, 188, leaf) +
    rect(0, 1092, 720, 16, cream) +
    repeat(10, (i) => path('M0 0A36 36 0 0 0 72 0Z', green, `transform="translate(${i * 72} 1108)"`)) +
    repeat(10, (i) => circle(i * 72 + 36, 1200, 8, diaper))
  const from = 4.3
  const sign = keys(t, [from, 0], [from + 0.4, 1, past], [6, 1])
  const name =
    sign > 0
      ? place(
          { x: 360, y: 326, scale: sign },
          path('M-290 0Q-250 -96 0 -104Q250 -96 290 0Q250 96 0 104Q-250 96 -290 0Z', cream),
          path(
            'M-270 0Q-232 -82 0 -90Q232 -82 270 0Q232 82 0 90Q-232 82 -270 0Z',
            'none',
            `stroke="${dark}" stroke-width="5"`,
          ),
          set(mark, {
            x: 0,
            y: -2,
            width: 430,
            fill: dark,
            letter: (i) => ({
              y: 30 * (1 - ramp(t, from + 0.1 + i * 0.025, from + 0.45 + i * 0.025, past)),
              scale: ramp(t, from + 0.1 + i * 0.025, from + 0.4 + i * 0.025, past),
            }),
          }),
        )
      : ''
  const wisps =
    t < 2.9 && t > 0.2
      ? [-1, 1]
          .map((side) => {
            const k = (t * 0.9 + (side > 0 ? 0.5 : 0)) % 1
            return line(
              `M${360 + side * 206} ${716 - k * 60}q${side * 20} -18 0 -38`,
              cream,
              9 * Math.sin(k * Math.PI) * (1 - clamp(breath(t))),
            )
          })
          .join('')
      : ''
  const scattered = repeat(3, (i) =>
    t > lift && t < lift + 0.5
      ? circle(
          360,
          720,
          ramp(t, lift + i * 0.07, lift + 0.4 + i * 0.07, out) * 560,
          'none',
          `stroke="${cream}" stroke-width="${20 * (1 - ramp(t, lift, lift + 0.5, linear))}" stroke-dasharray="${20 + chance(i, 2) * 20} 26"`,
        )
      : '',
  )
  return (
    page(t) +
    clipped('ring', `<path d="${arch}"/>`, scattered) +
    garden(t) +
    steam(t) +
    table +
    pot(t) +
    wisps +
    name +
    lid(t) +
    drape(1) +
    drape(-1)
  )
}

export const film: Film = { width: 720, height: 1280, duration: 6.4, poster: 3.78, frame }

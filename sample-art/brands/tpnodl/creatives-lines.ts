import { type Drawing, svg } from '../../lib/drawing'
import { cobalt, coral, dusk, line, night, note, rect, say, sky, white, yellow } from './book'
import { type Bulb, face, rays, strung } from './bulb'
import { units } from './paper'

const side = 1200

/** Units as a bar chart: one wire bends itself into six months and May is the tall one. */
export function wireChart(): Drawing {
  const floor = 960
  const tops = units.map(([, count]) => Math.round(floor - count * 2.32))
  const left = (i: number) => 92 + i * 178
  const wire = tops.map((top, i) => `H${left(i)}V${top}h126V${floor}`).join('')
  const bulb: Bulb = { x: left(4) + 63, y: 268, r: 92, mood: 'worried', base: sky }
  const names = units.map(([month], i) =>
    note(month, left(i) + 63, 1034, 44, { anchor: 'middle', fill: i === 4 ? yellow : sky, weight: 700 }),
  )
  const picture = `${rect(0, 0, side, side, night)}${rect(left(4) + 9, tops[4] ?? 0, 108, floor - (tops[4] ?? 0), coral)}
  ${line(`M-20 ${floor}${wire}H1220`, white, 18)}${face(bulb)}${names.join('')}
  ${say(['May was', 'your fan', 'month.'], 72, 168, 124)}${note('214 units in June. Well done, curtains.', 92, 1124, 42, { fill: white })}`
  return { width: side, height: side, ground: night, html: svg(picture, side, side) }
}

/** The question mark: the wire asks and the bulb is the dot that answers. */
export function question(): Drawing {
  const bulb: Bulb = { x: 820, y: 890, r: 132 }
  const hook =
    'M-20 300C120 430 330 520 430 440C520 370 560 116 800 116C990 116 1110 230 1090 380C1064 540 820 520 820 720'
  const picture = `${rect(0, 0, side, side, white)}${line(hook, cobalt, 64)}${rays(bulb, yellow, (d) => Math.abs(d - 270) < 24, 0.9)}${face({ ...bulb, base: cobalt })}
  ${say(['Ask', 'us.'], 72, 760, 210, { fill: night, leading: 0.88 })}
  ${note('1800 000 0000', 78, 1056, 60, { fill: cobalt, weight: 800 })}${note('About one unit or all of them.', 80, 1122, 44, { fill: night })}`
  return { width: side, height: side, ground: white, html: svg(picture, side, side) }
}

/** A story in five frames: one wire leaves each picture where it enters the next. */
export function stories(): Drawing {
  const w = 384
  const h = 683
  const frames = [cobalt, yellow, coral, night, sky]
  const grounds = frames.map((fill, i) => rect(40 + i * (w + 10), 40, w, h, fill)).join('')
  const x = (i: number) => 40 + i * (w + 10)
  const words: [string[], string, string[]][] = [
    [['Bill.', 'Again.'], white, ['Open', 'the app.']],
    [['Tap', 'once.'], night, ['Thumb', 'of choice.']],
    [['Wait', 'for it.'], white, ['Any second', 'now.']],
    [['Paid.'], yellow, ['The sofa', 'never knew.']],
    [['Nap’s', 'next.'], night, ['#MyTata', 'Power']],
  ]
  const texts = words.map(
    ([lines, fill, small], i) =>
      say(lines, x(i) + 32, 138, 78, { fill }) +
      note(small, x(i) + 32, h - 42, 41, {
        leading: 1.08,
        fill: i === 1 || i === 4 ? night : white,
        weight: 700,
      }),
  )
  const faces: Partial<Bulb>[] = [
    { mood: 'worried' },
    { mood: 'smirk', body: white, base: cobalt },
    { mood: 'wow' },
    { mood: 'grin' },
    { mood: 'asleep' },
  ]
  const seams = [350, 500, 330, 520, 360, 440]
  const strip = faces.map((face, i) =>
    strung(
      { x: x(i) + w / 2, y: 424, r: 112, ...face },
      {
        from: [x(i) - 5, seams[i] ?? 0],
        to: [x(i) + w + 5, seams[i + 1] ?? 0],
        sag: 50,
        colour: i === 1 ? cobalt : white,
        width: 9,
      },
    ),
  )
  const picture = `${rect(0, 0, 2036, 763, dusk)}${grounds}${strip.join('')}${texts.join('')}`
  return { width: 2036, height: 763, ground: dusk, html: svg(picture, 2036, 763) }
}

/** Results: the wire climbs from figure to figure and ends in a grin. */
export function results(): Drawing {
  const stops: [number, number, string, string][] = [
    [68, 300, '12M+', 'reach'],
    [491, 300, '703K+', 'engagement'],
    [966, 300, '25,500', 'app downloads'],
    [1482, 300, '+8.5K', 'follower growth'],
  ]
  const wire =
    'M-20 310C20 316 50 310 68 300C170 390 390 390 491 300C610 390 850 390 966 300C1090 390 1360 390 1482 300'
  const bulb: Bulb = { x: 1976, y: 232, r: 78, body: white, base: cobalt }
  const figures = stops.map(
    ([x, y, figure, what]) => `<circle cx="${x}" cy="${y}" r="20" fill="${night}"/>
    ${say(figure, x - 8, y - 44, 100, { fill: night })}${note(what, x, y - 138, 36, { fill: cobalt, weight: 700 })}`,
  )
  const picture = `${rect(0, 0, 2160, 440, yellow)}${line(wire, cobalt, 13)}${rays(bulb, white, (d) => d < 16 || d > 344 || Math.abs(d - 168) < 34, 0.9)}
  ${strung(bulb, { from: [1482, 300], to: [2200, 240], sag: 90, sagTo: 40, colour: cobalt, width: 13 })}${figures.join('')}`
  return { width: 2160, height: 440, ground: yellow, html: svg(picture, 2160, 440) }
}

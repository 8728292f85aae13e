import { type Drawing, svg } from '../../lib/drawing'
import { biscuit, china, cup, liquor, milkTea, mix, saucer, say, shade, tea, wordmark } from './book'
import { cupOf } from './card-cup'

export const square = (ground: string, inner: string): Drawing => ({
  width: 1200,
  height: 1200,
  html: svg(`<rect width="1200" height="1200" fill="${ground}"/>${inner}`, 1200, 1200),
})
export const darker = (colour: string): string => mix(colour, '#120400', 0.3)

/** The tea gets stronger as the night gets shorter. */
export function examEve(): Drawing {
  const hours: [string, number][] = [
    ['10 pm', 14],
    ['Midnight', 12],
    ['2 am', 10],
    ['4 am', 2],
  ]
  const cells = hours
    .map(([hour, number], index) => {
      const colour = shade(number)
      const x = (index % 2) * 600
      const y = 330 + Math.floor(index / 2) * 435
      return `<rect x="${x}" y="${y}" width="600" height="435" fill="${colour}"/>${cup({ x: x + 360, y: y + 218, radius: 178, colour, shadow: darker(colour), handle: 40 + index * 71, froth: index === 0, red: index === 3, seed: number })}${say(hour, x + 40, y + 76, 46, { colour: china })}`
    })
    .join('')
  return square(
    biscuit,
    `${cells}${say(['Exam eve.', 'Chapter one.'], 40, 150, 132, { line: 0.98 })}${wordmark(908, 132, 250)}`,
  )
}

/** The route of bus number seven, drawn in cups; it holds on round every corner. */
export function busSeven(): Drawing {
  const stops: [number, number, number][] = [
    [170, 1010, 3],
    [500, 1010, 12],
    [500, 700, 14],
    [850, 700, 22],
    [1030, 420, 31],
  ]
  const ground = shade(3)
  const cups = stops
    .map(([x, y, number], index) =>
      cup({
        x,
        y,
        radius: index ? 96 : 138,
        colour: shade(number),
        shadow: darker(ground),
        red: index === 0,
        handle: 200 + index * 50,
        froth: index > 2,
        seed: index,
      }),
    )
    .join('')
  return square(
    ground,
    `<path d="M-20 1010H460Q500 1010 500 970V740Q500 700 540 700H810Q860 700 890 660L1030 420L1220 110" fill="none" stroke="${saucer}" stroke-width="54"/><path d="M-20 1010H460Q500 1010 500 970V740Q500 700 540 700H810Q860 700 890 660L1030 420L1220 110" fill="none" stroke="${china}" stroke-width="5" stroke-dasharray="22 18"/>${cups}
    ${say('7', 62, 470, 520, { colour: china, spacing: -20 })}${say(['Bus No. 7.', 'Milkier', 'at every bend.'], 396, 160, 92, { colour: china })}${wordmark(900, 1130, 250, china)}`,
  )
}

/** Three frames of a biscuit that stayed in too long. */
export function biscuitSinks(): Drawing {
  const ground = shade(29)
  const frames = ['One.', 'Two.', 'Oh.']
  const drawn = frames
    .map((count, index) => {
      const y = index * 400
      const colour = mix(ground, '#FFFFFF', 0.16 * (2 - index))
      const id = `frame${index}`
      const dry =
        '<rect x="-190" y="-80" width="380" height="160" rx="26" fill="#B87B3C" transform="translate(6 12)"/><rect x="-190" y="-80" width="380" height="160" rx="26" fill="#E8B978"/>'
      const wet =
        '<rect x="-40" y="-80" width="230" height="160" rx="26" fill="#B57A45"/><path d="M-40 -80v160h20v-160Z" fill="#E8B978"/>'
      const holes = [-135, -45, 45, 135]
        .flatMap((x) => [-32, 32].map((at) => `<circle cx="${x}" cy="${at}" r="13" fill="#9C622C"/>`))
        .join('')
      const dunk =
        index < 2
          ? `<g transform="translate(${[545, 625][index]} ${y + ([120, 170][index] ?? 0)}) rotate(${[-18, -24][index]})">${dry}${index === 1 ? wet : ''}${holes}</g>`
          : ''
      const crumbs =
        index === 2
          ? [
              [690, 180, 46],
              [768, 236, 34],
              [640, 250, 26],
              [800, 160, 22],
              [720, 286, 16],
            ]
              .map(
                ([x = 0, dy = 0, r = 0]) =>
                  `<path d="M${x - r} ${y + dy}l${r * 0.7} ${-r}l${r * 1.1} ${r * 0.4}l${-r * 0.2} ${r}Z" fill="#E8B978"/>`,
              )
              .join('')
          : ''
      return `<clipPath id="${id}"><rect y="${y}" width="1200" height="400"/></clipPath><g clip-path="url(#${id})"><rect y="${y}" width="1200" height="400" fill="${colour}"/><g>${cup({ x: 720, y: y + 200, radius: 300, colour: shade(19), shadow: darker(colour), handle: 8, froth: index === 2, seed: 3 })}</g>${dunk}${crumbs}${say(count, 60, y + 232, 126)}</g>`
    })
    .join('')
  return square(
    ground,
    `${drawn}<path d="M0 400H1200M0 800H1200" stroke="${biscuit}" stroke-width="14"/>${wordmark(60, 1150, 190, liquor)}`,
  )
}

/** Two cups that share a table and nothing else. */
export function argument(): Drawing {
  const dark = shade(1)
  const pale = tea(1, 0.1)
  return square(
    pale,
    `<path d="M0 0H760L440 1200H0Z" fill="${dark}"/>${cup({ x: 300, y: 800, radius: 250, colour: dark, shadow: '#120400', handle: 160, seed: 4 })}${cup({ x: 900, y: 420, radius: 250, colour: pale, shadow: darker(pale), handle: -20, froth: true, red: true, seed: 9 })}
    ${say(['You’re', 'weak.'], 64, 190, 148, { colour: china })}${say(['You’re', 'bitter.'], 1136, 880, 148, { anchor: 'end' })}${say('Same kettle.', 1136, 1140, 46, { anchor: 'end', weight: 700 })}`,
  )
}

/** Type only; the question runs from liquor to milk. */
export function tooStrong(): Drawing {
  const words = ['Too', 'strong', 'for', 'whom?']
  const colours = [liquor, mix(liquor, milkTea, 0.3), biscuit, china]
  return square(
    milkTea,
    `${words.map((word, index) => say(word, 42, 278 + index * 274, 340, { colour: colours[index] ?? liquor, spacing: -18 })).join('')}${wordmark(858, 136, 290, liquor)}`,
  )
}

/** Shade of the week, a chip torn off the card. */
export function shadeOfTheWeek(): Drawing {
  const colour = shade(14)
  return square(
    shade(28),
    `<g transform="rotate(-6 600 600)"><rect x="262" y="110" width="720" height="1000" fill="${mix(shade(28), '#120400', 0.4)}"/><rect x="240" y="84" width="720" height="620" fill="${colour}"/><rect x="240" y="676" width="720" height="408" fill="${china}"/>${cupOf(14, 616, 386, 232)}
    ${say('14', 280, 190, 110, { colour: china })}${say('Poet', 281, 794, 104)}${say(['Strong, one biscuit, and left to go', 'cold while a word is missing.'], 284, 868, 44, { weight: 500, line: 1.24, spacing: 0 })}${wordmark(284, 1034, 210)}${say('Shade of the week', 918, 1034, 44, { anchor: 'end', weight: 600, colour: saucer, spacing: 0 })}</g>`,
  )
}

/** The last cup on the card. */
export function emptyCup(): Drawing {
  return square(
    liquor,
    `${cup({ x: 800, y: 900, radius: 520, colour: biscuit, empty: true, shadow: '#120400', handle: 38 })}${say(['You were', 'right too.'], 56, 170, 150, { colour: china })}${wordmark(60, 1150, 230, china)}`,
  )
}

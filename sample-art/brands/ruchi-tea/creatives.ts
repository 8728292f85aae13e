import { type Drawing, svg } from '../../lib/drawing'
import { biscuit, china, cup, liquor, milkTea, mix, saucer, say, shade, tea, wordmark } from './book'
import { cupOf } from './card-cup'

export const square = (ground: string, inner: string): Drawing => ({
  width: 1200,
  height: 1200,
  html: svg(`<rect width="1200" height="1200" fill="${ground}"/>${inner}`, 1200, 1200),
})
/** Words keep this far from a picture's edge, a twentieth of its width. */
export const margin = 60
/** On a phone a post is 195 px wide: the smallest size that still has 11 px there. */
export const readable = 70
/** The name in a corner, as large as the smallest words. */
export const signed = (baseline: number, colour: string = saucer, atLeft = false): string =>
  wordmark(atLeft ? margin : 1200 - margin - 300, baseline, 300, colour)
export const darker = (colour: string): string => mix(colour, '#120400', 0.3)

/** The tea gets stronger as the night gets shorter. */
export function examEve(): Drawing {
  const hours: [string, number][] = [
    ['10 pm', 14],
    ['Midnight', 12],
    ['2 am', 10],
    ['4 am', 2],
  ]
  const [top, height] = [300, 450]
  const cells = hours
    .map(([hour, number], index) => {
      const colour = shade(number)
      const x = (index % 2) * 600
      const y = top + Math.floor(index / 2) * height
      return `<rect x="${x}" y="${y}" width="600" height="${height}" fill="${colour}"/>${cup({ x: x + 392, y: y + 246, radius: 144, colour, shadow: darker(colour), handle: 40 + index * 71, froth: index === 0, red: index === 3, seed: number })}${say(hour, x + margin - 4, y + 90, readable, { colour: china })}`
    })
    .join('')
  return square(
    biscuit,
    `${cells}${say(['Exam eve.', 'Chapter one.'], margin, 144, 120, { line: 0.95 })}${signed(144)}`,
  )
}

/** The route of bus number seven, drawn in cups; it holds on round every corner. */
export function busSeven(): Drawing {
  const stops: [number, number, number][] = [
    [200, 1000, 3],
    [500, 1000, 12],
    [500, 700, 14],
    [850, 700, 22],
    [1005, 463, 31],
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
    `<path d="M-20 1000H460Q500 1000 500 960V740Q500 700 540 700H810Q860 700 890 660L1030 420L1220 110" fill="none" stroke="${saucer}" stroke-width="54"/><path d="M-20 1000H460Q500 1000 500 960V740Q500 700 540 700H810Q860 700 890 660L1030 420L1220 110" fill="none" stroke="${china}" stroke-width="5" stroke-dasharray="22 18"/>${cups}
    ${say('7', 42, 462, 566, { colour: china, spacing: -20 })}${say(['Bus No. 7.', 'Milkier', 'at every bend.'], 396, 160, 92, { colour: china })}${signed(1136, china)}`,
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
      return `<clipPath id="${id}"><rect y="${y}" width="1200" height="400"/></clipPath><g clip-path="url(#${id})"><rect y="${y}" width="1200" height="400" fill="${colour}"/><g>${cup({ x: 720, y: y + 200, radius: 300, colour: shade(19), shadow: darker(colour), handle: 8, froth: index === 2, seed: 3 })}</g>${dunk}${crumbs}${say(count, 57, y + 200, 132)}</g>`
    })
    .join('')
  return square(
    ground,
    `${drawn}<path d="M0 400H1200M0 800H1200" stroke="${biscuit}" stroke-width="14"/>${signed(1132, liquor, true)}`,
  )
}

/** Two cups that share a table and nothing else. */
export function argument(): Drawing {
  const dark = shade(1)
  const pale = tea(1, 0.1)
  const radius = 228
  return square(
    pale,
    `<path d="M0 0H700L500 1200H0Z" fill="${dark}"/>${cup({ x: 300, y: 810, radius, colour: dark, shadow: '#120400', handle: 160, seed: 4 })}${cup({ x: 900, y: 390, radius, colour: pale, shadow: darker(pale), handle: -20, froth: true, red: true, seed: 9 })}
    ${say(['You’re', 'weak.'], margin, 190, 148, { colour: china })}${say(['You’re', 'bitter.'], 1140, 826, 148, { anchor: 'end' })}${say('Same kettle.', 1140, 1110, readable + 4, { anchor: 'end', weight: 700 })}`,
  )
}

/** Type only; the question runs from liquor to milk. */
export function tooStrong(): Drawing {
  const words = ['Too', 'strong', 'for', 'whom?']
  const colours = [liquor, mix(liquor, milkTea, 0.3), biscuit, china]
  return square(
    milkTea,
    `${words.map((word, index) => say(word, 54, 300 + index * 268, 330, { colour: colours[index] ?? liquor, spacing: -18 })).join('')}${signed(150, liquor)}`,
  )
}

/** Shade of the week, a chip torn off the card: what it is called in the colour, whose it is in the white. */
export function shadeOfTheWeek(): Drawing {
  const colour = shade(14)
  const [width, height, field, inset] = [800, 976, 456, 48]
  const setting = { weight: 600, spacing: -0.6 }
  return square(
    shade(28),
    `<g transform="rotate(-6 600 600) translate(${600 - width / 2} ${600 - height / 2})"><rect x="16" y="20" width="${width}" height="${height}" fill="${mix(shade(28), '#120400', 0.4)}"/><rect width="${width}" height="${field + 2}" fill="${colour}"/><rect y="${field}" width="${width}" height="${height - field}" fill="${china}"/>${cupOf(14, 540, 228, 186)}
    ${say('14', inset - 6, 158, 154, { colour: china })}${say(['Shade', 'of the', 'week'], inset, 256, readable, { ...setting, colour: china, line: 1.08 })}
    ${say('Poet', inset - 6, 584, 136)}${say(['Strong, one biscuit,', 'and left to go cold', 'while a word is missing.'], inset, 676, readable, { ...setting, line: 1.1 })}${wordmark(inset, 924, 300)}</g>`,
  )
}

/** The last cup on the card. */
export function emptyCup(): Drawing {
  return square(
    liquor,
    `${cup({ x: 770, y: 930, radius: 540, colour: biscuit, empty: true, shadow: '#120400', handle: 38 })}${say(['You were', 'right too.'], margin - 2, 172, 150, { colour: china })}${signed(172, china)}`,
  )
}

import { type Drawing, svg } from '../../lib/drawing'
import {
  biscuit,
  china,
  cup,
  inkOn,
  liquor,
  milkTea,
  mix,
  odia,
  saucer,
  say,
  shade,
  stain,
  wordmark,
} from './book'

const darker = (colour: string): string => mix(colour, '#120400', 0.3)

/** A phone seen from above like everything else; the screen is drawn at 390 x 844. */
function phone(x: number, y: number, width: number, turn: number, screen: string, id: string): string {
  const height = width * (844 / 390)
  return `<g transform="rotate(${turn} ${x + width / 2} ${y + height / 2})"><rect x="${x + 14}" y="${y + 24}" width="${width + 26}" height="${height + 26}" rx="${width * 0.15}" fill="#120400" opacity=".5"/><rect x="${x - 16}" y="${y - 16}" width="${width + 32}" height="${height + 32}" rx="${width * 0.15}" fill="${liquor}"/><svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 390 844" data-frame="screen"><clipPath id="${id}"><rect width="390" height="844" rx="46"/></clipPath><g clip-path="url(#${id})">${screen}<rect x="146" y="14" width="98" height="28" rx="14" fill="${liquor}"/></g></svg></g>`
}

/** Campaign 1: the #MoCha filter reads a cup and says who you are. */
export function mochaFilter(): Drawing {
  const found = shade(28)
  const ticks = Array.from(
    { length: 40 },
    (_, index) =>
      `<path d="M0 -176v-${index === 27 ? 34 : 16}" stroke="${index === 27 ? china : shade(index + 1)}" stroke-width="${index === 27 ? 10 : 8}" transform="translate(195 390) rotate(${index * 9 - 243})"/>`,
  ).join('')
  const camera = `<rect width="390" height="844" fill="#6B4A2E"/><path d="M0 610L390 540V844H0Z" fill="#7A5636"/><path d="M0 0H390V180L0 250Z" fill="#604126"/>${cup({ x: 195, y: 390, radius: 138, colour: found, shadow: '#3A2414', handle: 38, froth: true, leaf: true, seed: 5 })}<circle cx="195" cy="390" r="168" fill="none" stroke="${china}" stroke-width="4"/>${ticks}
    ${say('Hold still.', 195, 116, 38, { anchor: 'middle', colour: china })}${say('So does the tea.', 195, 152, 22, { anchor: 'middle', colour: china, weight: 500, spacing: 0 })}<rect x="95" y="612" width="200" height="62" fill="${found}"/>${say('Shade 28', 195, 653, 30, { anchor: 'middle', colour: liquor })}<circle cx="195" cy="756" r="44" fill="none" stroke="${china}" stroke-width="7"/><circle cx="195" cy="756" r="32" fill="${saucer}"/>`
  const result = `<rect width="390" height="844" fill="${biscuit}"/><rect width="390" height="520" fill="${found}"/>${say('28', 24, 132, 96, { colour: liquor })}${cup({ x: 195, y: 320, radius: 142, colour: found, shadow: darker(found), handle: 200, froth: true, red: true, seed: 8 })}
    ${say('You are the', 24, 582, 30, { weight: 500 })}${say('Newlyweds.', 24, 638, 62)}${say(['Two spoons, one saucer,', 'still asking “enough sugar?”'], 24, 686, 22, { weight: 500, line: 1.3, spacing: 0 })}<rect x="24" y="748" width="342" height="60" fill="${saucer}"/>${say('Share my cha', 195, 787, 24, { anchor: 'middle', colour: china, weight: 600 })}`
  return {
    width: 1800,
    height: 1350,
    html: svg(
      `<rect width="1800" height="1350" fill="${saucer}"/><rect x="1200" width="600" height="1350" fill="${milkTea}"/><rect x="600" width="600" height="1350" fill="#AD6A3C"/><rect width="600" height="1350" fill="${shade(9)}"/>
      ${phone(560, 120, 470, -7, camera, 'camera')}${phone(1170, 190, 470, 5, result, 'result')}
      <text x="60" y="330" font-family="${odia}" font-weight="800" font-size="136" fill="${china}">ମୋ ଚା</text>${say('#MoCha', 62, 440, 78, { colour: china })}${wordmark(62, 1276, 250, china)}`,
      1800,
      1350,
    ),
  }
}

/** Campaign 2: the wall of entries is the shade card grown by one hundred and ten; 150 places, each with its cup or its stain. */
export function entriesWall(): Drawing {
  const columns = 18
  const rows = 9
  const width = 2000 / columns
  const height = 1125 / rows
  let cups = ''
  let drawn = 0
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      if (column > 0 && column < 5 && row > 4 && row < 8) continue
      const strength = 1 - row / (rows - 1)
      const milk = column / (columns - 1)
      const at = Math.round(milk * 7) + 8 * Math.round((1 - strength) * 4) + 1
      const own = mix(shade(at), shade(Math.min(40, at + (column % 3))), 0.5)
      const x = column * width
      const y = row * height
      cups += `<rect x="${x}" y="${y}" width="${width + 0.5}" height="${height + 0.5}" fill="${own}"/>`
      const left = (row * 7 + column * 5) % 31 === 0
      cups += left
        ? stain(x + width / 2, y + height / 2, 24, darker(own))
        : cup({
            x: x + width / 2,
            y: y + height / 2,
            radius: 45,
            colour: own,
            shadow: darker(own),
            red: (row * 5 + column * 3) % 13 === 0,
            handle: (row * 83 + column * 131) % 360,
            froth: milk > 0.35,
            leaf: (row + column * 4) % 17 === 0,
            seed: drawn,
            empty: (row * 3 + column) % 37 === 36,
            ...((row * 11 + column) % 19 === 3 ? { biscuit: (drawn * 47) % 360 } : {}),
          })
      drawn += 1
    }
  const x = width
  const y = height * 5
  return {
    width: 2000,
    height: 1125,
    html: svg(
      `${cups}<rect x="${x}" y="${y}" width="${width * 4}" height="${height * 3}" fill="${biscuit}"/>${say('150+', x + 28, y + 152, 168, { colour: saucer })}${say(['more people', 'who are right.'], x + 34, y + 226, 50)}${wordmark(x + 34, y + 348, 160)}`,
      2000,
      1125,
    ),
  }
}

const depths: [string, string, number, number][] = [
  ['1.8M+', 'saw the card', 430, 3],
  ['21K+', 'argued below it', 330, 12],
  ['+2,000', 'stayed for another', 250, 20],
  ['150+', 'sent their own shade', 180, 29],
  ['40+', 'passed the cup on', 120, 39],
]

/** Campaign 3: results cut open: five cups sunk into the table, each as deep as its figure. */
export function results(): Drawing {
  const each = 2160 / 5
  const wells = depths
    .map(([figure, meaning, depth, number], index) => {
      const x = index * each
      const colour = shade(number)
      const top = 96
      const left = x + 56
      const width = each - 112
      const bottom = top + depth
      const curve = Math.min(90, depth * 0.6)
      const bowl = (grow: number): string =>
        `M${left - grow} ${top}V${bottom - curve}Q${left - grow} ${bottom + grow} ${left + curve} ${bottom + grow}H${left + width - curve}Q${left + width + grow} ${bottom + grow} ${left + width + grow} ${bottom - curve}V${top}Z`
      const label = depth > 240 ? bottom - 40 : bottom + 104
      const inside = depth > 240
      return `<path d="${bowl(20)}" fill="${china}"/><path d="${bowl(0)}" fill="${colour}"/><rect x="${left}" y="${top}" width="${width}" height="16" fill="${mix(colour, '#FFF1D6', 0.35)}"/><rect x="${left - 34}" y="${top - 14}" width="34" height="30" fill="${china}"/><rect x="${left + width}" y="${top - 14}" width="34" height="30" fill="${china}"/>
      ${inside ? say(figure, x + each / 2, label - 54, figure.length > 5 ? 90 : 104, { anchor: 'middle', colour: inkOn(colour) }) : say(figure, x + each / 2, label + 16, 104, { anchor: 'middle', colour: liquor })}${say(meaning, x + each / 2, inside ? label : label + 66, 32, { anchor: 'middle', weight: 600, spacing: 0, colour: inside ? inkOn(colour) : liquor })}`
    })
    .join('')
  return {
    width: 2160,
    height: 600,
    html: svg(
      `<rect width="2160" height="600" fill="${milkTea}"/><rect width="2160" height="96" fill="${biscuit}"/>${wells}${say('How deep it went, March to April 2024', 44, 62, 38, { weight: 600 })}${wordmark(1960, 66, 160)}`,
      2160,
      600,
    ),
  }
}

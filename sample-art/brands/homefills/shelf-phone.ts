import { type Drawing, svg } from '../../lib/drawing'
import {
  blush,
  blushShade,
  cream,
  custard,
  custardShade,
  note,
  say,
  shutter,
  shutterShade,
  tomato,
} from './book'
import { type Pack, pack, range, tomatoShade } from './pack'
import { seedDefs } from './seeds'

const [width, height] = [1080, 1350]
/** Where the packs stand, and how far apart the plots are. */
const [ground, first, plot] = [1074, 30, 352]
const front = 276
/** The pavement is darker than the packs, so that their feet stand out on it. */
const [joint, shade] = ['#CFA23F', '#C79A3C']

/** A plate on the price rail: house number, name, weight and price. */
function plate(one: Pack, index: number, price: string): string {
  const [x, y, wide] = [first - 7 + index * plot, 1160, 330]
  return `<rect x="${x}" y="${y}" width="${wide}" height="166" fill="${cream}"/><rect x="${x}" y="${y}" width="78" height="166" fill="${tomato}"/>${say(`${one.number}`, x + 39, y + 110, 80, { anchor: 'middle', colour: cream })}${say(one.name, x + 93, y + 70, 45)}${note(one.weight, x + 94, y + 134, 40)}${note(price, x + wide - 15, y + 134, 42, { anchor: 'end', colour: tomatoShade, weight: 800 })}`
}

/** The board of the one that has gone, on its empty plot. */
function movedOut(): string {
  const centre = first + 2 * plot + 171
  return `<path d="M${centre - 134} ${ground - 8}h${front - 24}l72 -26h${24 - front}Z" fill="${shade}"/><rect x="${centre - 14}" y="780" width="28" height="276" fill="${shutterShade}"/><rect x="${centre + 4}" y="780" width="10" height="276" fill="#063423"/>
    <g transform="rotate(-3 ${centre} 720)"><rect x="${centre - 128}" y="618" width="276" height="216" fill="${tomatoShade}"/><rect x="${centre - 140}" y="606" width="276" height="216" fill="${tomato}"/><rect x="${centre - 124}" y="622" width="244" height="184" fill="none" stroke="${cream}" stroke-width="6"/>${say(['Moved', 'out.'], centre - 2, 704, 65, { anchor: 'middle', colour: cream, line: 0.98 })}</g>`
}

/** The shelf for a phone, from so near that what is printed on the packs can be read: two at home, one plot empty. */
export function shelfPhone(): Drawing {
  const [mustard, , chilli, , makhana] = range
  if (!mustard || !chilli || !makhana) throw new Error('the street has lost a house')
  const packs: [Pack, number][] = [
    [chilli, 868],
    [mustard, 690],
  ]
  const stones = Array.from(
    { length: 8 },
    (_, index) => `<path d="M${index * 176 - 30} ${ground + 10}l-24 52" stroke="${joint}" stroke-width="7"/>`,
  )
  const standing = packs.map(([one, tall], index) => {
    const x = first + index * plot
    return `<path d="M${x + 2} ${ground}h${front}l150 -56h${-front}Z" fill="${shade}"/>${pack(one, x, ground, front, tall)}`
  })
  return {
    width,
    height,
    html: svg(
      `${seedDefs}<rect width="${width}" height="${height}" fill="${blush}"/><rect width="${width}" height="316" fill="#DE7596"/><rect y="316" width="${width}" height="84" fill="${blushShade}"/>
      <rect width="${width}" height="98" fill="${custardShade}"/><rect width="${width}" height="72" fill="${custard}"/>
      <rect x="428" y="128" width="622" height="146" fill="#B95676"/><rect x="414" y="98" width="622" height="160" fill="${cream}"/><rect x="430" y="114" width="590" height="128" fill="none" stroke="${shutter}" stroke-width="7"/>${say('Spice Street', 725, 205, 90, { anchor: 'middle' })}
      <rect y="1014" width="${width}" height="124" fill="${custardShade}"/>${stones.join('')}${standing.join('')}${movedOut()}
      <rect y="1130" width="${width}" height="220" fill="${shutterShade}"/><rect y="1130" width="${width}" height="9" fill="#0C5034"/>
      ${plate(chilli, 0, '₹ 85')}${plate(mustard, 1, '₹ 42')}${plate(makhana, 2, '₹ 160')}`,
      width,
      height,
    ),
  }
}

import {
  arch,
  blush,
  cream,
  custard,
  custardShade,
  gable,
  note,
  sash,
  say,
  shutter,
  shutterShade,
  tomato,
} from './book'
import { filled, type Spice, seeds } from './seeds'

/** A phone that shows a screen drawn at 390 x 844. */
export function phone(x: number, y: number, width: number, screen: string): string {
  const height = width * (844 / 390)
  const rim = width * 0.035
  const corner = width * 0.12
  return `<rect x="${x - rim}" y="${y - rim}" width="${width + rim * 2}" height="${height + rim * 2}" rx="${corner + rim}" fill="#141110"/><rect x="${x - rim * 0.45}" y="${y - rim * 0.45}" width="${width + rim * 0.9}" height="${height + rim * 0.9}" rx="${corner + rim * 0.45}" fill="none" stroke="#3A302C" stroke-width="${rim * 0.2}"/>
  <svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 390 844" data-frame="phone"><clipPath id="glass"><rect width="390" height="844" rx="46"/></clipPath><g clip-path="url(#glass)">${screen}<rect x="142" y="14" width="106" height="30" rx="15" fill="#141110"/><rect x="128" y="828" width="134" height="5" rx="2.5" fill="${shutterShade}" opacity=".55"/></g></svg>`
}

/** A house filled up to a share of its height; the rest is an outline. */
export function gauge(
  spice: Spice,
  x: number,
  ground: number,
  width: number,
  height: number,
  share: number,
  air: string = cream,
): string {
  const body = gable(x, ground, width, height)
  const level = ground - height * share
  const door = width * 0.26
  const id = `level${Math.round(x)}${Math.round(ground)}`
  return `<path d="${body}" fill="${air}"/><clipPath id="${id}"><rect x="${x - 4}" y="${level}" width="${width + 8}" height="${height}"/></clipPath><g clip-path="url(#${id})">${filled(body, spice, { x, y: ground - height, width, height }, seeds[spice].scale * (width / 330))}</g><path d="${body}" fill="none" stroke="${shutter}" stroke-width="${Math.max(3, width * 0.024)}" stroke-linejoin="round"/><path d="${arch(x + width / 2, ground, door, height * 0.28)}" fill="${air}" stroke="${shutter}" stroke-width="${Math.max(3, width * 0.024)}"/>`
}

const button = (text: string, y: number, fill: string, colour: string): string =>
  `<rect x="24" y="${y}" width="342" height="64" fill="${fill}"/>${note(text, 195, y + 42, 26, { anchor: 'middle', colour, weight: 700 })}`

/** Pantry: each spice a house, as full as the jar at home. */
export function pantryScreen(): string {
  const jars: [Spice, string, number, string][] = [
    ['chilli', 'Chilli', 0.16, '2 days left'],
    ['mustard', 'Mustard', 0.38, '9 days left'],
    ['turmeric', 'Turmeric', 0.62, 'Three weeks'],
    ['cardamom', 'Cardamom', 0.98, 'Full house'],
  ]
  const cells = jars
    .map(([spice, name, share, left], index) => {
      const x = 24 + (index % 2) * 179
      const y = 190 + Math.floor(index / 2) * 274
      const low = share < 0.2
      return `<rect x="${x}" y="${y}" width="163" height="258" fill="${low ? tomato : custard}"/>${gauge(spice, x + 35, y + 172, 93, 148, share)}${say(name, x + 16, y + 210, 24, { colour: low ? cream : shutter })}${note(left, x + 16, y + 240, 24, { colour: low ? cream : shutter })}`
    })
    .join('')
  return `<rect width="390" height="844" fill="${cream}"/><rect width="390" height="164" fill="${blush}"/>${note('Rina’s kitchen', 24, 90, 24)}${say('Who’s running low?', 24, 134, 33)}${cells}${button('Refill number three', 746, shutter, cream)}`
}

/** One house: size, source, price. */
export function productScreen(): string {
  const size = (text: string, x: number, on: boolean): string =>
    `<rect x="${x + 1.5}" y="637.5" width="103" height="49" fill="${on ? custard : 'none'}" stroke="${custard}" stroke-width="3"/>${note(text, x + 53, 671, 26, { anchor: 'middle', colour: on ? shutter : custard })}`
  const body = gable(85, 470, 220, 370, true)
  return `<rect width="390" height="844" fill="${shutter}"/>${filled(body, 'chilli', { x: 85, y: 90, width: 220, height: 380 }, 0.92)}${[145, 245].map((x) => sash(x, 222, 42, custard)).join('')}<path d="${arch(195, 470, 74, 150)}" fill="${custard}"/>${say('3', 195, 408, 44, { anchor: 'middle' })}<circle cx="195" cy="168" r="15" fill="${custard}"/><rect y="470" width="390" height="8" fill="${shutterShade}"/>
  ${say('Chilli, whole', 24, 552, 46, { colour: cream })}${note('At number three. Knock gently.', 24, 598, 25.4, { colour: custard })}${size('100 g', 24, false)}${size('150 g', 142, true)}${size('500 g', 260, false)}${button('Move in, ₹ 85', 736, tomato, cream)}`
}

/** Where the streets end and the card begins, which says what is on its way. */
const cardTop = 580

/** Delivery as a walk down the street. The card spans the glass, so that it cuts no house. */
export function mapScreen(): string {
  return `${streetMap()}<rect y="${cardTop}" width="390" height="${844 - cardTop}" fill="${shutter}"/>${say('Knock knock.', 28, 646, 46, { colour: cream })}${note('Four doors away.', 28, 694, 37, { colour: custard })}<rect x="28" y="718" width="334" height="12" fill="${shutterShade}"/><rect x="28" y="718" width="232" height="12" fill="${tomato}"/>${note('Bring one chilli.', 28, 784, 37, { colour: cream })}`
}

/** The town from above: three whole blocks side by side, houses in elevation, a dotted way from door to door. */
function streetMap(): string {
  const colours = [shutter, tomato, blush, shutter, blush, tomato, custardShade]
  const [pitch, storey] = [130, 150]
  let houses = ''
  for (let row = 0; row < 4; row += 1)
    for (let column = 0; column < 3; column += 1) {
      const x = 12 + column * pitch
      const y = row * storey - 20
      // Where it is going: the only house on a pink block.
      const goal = row === 2 && column === 2
      const paint = goal ? tomato : (colours[(row * 3 + column * 2) % 7] ?? shutter)
      houses += `<rect x="${x}" y="${y}" width="106" height="118" fill="${goal ? blush : custard}"/><path d="${gable(x + 22, y + 98, 62, 74, (row + column) % 2 === 0)}" fill="${paint}"/><path d="${arch(x + 53, y + 98, 20, 34)}" fill="${cream}"/>`
    }
  return `<rect width="390" height="844" fill="#FFFAEA"/>${houses}<path d="M65 545V564H260V414H306" fill="none" stroke="${shutter}" stroke-width="10" stroke-dasharray="1 18" stroke-linecap="round"/><circle cx="325" cy="406" r="18" fill="${tomato}" stroke="${cream}" stroke-width="4"/><circle cx="325" cy="406" r="7" fill="${cream}"/>`
}

/** Basket: a house that fills with what has been bought. */
export function basketScreen(): string {
  const x = 75
  const ground = 556
  const body = gable(x, ground, 240, 390, true)
  const layers: [Spice, number, number][] = [
    ['coriander', 466, 90],
    ['turmeric', 376, 90],
    ['chilli', 286, 90],
    ['makhana', 150, 136],
  ]
  const floors = layers
    .map(([spice, y, height]) =>
      filled(
        `M${x} ${y}h240v${height}h-240Z`,
        spice,
        { x, y, width: 240, height },
        seeds[spice].scale * 0.72,
      ),
    )
    .join('')
  return `<rect width="390" height="844" fill="${blush}"/>${say('Full house.', 24, 104, 42)}<clipPath id="basket"><path d="${body}"/></clipPath><path d="${body}" fill="${custard}"/><g clip-path="url(#basket)">${floors}</g><path d="${body}" fill="none" stroke="${shutter}" stroke-width="8" stroke-linejoin="round"/><path d="${arch(195, ground, 72, 128)}" fill="${blush}" stroke="${shutter}" stroke-width="7"/>${[140, 250].map((at) => sash(at, 300, 44, custard)).join('')}
  ${note('Four refills, all at home', 24, 616, 25)}${note('4 in, nobody outside', 24, 650, 25, { colour: shutter })}<path d="M24 676H366" stroke="${shutter}" stroke-width="4"/>${say('Total', 24, 720, 30)}${note('₹ 352', 366, 720, 32, { anchor: 'end', weight: 800, colour: shutter })}${button('Hand over the keys', 746, shutter, cream)}`
}

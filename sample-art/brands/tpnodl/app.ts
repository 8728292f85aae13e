import { bolt, cobalt, coral, halo, line, night, note, odia, rect, say, sky, white, yellow } from './book'
import { type Bulb, face, rays, strung } from './bulb'

/** A screen of the customer app, 390 by 844. */
export type Screen = () => string

const pale = '#E8F3FE'
const statusBar = (fill: string) =>
  `<g data-texture="">${note('9:41', 34, 50, 19, { fill, weight: 700 })}</g><g fill="${fill}"><path d="M300 50v-6h5v6zM308 50v-10h5v10zM316 50v-14h5v14z"/><rect x="330" y="36" width="28" height="14"/></g>`

/** The bill: one figure, one button, three things people ask for. */
export const billScreen: Screen = () => {
  const row = (y: number, title: string, fact: string) =>
    `${rect(28, y, 334, 84, pale)}${bolt(64, y + 42, 44, cobalt)}${note(title, 100, y + 36, 24, { fill: night, weight: 800 })}${note(fact, 100, y + 66, 23, { fill: cobalt })}${line(`M334 ${y + 32}l11 10l-11 10`, cobalt, 4)}`
  return `${rect(0, 0, 390, 844, white)}${rect(0, 0, 390, 352, cobalt)}${statusBar(white)}
  ${note('Namaskar, Rina', 28, 122, 27, { fill: white, weight: 800 })}${note('June bill', 28, 182, 23, { fill: sky })}${say('₹ 842', 26, 262, 86, { fill: yellow, stretch: 100 })}
  ${note('due 15 July, 214 units', 28, 310, 23, { fill: white })}
  ${face({ x: 318, y: 116, r: 38, mood: 'worried', base: sky })}
  ${rect(28, 384, 334, 84, yellow)}${say('Pay now', 195, 438, 33, { fill: night, anchor: 'middle' })}
  ${row(492, 'Report an outage', 'Tell us which street')}${row(588, 'Track my units', '31 fewer than May')}${row(684, 'Safety school', 'Lesson 4: kites')}
  ${rect(135, 822, 120, 6, night)}`
}

/** The bill at a glance: the same screen for a picture in which two whole phones stand side by side. */
export const glanceScreen: Screen = () => {
  const row = (y: number, title: string) =>
    `${rect(28, y, 334, 84, pale)}${bolt(64, y + 42, 46, cobalt)}${note(title, 102, y + 56, 41, { fill: night, weight: 800 })}${line(`M330 ${y + 30}l12 12l-12 12`, cobalt, 5)}`
  return `${rect(0, 0, 390, 844, white)}${rect(0, 0, 390, 404, cobalt)}${statusBar(white)}
  ${note(['June', 'bill'], 28, 146, 44, { fill: white, weight: 800, leading: 1.06 })}${face({ x: 292, y: 146, r: 54, mood: 'worried', base: sky })}
  ${say('₹ 842', 24, 320, 98, { fill: yellow, stretch: 100 })}${note('due 15 July', 28, 374, 41, { fill: white, weight: 700 })}
  ${rect(28, 432, 334, 96, yellow)}${say('Pay now', 195, 497, 50, { fill: night, anchor: 'middle' })}
  ${row(548, 'Outage')}${row(640, 'My units')}${row(732, 'Safety')}`
}

/** Paid at a glance: bulb, cheer and thanks. */
export const thanksScreen: Screen = () => {
  const bulb: Bulb = { x: 195, y: 254, r: 104, body: white, base: cobalt }
  return `${rect(0, 0, 390, 844, yellow)}${statusBar(night)}${rays(bulb, white, (d) => d < 14 || d > 346 || Math.abs(d - 168) < 14)}
  ${strung(bulb, { from: [-4, 224], to: [394, 208], sag: 40, colour: cobalt, width: 7 })}
  ${odia('କରେଣ୍ଟ', 195, 556, 100, night, 'middle')}${odia('ଆସିଲା!', 195, 664, 100, night, 'middle')}
  ${note(['Paid.', 'Thank you, Rina.'], 195, 734, 41, { fill: night, anchor: 'middle', weight: 800, leading: 1.15 })}
  ${rect(135, 822, 120, 6, night)}`
}

/** Tapped: the button is down, the water is on, and there is nothing else to read. */
export const tappedScreen: Screen = () => {
  const steam = [-62, 0, 62]
    .map((x) => line(`M${195 + x} 440c-26 -30 26 -50 0 -84s26 -50 0 -84`, sky, 12, 'stroke-linecap="round"'))
    .join('')
  const kettle = `<path d="M88 706C70 600 112 506 195 506S320 600 302 706Z" fill="${yellow}"/><path d="M300 590C340 586 340 540 372 530" fill="none" stroke="${yellow}" stroke-width="30"/><path d="M104 560C30 540 16 650 92 664" fill="none" stroke="${white}" stroke-width="18"/><rect x="150" y="488" width="90" height="20" fill="${white}"/><circle cx="195" cy="474" r="16" fill="${white}"/><rect x="84" y="706" width="222" height="18" fill="${white}"/>`
  return `${rect(0, 0, 390, 844, cobalt)}${statusBar(white)}
  ${rect(36, 114, 318, 84, '#E8B900')}${say('Paying', 195, 168, 33, { fill: night, anchor: 'middle' })}${line('M20 92L2 72M60 88L52 64M370 92L388 72M330 88L338 64M20 220L2 240M370 220L388 240', yellow, 8)}
  ${steam}${kettle}<g fill="none" stroke="${night}" stroke-width="8" stroke-linecap="round"><path d="M146 600a18 16 0 0 0 36 0M208 600a18 16 0 0 0 36 0M160 640Q195 674 230 640"/></g>
  ${rect(28, 764, 334, 14, halo)}${rect(28, 764, 226, 14, yellow)}${rect(135, 822, 120, 6, white)}`
}

/** The receipt: the cheer of the street instead of a transaction number. */
export const paidScreen: Screen = () => {
  const bulb: Bulb = { x: 195, y: 262, r: 104, body: white, base: cobalt }
  return `${rect(0, 0, 390, 844, yellow)}${statusBar(night)}${rays(bulb, white, (d) => d < 14 || d > 346 || Math.abs(d - 168) < 14)}
  ${strung(bulb, { from: [-4, 232], to: [394, 216], sag: 40, colour: cobalt, width: 6 })}
  ${odia('କରେଣ୍ଟ', 195, 560, 96, night, 'middle')}${odia('ଆସିଲା!', 195, 664, 96, night, 'middle')}
  ${note('Paid. Thank you, Rina.', 195, 738, 25, { fill: night, anchor: 'middle', weight: 800 })}${note('Next one in thirty days.', 195, 772, 23, { fill: cobalt, anchor: 'middle' })}
  ${rect(135, 822, 120, 6, night)}`
}

/** Units: twelve months of bars standing on a wire, the fan month in coral, this month in white. */
export const unitsScreen: Screen = () => {
  const months = [188, 150, 158, 126, 112, 96, 104, 112, 140, 186, 232, 203]
  const bars = months.map((h, i) =>
    rect(30 + i * 28, 470 - h, 21, h, i === 11 ? white : i === 10 ? coral : sky),
  )
  const letters = [...'JASONDJFMAMJ'].map((letter, i) =>
    note(letter, 40.5 + i * 28, 506, 24, { fill: i >= 10 ? white : sky, anchor: 'middle', weight: 700 }),
  )
  const bulb: Bulb = { x: 195, y: 638, r: 72, mood: 'smirk', base: sky }
  return `${rect(0, 0, 390, 844, night)}${statusBar(white)}${say('My units', 28, 116, 35, { fill: yellow })}
  ${say('214', 24, 206, 98, { fill: white })}${note('this month', 222, 204, 24, { fill: sky })}
  ${bars.join('')}${rect(28, 470, 334, 4, white)}${letters.join('')}
  ${rays(bulb, yellow, (d) => d < 14 || d > 346 || Math.abs(d - 168) < 16)}${strung(bulb, { from: [-4, 620], to: [394, 596], sag: 40, width: 5 })}
  ${note('31 fewer than May.', 195, 792, 24, { fill: white, anchor: 'middle', weight: 800 })}${rect(135, 822, 120, 6, white)}`
}

/** The outage map: dark blocks, the crew on its way, and the only fact anyone wants. */
export const mapScreen: Screen = () => {
  const streets = [
    'M-10 180L400 250',
    'M-10 330L400 400',
    'M60 90L20 560',
    'M170 90L130 560',
    'M290 90L240 560',
    'M-10 470L400 520',
    'M370 90L340 560',
  ].map((d) => line(d, white, 15))
  const dark = 'M166 222L280 242L262 378L148 358Z'
  return `${rect(0, 0, 390, 844, '#CBE8FF')}${rect(0, 90, 390, 470, sky)}${streets.join('')}<path d="${dark}" fill="${night}"/><path d="M284 244L356 258L344 392L268 380Z" fill="${night}"/>
  ${line('M-10 486C90 500 130 470 138 440S150 400 156 372', cobalt, 8, 'stroke-dasharray="16 10"')}
  <g transform="translate(92 486)"><rect x="-42" y="-26" width="84" height="46" fill="${yellow}"/><path d="M42 -12h20l14 18v14h-34z" fill="${yellow}"/><rect x="46" y="-7" width="14" height="13" fill="${night}"/><circle cx="-20" cy="22" r="12" fill="${night}"/><circle cx="46" cy="22" r="12" fill="${night}"/></g>
  ${face({ x: 214, y: 288, r: 32, mood: 'asleep', body: sky })}${rect(0, 0, 390, 90, night)}${statusBar(white)}
  ${rect(0, 548, 390, 296, white)}${note('Budharaja, 3 streets', 28, 600, 25, { fill: cobalt, weight: 700 })}${say(['Back by', '4:10 pm'], 26, 654, 60, { fill: night })}
  ${rect(28, 748, 334, 58, yellow)}${say('Tell me when', 195, 786, 26, { fill: night, anchor: 'middle' })}${rect(135, 822, 120, 6, night)}`
}

/** The outage as a story with times, so that nobody has to ring. */
export const timelineScreen: Screen = () => {
  const steps: [string, string, boolean][] = [
    ['2:38', 'You told us', true],
    ['2:41', 'Crew in the van', true],
    ['3:05', 'Ranjan up the pole', true],
    ['4:10', 'Current’s back', false],
  ]
  const rows = steps.map(([time, what, done], i) => {
    const y = 268 + i * 112
    return `<circle cx="58" cy="${y}" r="17" fill="${done ? yellow : night}" stroke="${yellow}" stroke-width="6"/>${note(time, 100, y - 12, 24, { fill: sky, weight: 700 })}${note(what, 100, y + 20, 27, { fill: white, weight: 800 })}`
  })
  return `${rect(0, 0, 390, 844, cobalt)}${statusBar(white)}${say(['Outage', 'in 3 streets'], 28, 130, 46, { fill: yellow })}
  ${line('M58 268C40 380 76 420 58 492S58 560 58 604', white, 6)}${rows.join('')}
  ${rect(28, 690, 334, 92, halo)}${face({ x: 78, y: 730, r: 28, mood: 'asleep' })}${note(['Fridge: keep it shut.', 'It holds four hours.'], 120, 726, 24, { fill: white, weight: 700 })}${rect(135, 822, 120, 6, white)}`
}

/** A phone in front view whose screen is `width` px wide; (x, y) is the top left corner of its body. */
export function phone(screen: Screen, x: number, y: number, width: number, body: string = night): string {
  const k = width / 390
  const rim = 15
  const id = `screen${screens++}`
  return `<g transform="translate(${x} ${y}) scale(${k})"><rect width="${390 + rim * 2}" height="${844 + rim * 2}" rx="62" fill="${body}"/><clipPath id="${id}"><rect x="${rim}" y="${rim}" width="390" height="844" rx="48"/></clipPath><g clip-path="url(#${id})"><g transform="translate(${rim} ${rim})" data-bleed="">${screen()}</g></g><rect x="${rim + 145}" y="${rim + 24}" width="100" height="28" rx="14" fill="#000"/></g>`
}
let screens = 0

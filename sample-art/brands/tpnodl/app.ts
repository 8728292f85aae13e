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
    `${rect(24, y, 342, 100, pale)}${bolt(54, y + 50, 52, cobalt)}${note(title, 84, y + 42, 31, { fill: night, weight: 800 })}${note(fact, 84, y + 80, 29, { fill: cobalt })}${line(`M338 ${y + 20}l11 11l-11 11`, cobalt, 4)}`
  return `${rect(0, 0, 390, 844, white)}${rect(0, 0, 390, 340, cobalt)}${statusBar(white)}
  ${note(['Namaskar,', 'Rina'], 26, 114, 33, { fill: white, weight: 800, leading: 1.1 })}${say('₹ 842', 24, 256, 86, { fill: yellow, stretch: 100 })}
  ${note('June, due 15 July', 26, 310, 31, { fill: white })}
  ${face({ x: 312, y: 120, r: 46, mood: 'worried', base: sky })}
  ${rect(24, 362, 342, 92, yellow)}${say('Pay now', 195, 422, 40, { fill: night, anchor: 'middle' })}
  ${row(476, 'Report outage', 'Tell us the street')}${row(588, 'Track my units', '31 fewer than May')}${row(700, 'Safety school', 'Lesson 4: kites')}
  ${rect(135, 824, 120, 6, night)}`
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

/** A kettle on its base, smiling with closed eyes; its steam leaves by the spout. */
function kettle(): string {
  const body = 'M84 700C70 600 100 500 172 500S274 600 260 700Z'
  const spout = 'M232 664C300 664 284 566 322 540L354 552C330 590 338 700 240 700Z'
  const steam = [
    'M328 528C290 492 344 456 306 414S330 336 288 288',
    'M346 520C370 482 330 448 352 404S330 330 352 292',
  ].map((d) => line(d, sky, 13, 'stroke-linecap="round"'))
  return `${steam.join('')}${line('M106 548C20 520 6 656 84 664', white, 20, 'stroke-linecap="round"')}<path d="${spout}" fill="${yellow}"/>${line('M318 538L358 554', night, 9, 'stroke-linecap="round"')}<path d="${body}" fill="${yellow}"/>
  <path d="M122 520Q128 478 172 478T222 520Z" fill="${white}"/><circle cx="172" cy="466" r="17" fill="${white}"/>${rect(74, 700, 196, 20, white)}
  <g fill="none" stroke="${night}" stroke-width="9" stroke-linecap="round"><path d="M118 590a19 17 0 0 0 38 0M188 590a19 17 0 0 0 38 0M136 632Q172 668 208 632"/></g>`
}

/** Tapped: the button is down, the water is on, and there is nothing else to read. */
export const tappedScreen: Screen = () =>
  `${rect(0, 0, 390, 844, cobalt)}${statusBar(white)}
  ${rect(36, 118, 318, 92, '#E8B900')}${say('Paying', 195, 178, 42, { fill: night, anchor: 'middle' })}${line('M22 98L4 78M64 92L56 70M368 98L386 78M326 92L334 70M20 230L4 248M370 230L386 248', yellow, 8)}
  ${kettle()}${rect(28, 764, 334, 16, halo)}${rect(28, 764, 226, 16, yellow)}${rect(135, 822, 120, 6, white)}`

/** The receipt: the cheer of the street instead of a transaction number. */
export const paidScreen: Screen = () => {
  const bulb: Bulb = { x: 195, y: 262, r: 104, body: white, base: cobalt }
  return `${rect(0, 0, 390, 844, yellow)}${statusBar(night)}${rays(bulb, white, (d) => d < 14 || d > 346 || Math.abs(d - 168) < 14)}
  ${strung(bulb, { from: [-4, 232], to: [394, 216], sag: 40, colour: cobalt, width: 6 })}
  ${odia('କରେଣ୍ଟ', 195, 560, 96, night, 'middle')}${odia('ଆସିଲା!', 195, 664, 96, night, 'middle')}
  ${note('Paid. Thank you, Rina.', 195, 738, 31, { fill: night, anchor: 'middle', weight: 800 })}${note('Next one in thirty days.', 195, 782, 29, { fill: cobalt, anchor: 'middle' })}
  ${rect(135, 822, 120, 6, night)}`
}

/** Units: twelve months of bars standing on a wire, the fan month in coral, this month in white. */
export const unitsScreen: Screen = () => {
  const months = [188, 150, 158, 126, 112, 96, 104, 112, 140, 186, 232, 203]
  const bars = months.map((h, i) =>
    rect(30 + i * 28, 470 - h, 21, h, i === 11 ? white : i === 10 ? coral : sky),
  )
  const letters = [...'JASONDJFMAMJ'].map((letter, i) =>
    note(letter, 40.5 + i * 28, 507, 27, { fill: i >= 10 ? white : sky, anchor: 'middle', weight: 700 }),
  )
  const bulb: Bulb = { x: 195, y: 638, r: 72, mood: 'smirk', base: sky }
  return `${rect(0, 0, 390, 844, night)}${statusBar(white)}${say('My units', 28, 116, 38, { fill: yellow })}
  ${say('214', 24, 206, 98, { fill: white })}${note(['this', 'month'], 226, 176, 31, { fill: sky, leading: 1 })}
  ${bars.join('')}${rect(28, 470, 334, 4, white)}${letters.join('')}
  ${rays(bulb, yellow, (d) => d < 14 || d > 346 || Math.abs(d - 168) < 16)}${strung(bulb, { from: [-4, 620], to: [394, 596], sag: 40, width: 5 })}
  ${note('31 fewer than May.', 195, 796, 32, { fill: white, anchor: 'middle', weight: 800 })}${rect(135, 822, 120, 6, white)}`
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
  // Two blocks between the second and the fourth street; the streets are drawn over their edges.
  const dark = 'M159 209L358 243L343 390L145 356Z'
  return `${rect(0, 90, 390, 459, sky)}<path d="${dark}" fill="${night}"/>${streets.join('')}
  ${line('M-10 470L137 488L149 340', cobalt, 8, 'stroke-dasharray="16 10"')}
  <g transform="translate(58 474) rotate(6)"><rect x="-42" y="-26" width="84" height="46" fill="${yellow}"/><path d="M42 -12h20l14 18v14h-34z" fill="${yellow}"/><rect x="46" y="-7" width="14" height="13" fill="${night}"/><circle cx="-20" cy="22" r="12" fill="${night}"/><circle cx="46" cy="22" r="12" fill="${night}"/></g>
  ${face({ x: 214, y: 284, r: 32, mood: 'asleep', body: sky })}${rect(0, 0, 390, 90, night)}${statusBar(white)}
  ${rect(0, 548, 390, 296, white)}${note('Budharaja, 3 streets', 26, 600, 32, { fill: cobalt, weight: 700 })}${say(['Back by', '4:10 pm'], 26, 654, 60, { fill: night })}
  ${rect(28, 748, 334, 58, yellow)}${say('Tell me when', 195, 788, 32, { fill: night, anchor: 'middle' })}${rect(135, 822, 120, 6, night)}`
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
    return `<circle cx="58" cy="${y}" r="17" fill="${done ? yellow : night}" stroke="${yellow}" stroke-width="6"/>${note(time, 96, y - 14, 28, { fill: sky, weight: 700 })}${note(what, 96, y + 22, 28, { fill: white, weight: 800 })}`
  })
  return `${rect(0, 0, 390, 844, cobalt)}${statusBar(white)}${say(['Outage', 'in 3 streets'], 28, 130, 46, { fill: yellow })}
  ${line('M58 268C40 380 76 420 58 492S58 560 58 604', white, 6)}${rows.join('')}
  ${rect(28, 690, 334, 92, halo)}${face({ x: 78, y: 730, r: 28, mood: 'asleep' })}${note(['Fridge: keep it shut.', 'It holds four hours.'], 114, 728, 24.5, { fill: white, weight: 700 })}${rect(135, 822, 120, 6, white)}`
}

/** A phone in front view whose screen is `width` px wide; (x, y) is the top left corner of its body. */
export function phone(screen: Screen, x: number, y: number, width: number, body: string = night): string {
  const k = width / 390
  const rim = 15
  const id = `screen${screens++}`
  return `<g transform="translate(${x} ${y}) scale(${k})"><rect width="${390 + rim * 2}" height="${844 + rim * 2}" rx="62" fill="${body}"/><clipPath id="${id}"><rect x="${rim}" y="${rim}" width="390" height="844" rx="48"/></clipPath><g clip-path="url(#${id})"><g transform="translate(${rim} ${rim})" data-bleed="">${screen()}</g></g><rect x="${rim + 145}" y="${rim + 24}" width="100" height="28" rx="14" fill="#000"/></g>`
}
let screens = 0

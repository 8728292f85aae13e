import { bolt, cobalt, coral, halo, line, night, note, odia, rect, say, sky, white, yellow } from './book'
import { type Bulb, face, rays, strung } from './bulb'

/** A screen of the customer app, 390 by 844. Panels show its upper `seen`, so that the lettering is large: what matters is there. */
export type Screen = () => string

export const seen = 680

const pale = '#E8F3FE'
const statusBar = (fill: string) =>
  `<g data-texture="">${note('9:41', 30, 53, 27, { fill, weight: 700 })}</g><g fill="${fill}"><path d="M300 50v-6h5v6zM308 50v-10h5v10zM316 50v-14h5v14z"/><rect x="330" y="36" width="28" height="14"/></g>`

/** The bill: one figure, one button, two things people ask for; a third begins at the foot. */
export const billScreen: Screen = () => {
  const row = (y: number, title: string, fact: string) =>
    `${rect(24, y, 342, 102, pale)}${bolt(54, y + 51, 54, cobalt)}${note(title, 84, y + 44, 33, { fill: night, weight: 800 })}${note(fact, 84, y + 82, 30, { fill: cobalt })}${line(`M342 ${y + 22}l10 10l-10 10`, cobalt, 4)}`
  return `${rect(0, 0, 390, 844, white)}${rect(0, 0, 390, 304, cobalt)}${statusBar(white)}
  ${note(['Namaskar,', 'Rina'], 26, 104, 34, { fill: white, weight: 800, leading: 1.08 })}${say('₹ 842', 24, 232, 86, { fill: yellow, stretch: 100 })}
  ${note('June, due 15 July', 26, 280, 33, { fill: white })}
  ${face({ x: 312, y: 116, r: 46, mood: 'worried', base: sky })}
  ${rect(24, 320, 342, 88, yellow)}${say('Pay now', 195, 379, 42, { fill: night, anchor: 'middle' })}
  ${row(424, 'Report outage', 'Tell us the street')}${row(538, 'Track my units', '31 fewer than May')}${rect(24, 652, 342, 102, pale)}`
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
    'M328 528C298 502 342 478 314 448S328 412 304 394',
    'M346 520C368 494 332 470 354 442S338 410 356 392',
  ].map((d) => line(d, sky, 13, 'stroke-linecap="round"'))
  return `${steam.join('')}${line('M106 548C20 520 6 656 84 664', white, 20, 'stroke-linecap="round"')}<path d="${spout}" fill="${yellow}"/>${line('M318 538L358 554', night, 9, 'stroke-linecap="round"')}<path d="${body}" fill="${yellow}"/>
  <path d="M122 520Q128 478 172 478T222 520Z" fill="${white}"/><circle cx="172" cy="466" r="17" fill="${white}"/>${rect(74, 700, 196, 20, white)}
  <g fill="none" stroke="${night}" stroke-width="9" stroke-linecap="round"><path d="M118 590a19 17 0 0 0 38 0M188 590a19 17 0 0 0 38 0M136 632Q172 668 208 632"/></g>`
}

/** Tapped: the button is down, the water is on, and there is nothing else to read. */
export const tappedScreen: Screen = () =>
  `${rect(0, 0, 390, 844, cobalt)}${statusBar(white)}
  ${rect(36, 122, 318, 92, '#E8B900')}${say('Paying', 195, 182, 44, { fill: night, anchor: 'middle' })}${line('M22 102L4 82M64 96L56 76M368 102L386 82M326 96L334 76M20 234L4 252M370 234L386 252', yellow, 8)}
  <g transform="translate(0 -114)">${kettle()}</g>${rect(28, 634, 334, 20, halo)}${rect(28, 634, 226, 20, yellow)}`

/** The receipt: the cheer of the street instead of a transaction number. */
export const paidScreen: Screen = () => {
  const bulb: Bulb = { x: 195, y: 198, r: 82, body: white, base: cobalt }
  return `${rect(0, 0, 390, 844, yellow)}${statusBar(night)}${rays(bulb, white, (d) => d < 14 || d > 346 || Math.abs(d - 168) < 14)}
  ${strung(bulb, { from: [-4, 172], to: [394, 158], sag: 40, colour: cobalt, width: 6 })}
  ${odia('କରେଣ୍ଟ', 195, 440, 98, night, 'middle')}${odia('ଆସିଲା!', 195, 546, 98, night, 'middle')}
  ${note('Paid. Thank you, Rina.', 195, 608, 31, { fill: night, anchor: 'middle', weight: 800 })}${note('Next one in thirty days.', 195, 648, 30, { fill: cobalt, anchor: 'middle' })}`
}

/** Units: twelve months of bars standing on a wire, the fan month in coral, this month in white. */
export const unitsScreen: Screen = () => {
  const months = [188, 150, 158, 126, 112, 96, 104, 112, 140, 186, 232, 203]
  const floor = 424
  const bars = months.map((count, i) => {
    const high = count * 0.86
    return rect(30 + i * 28, floor - high, 21, high, i === 11 ? white : i === 10 ? coral : sky)
  })
  const letters = [...'JASONDJFMAMJ'].map((letter, i) =>
    note(letter, 40.5 + i * 28, floor + 36, 29, {
      fill: i >= 10 ? white : sky,
      anchor: 'middle',
      weight: 700,
    }),
  )
  const bulb: Bulb = { x: 304, y: 570, r: 60, mood: 'smirk', base: sky }
  return `${rect(0, 0, 390, 844, night)}${statusBar(white)}${say('My units', 28, 112, 40, { fill: yellow })}
  ${say('214', 24, 200, 98, { fill: white })}${note(['this', 'month'], 228, 168, 34, { fill: sky, leading: 1 })}
  ${bars.join('')}${rect(28, floor, 334, 4, white)}${letters.join('')}
  ${rays(bulb, yellow, (d) => d < 14 || d > 346 || Math.abs(d - 168) < 16 || Math.abs(d - 180) < 18, 0.7)}${strung(bulb, { from: [-4, 616], to: [394, 548], sag: 52, sagTo: 30, width: 5 })}
  ${note(['31 fewer', 'than May.'], 28, 540, 38, { fill: white, weight: 800, leading: 1.1 })}`
}

/** The outage map: dark blocks, the crew on its way, and the only fact anyone wants. */
export const mapScreen: Screen = () => {
  const streets = [
    'M-10 52L400 122',
    'M-10 202L400 272',
    'M64 -68L20 432',
    'M174 -68L130 432',
    'M294 -68L240 432',
    'M-10 342L400 392',
    'M374 -68L340 432',
  ].map((d) => line(d, white, 15))
  // Two blocks between the second and the fourth street; the streets are drawn over their edges.
  const dark = 'M159 81L358 115L343 262L145 228Z'
  // Cut off, not covered: under the navy head the map's edges would shine through as hairlines.
  return `${rect(0, 0, 390, 844, night)}<clipPath id="map">${rect(0, 66, 390, 340, sky)}</clipPath><g clip-path="url(#map)">${rect(0, 60, 390, 350, sky)}<path d="${dark}" fill="${night}"/>${streets.join('')}
  ${line('M-10 342L137 360L149 212', cobalt, 8, 'stroke-dasharray="16 10"')}
  <g transform="translate(62 344) rotate(6) scale(1.15)"><rect x="-42" y="-26" width="84" height="46" fill="${yellow}"/><path d="M42 -12h20l14 18v14h-34z" fill="${yellow}"/><rect x="46" y="-7" width="14" height="13" fill="${night}"/><circle cx="-20" cy="22" r="12" fill="${night}"/><circle cx="46" cy="22" r="12" fill="${night}"/></g>
  ${face({ x: 234, y: 158, r: 36, mood: 'asleep', body: sky })}</g>${statusBar(white)}
  ${rect(0, 400, 390, 444, white)}${note('Budharaja, 3 streets', 26, 448, 34, { fill: cobalt, weight: 700 })}${say(['Back by', '4:10 pm'], 26, 510, 64, { fill: night })}
  ${rect(26, 592, 338, 64, yellow)}${say('Tell me when', 195, 637, 38, { fill: night, anchor: 'middle' })}`
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
    const y = 244 + i * 122
    return `<circle cx="42" cy="${y}" r="18" fill="${done ? yellow : night}" stroke="${yellow}" stroke-width="6"/>${note(time, 72, y - 10, 32, { fill: sky, weight: 700 })}${note(what, 72, y + 27, 32, { fill: white, weight: 800 })}`
  })
  return `${rect(0, 0, 390, 844, cobalt)}${statusBar(white)}${say(['Outage', 'in 3 streets'], 24, 118, 50, { fill: yellow })}
  ${line('M42 244C22 366 62 400 42 488S42 560 42 610', white, 6)}${rows.join('')}`
}

/** A phone in front view whose screen is `width` px wide; (x, y) is the top left corner of its body. */
export function phone(screen: Screen, x: number, y: number, width: number, body: string = night): string {
  const k = width / 390
  const rim = 15
  const id = `screen${screens++}`
  return `<g transform="translate(${x} ${y}) scale(${k})"><rect width="${390 + rim * 2}" height="${844 + rim * 2}" rx="62" fill="${body}"/><clipPath id="${id}"><rect x="${rim}" y="${rim}" width="390" height="844" rx="48"/></clipPath><g clip-path="url(#${id})"><g transform="translate(${rim} ${rim})" data-bleed="">${screen()}</g></g><rect x="${rim + 145}" y="${rim + 24}" width="100" height="28" rx="14" fill="#000"/></g>`
}
let screens = 0

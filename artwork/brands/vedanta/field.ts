import { type Drawing, svg } from '../../lib/drawing'
import { random } from '../../lib/random'
import { canopy, laterite, leaves, line, ochre, ore, rect, sand, say, strata, sump, title } from './book'
import { contour, hills, seam } from './noise'

/** A dump truck from straight above, nose upwards, 200 wide. */
const truck = `<rect x="-100" y="-190" width="200" height="390" rx="10" fill="#8C6A00"/><g fill="#1E0604"><rect x="-122" y="-130" width="40" height="96" rx="8"/><rect x="82" y="-130" width="40" height="96" rx="8"/><rect x="-126" y="60" width="52" height="116" rx="8"/><rect x="74" y="60" width="52" height="116" rx="8"/></g>
<rect x="-96" y="-196" width="192" height="104" rx="8" fill="#FFC21A"/><rect x="-82" y="-184" width="164" height="22" fill="#8C6A00"/><rect x="-86" y="-150" width="84" height="52" fill="#FFF3C9"/><rect x="-78" y="-142" width="68" height="20" fill="${ore}"/>
<path d="M-106 -100H106V200H-106Z" fill="#FFC21A"/><path d="M-84 -78H84V182H-84Z" fill="#8A3A1C"/><path d="M-84 -78L-60 -54V158L-84 182Z" fill="#5B1F13"/><path d="M-84 -78H84L60 -54H-60Z" fill="#6B2716"/><path d="M-52 -30Q0 -60 50 -20Q70 60 44 130Q0 160 -44 124Q-66 40 -52 -30Z" fill="#CF7440"/><path d="M-30 -6Q0 -26 26 0Q40 50 18 90Q-10 104 -28 76Q-40 30 -30 -6Z" fill="#F5AC72"/>`

/** One truck on one bench in late light; its shadow is longer than its working day. */
export function truckOnBench(): Drawing {
  const edges = [-260, 110, 420, 1060, 1440, 1760]
  const tones = ['#8A3423', laterite, '#CF7440', '#BF5A33', '#DB9256']
  const bench = edges.slice(0, -1).map((y, i) => {
    const edge = (lift: number) => `M-600 2400L-600 ${y}L${seam(-600, 2000, y + lift, 46, i + 2)}L2000 2400Z`
    return `<path d="${edge(0)}" fill="#4A1811"/><path d="${edge(64)}" fill="#FBC78E"/><path d="${edge(74)}" fill="${tones[i]}"/>`
  })
  const next = random(8)
  const stones = Array.from({ length: 150 }, () => {
    const [u, v, r] = [next() * 2100 - 400, next() * 1130 + 330, 4 + next() * 9]
    return `<path d="M${u} ${v}h${r * 3}v${r * 0.8}h${-r * 3}z" fill="#3A120E" opacity=".45"/><circle cx="${u}" cy="${v}" r="${r}" fill="${next() > 0.5 ? '#F5AC72' : '#8A3423'}"/>`
  })
  const tracks = [-86, 86]
    .map((dx) => line(`M${675 + dx} 2300V-300`, '#A8532C', 46, `stroke-dasharray="14 16"`))
    .join('')
  const picture = `${rect(0, 0, 1350, 1800, laterite)}<g transform="rotate(-16 675 900)">${bench.join('')}${stones.join('')}</g>
  <g transform="rotate(74 675 900)" opacity=".8">${tracks}</g>
  <g transform="translate(640 900) rotate(74)"><g transform="rotate(-74)"><path d="M-180 -70L120 -130L1000 420L800 640L-40 130Z" fill="#3A120E" opacity=".82"/></g><g transform="scale(1.08)">${truck}</g></g>
  ${title(['Long shift.', 'Longer shadow.'], 80, 206, 168)}${say('Basanti Munda, 4:50 pm, last load.', 1270, 1716, 54, { anchor: 'end', fill: ore, weight: 700 })}`
  return { width: 1350, height: 1800, ground: laterite, html: svg(picture, 1350, 1800) }
}

/** Sapling count: one dot each, wound in the same spiral as the pit; the middle is still waiting. */
export function saplings(): Drawing {
  const dots = Array.from({ length: 1900 }, (_, i) => {
    const r = 15.2 * Math.sqrt(i + 60)
    const a = i * 2.399963
    const [x, y] = [750 + r * Math.cos(a), 690 + r * Math.sin(a)]
    if (r > 610) return ''
    const edge = 300 + (hills(Math.cos(a) * 1.4 + 3, Math.sin(a) * 1.4 + 3, 4) - 0.47) * 420
    if (r < edge)
      return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="5" fill="${strata[Math.min(6, 1 + Math.floor(r / 58))]}"/>`
    return `<circle cx="${(x + 4).toFixed(1)}" cy="${(y + 4).toFixed(1)}" r="10.5" fill="#173B2B"/><circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="10.5" fill="${i % 9 ? leaves[i % 4] : canopy}"/>`
  })
  const picture = `${rect(0, 0, 1500, 1500, sand)}<circle cx="750" cy="690" r="78" fill="${sump}"/>${line('M700 690a50 50 0 0 1 100 0', sand, 6)}${dots.join('')}
  ${title('We measure depth in saplings.', 750, 1404, 106, { fill: ore, anchor: 'middle' })}${say('One dot, one sapling. Brown ones are booked for the rains.', 750, 1462, 42, { fill: laterite, anchor: 'middle' })}`
  return { width: 1500, height: 1500, ground: sand, html: svg(picture, 1500, 1500) }
}

/** The village well from above: the water is the colour of the pit's own lake, and just as clear. Jhuma leans over it and meets herself. */
export function well(): Drawing {
  const [x, y] = [1190, 640]
  const stones = Array.from({ length: 22 }, (_, i) => {
    const a0 = (i / 22) * Math.PI * 2 + 0.02
    const a1 = ((i + 1) / 22) * Math.PI * 2 - 0.02
    const p = (r: number, a: number) =>
      `${(x + r * Math.cos(a)).toFixed(1)} ${(y + r * Math.sin(a)).toFixed(1)}`
    return `<path d="M${p(470, a0)}A470 470 0 0 1 ${p(470, a1)}L${p(596, a1)}A596 596 0 0 0 ${p(596, a0)}Z" fill="${[ochre, '#DB9256', '#F1CF9B', '#CF7440'][(i * 7) % 4]}"/>`
  })
  const ripples = [430, 372, 300, 214].map(
    (r, i) =>
      `<path d="${contour(x + 18, y + 22, r, r, 9 + i, 0.03)}" fill="${['#178E8A', sump, '#4CC4B4', '#BFEFE0'][i]}"/>`,
  )
  const face = `<ellipse cx="-98" cy="76" rx="24" ry="50" fill="${ore}"/><ellipse cx="98" cy="76" rx="24" ry="50" fill="${ore}"/><circle cx="-84" cy="28" r="15" fill="${canopy}"/><circle cx="84" cy="28" r="15" fill="${canopy}"/><path d="M-150 250C-146 110 -70 76 0 76S146 110 150 250Z" fill="${laterite}"/><path d="M-28 40h56v50q-28 24 -56 0z" fill="#7C3B22"/><ellipse cy="-24" rx="74" ry="86" fill="#9A4E2C"/><path d="M-82 -6C-112 -172 112 -172 82 -6C74 -52 46 -70 0 -76C-46 -70 -74 -52 -82 -6Z" fill="${ore}"/><path d="M0 -126V-78" stroke="#7C3B22" stroke-width="4"/><path d="M-40 -22q12 -12 24 0M16 -22q12 -12 24 0" fill="none" stroke="${ore}" stroke-width="7" stroke-linecap="round"/><path d="M-26 22q26 26 52 0" fill="none" stroke="${ore}" stroke-width="8" stroke-linecap="round"/><circle cy="-52" r="7" fill="#E8520F"/>`
  // Rings of water over the face: without them it is a portrait, with them a reflection.
  const rings = [150, 206, 262]
    .map(
      (r, i) =>
        `<path d="${contour(x + 14, y + 30, r, r, 30 + i, 0.05)}" fill="none" stroke="${['#BFEFE0', '#4CC4B4', sump][i]}" stroke-width="${13 - i * 2}" opacity=".8"/>`,
    )
    .join('')
  const girl = `<clipPath id="water"><path d="${contour(x + 18, y + 22, 300, 300, 11, 0.03)}"/></clipPath><g clip-path="url(#water)"><g transform="translate(${x + 14} ${y + 20}) scale(1.42)">${face}</g><circle cx="${x}" cy="${y}" r="420" fill="${sump}" opacity=".13"/>${rings}</g>`
  const hand = (side: number) =>
    `<g transform="translate(${x + side * 246} ${y + 556}) scale(${side} 1)"><path d="M-30 150C-50 60 -60 10 -44 -24L30 -10C40 30 30 90 20 150Z" fill="${laterite}"/><path d="M-46 -14C-54 -50 -44 -92 -24 -104C0 -112 30 -96 32 -62L30 -4Z" fill="#9A4E2C"/><path d="M-22 -100v46M-2 -106v50M17 -96v44" stroke="#7C3B22" stroke-width="5"/></g>`
  const leaning = `<path d="M${x - 270} 1350C${x - 250} 1262 ${x - 120} 1236 ${x} 1236S${x + 250} 1262 ${x + 270} 1350Z" fill="${laterite}"/><ellipse cx="${x}" cy="${y + 606}" rx="128" ry="118" fill="${ore}"/><path d="M${x} ${y + 489}V1350" stroke="#9A4E2C" stroke-width="8"/>${[-1, 1].map((k) => `<circle cx="${x + k * 134}" cy="${y + 640}" r="26" fill="${canopy}"/><ellipse cx="${x + k * 168}" cy="${y + 672}" rx="40" ry="50" fill="${ore}"/>`).join('')}${hand(-1)}${hand(1)}`
  const pot = (px: number, py: number, r: number) =>
    `<circle cx="${px + 18}" cy="${py + 22}" r="${r}" fill="#1E0604" opacity=".45"/><circle cx="${px}" cy="${py}" r="${r}" fill="#DB9256"/><circle cx="${px - 6}" cy="${py - 6}" r="${r * 0.8}" fill="${ochre}"/><circle cx="${px}" cy="${py}" r="${r * 0.46}" fill="${ore}"/><circle cx="${px}" cy="${py}" r="${r * 0.36}" fill="${sump}"/>`
  const picture = `${rect(0, 0, 1800, 1350, '#BF5A33')}<path d="${contour(x + 40, y + 50, 690, 690, 3, 0.05)}" fill="#A8452B"/><circle cx="${x + 34}" cy="${y + 42}" r="604" fill="#1E0604" opacity=".5"/>${stones.join('')}<circle cx="${x}" cy="${y}" r="474" fill="${ore}"/><path d="M${x - 474} ${y}A474 474 0 0 1 ${x + 474} ${y}A440 440 0 0 0 ${x - 474} ${y}Z" fill="#1E0604"/>
  ${ripples.join('')}${girl}${leaning}
  ${pot(260, 1010, 132)}${pot(468, 1172, 92)}
  ${title(['Clear', 'enough', 'to drink.'], 80, 200, 156)}${say(['The water from the pit', 'goes home with Jhuma.'], 86, 600, 50)}`
  return { width: 1800, height: 1350, ground: laterite, html: svg(picture, 1800, 1350) }
}

import { type Drawing, svg } from '../../lib/drawing'
import { random } from '../../lib/random'
import { laterite, line, ore, rect, sand, say, strata, sump, title } from './book'
import { contour, hills, seam } from './noise'
import { shadow } from './shadow'

/** A dump truck from straight above, nose upwards, 200 wide. */
const truck = `<rect x="-100" y="-190" width="200" height="390" rx="10" fill="#8C6A00"/><g fill="#1E0604"><rect x="-122" y="-130" width="40" height="96" rx="8"/><rect x="82" y="-130" width="40" height="96" rx="8"/><rect x="-126" y="60" width="52" height="116" rx="8"/><rect x="74" y="60" width="52" height="116" rx="8"/></g>
<rect x="-96" y="-196" width="192" height="104" rx="8" fill="#FFC21A"/><rect x="-82" y="-184" width="164" height="22" fill="#8C6A00"/><rect x="-86" y="-150" width="84" height="52" fill="#FFF3C9"/><rect x="-78" y="-142" width="68" height="20" fill="${ore}"/>
<path d="M-106 -100H106V200H-106Z" fill="#FFC21A"/><path d="M-84 -78H84V182H-84Z" fill="#8A3A1C"/><path d="M-84 -78L-60 -54V158L-84 182Z" fill="#5B1F13"/><path d="M-84 -78H84L60 -54H-60Z" fill="#6B2716"/><path d="M-52 -30Q0 -60 50 -20Q70 60 44 130Q0 160 -44 124Q-66 40 -52 -30Z" fill="#CF7440"/><path d="M-30 -6Q0 -26 26 0Q40 50 18 90Q-10 104 -28 76Q-40 30 -30 -6Z" fill="#F5AC72"/>`

/** The parts of the truck that throw its shadow: outline from above, and height as a share of the bed's. */
const parts: { outline: [number, number][]; height: number }[] = [
  { outline: box(-106, -100, 106, 200), height: 1 },
  { outline: box(-96, -196, 96, -92), height: 0.86 },
  { outline: box(-86, -150, -2, -98), height: 1.16 },
  { outline: box(-122, -130, 122, -34), height: 0.4 },
  { outline: box(-126, 60, 126, 176), height: 0.46 },
  { outline: load(70, 116), height: 1.22 },
]

function box(left: number, front: number, right: number, back: number): [number, number][] {
  return [
    [left, front],
    [right, front],
    [right, back],
    [left, back],
  ]
}

/** The heap in the bed. */
function load(rx: number, ry: number): [number, number][] {
  return Array.from({ length: 24 }, (_, i) => {
    const a = (i / 24) * Math.PI * 2
    return [rx * Math.cos(a), 44 + ry * Math.sin(a)]
  })
}

/** Safety poster: one truck on one bench in late light, and the shadow to keep clear of. */
export function truckOnBench(): Drawing {
  const edges = [-260, 470, 1180, 1390, 1760]
  const tones = ['#6B2A1F', '#CF7440', '#BF5A33', '#DB9256']
  const bench = edges.slice(0, -1).map((y, i) => {
    const edge = (lift: number) => `M-600 2400L-600 ${y}L${seam(-600, 2000, y + lift, 46, i + 2)}L2000 2400Z`
    return `<path d="${edge(0)}" fill="#4A1811"/><path d="${edge(64)}" fill="#FBC78E"/><path d="${edge(74)}" fill="${tones[i]}"/>`
  })
  // The sun stands low, above and to the right: everything on the poster throws its shadow this way.
  const [fall, length] = [118, 290]
  const next = random(8)
  const stones = Array.from({ length: 150 }, () => {
    const [u, v, r] = [next() * 2100 - 400, next() * 800 + 560, 4 + next() * 9]
    return `<path transform="translate(${u} ${v}) rotate(${fall + 16})" d="M0 ${-r}H${r * 3}V${r}H0Z" fill="#3A120E" opacity=".45"/><circle cx="${u}" cy="${v}" r="${r}" fill="${next() > 0.5 ? '#F5AC72' : '#8A3423'}"/>`
  })
  const tracks = [-86, 86]
    .map((dx) => line(`M${675 + dx} 2300V-300`, '#A8532C', 46, `stroke-dasharray="14 16"`))
    .join('')
  const picture = `${rect(0, 0, 1350, 1800, '#6B2A1F')}<g transform="rotate(-16 675 900)">${bench.join('')}</g>
  <g transform="translate(45 -150) rotate(74 675 900)" opacity=".8">${tracks}</g><g transform="rotate(-16 675 900)">${stones.join('')}</g>
  <g transform="translate(720 750) rotate(74) scale(1.08)"><path d="${shadow(parts, fall - 74, length)}" fill="#3A120E" opacity=".86"/>${truck}</g>
  ${title(['Keep clear', 'by a shadow.'], 80, 206, 168, { leading: 1.04 })}${say(['The driver cannot', 'see this close.'], 1270, 1596, 110, { anchor: 'end', fill: ore, weight: 700, leading: 1.08 })}`
  return { width: 1350, height: 1800, ground: laterite, html: svg(picture, 1350, 1800) }
}

/** Drill holes: one dot each, in the colour of the depth that it reaches; the deepest lie in the middle. */
export function drillHoles(): Drawing {
  const dots = Array.from({ length: 1200 }, (_, i) => {
    const r = 16.2 * Math.sqrt(i + 0.5)
    const a = i * 2.399963
    const [x, y] = [750 + r * Math.cos(a), 612 + r * Math.sin(a)]
    if (r > 540) return ''
    const swell = (hills(Math.cos(a) * 1.4 + 3, Math.sin(a) * 1.4 + 3, 4) - 0.47) * 420
    const depth = Math.max(0, Math.min(8, Math.floor((r - swell * (r / 530)) / 62)))
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="11.2" fill="${strata[depth]}"/>`
  })
  const picture = `${rect(0, 0, 1500, 1500, sand)}${dots.join('')}
  ${title('Each dot is a drill hole.', 750, 1322, 122, { fill: ore, anchor: 'middle' })}${say('The darker the dot, the deeper it goes.', 750, 1430, 84, { fill: laterite, anchor: 'middle' })}`
  return {
    width: 1200,
    height: 1200,
    ground: sand,
    html: svg(`<g transform="scale(.8)">${picture}</g>`, 1200, 1200),
  }
}

/** A sign for the pool at the foot of the pit: it looks clear and is not for drinking. */
export function mineWater(): Drawing {
  const [x, y] = [1190, 675]
  const ripples = [1180, 930, 720, 540, 386, 240].map(
    (r, i) =>
      `<path d="${contour(x + 8, y + 8, r, r, 9 + i, 0.05)}" fill="${['#0D6065', '#0F6F74', '#128083', '#178E8A', sump, '#4CC4B4'][i]}"/>`,
  )
  const glass = `<g transform="translate(${x} ${y - 4})"><path d="M-104 -150H104L80 156Q78 172 60 172H-60Q-78 172 -80 156Z" fill="${sand}"/><path d="M-80 -60H80L64 138H-64Z" fill="#4CC4B4"/><path d="M-80 -60H80L76 -22H-77Z" fill="#BFEFE0"/>${line('M-228 -228L228 228', ore, 62)}${line('M-228 -228L228 228', laterite, 44)}<circle r="300" fill="none" stroke="${ore}" stroke-width="66"/><circle r="300" fill="none" stroke="${laterite}" stroke-width="48"/></g>`
  const picture = `${rect(0, 0, 1800, 1350, '#0B5054')}${ripples.join('')}${glass}
  ${title(['Mine', 'water.'], 80, 232, 190, { leading: 1 })}${say(['Not for', 'drinking.'], 86, 1176, 92, { weight: 700 })}`
  return { width: 1800, height: 1350, ground: sump, html: svg(picture, 1800, 1350) }
}

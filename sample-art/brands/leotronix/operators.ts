import { aluminium, amber, blue, enamel, graphite, line, rect } from './book'

// Whoever is on duty, seen from behind before the wall of screens: flat shapes with the outline of the lions, told apart by
// hair, shirt and hands. Red is left to the lion that roars.

/** What lies on dark hair and must still be seen. */
const seam = '#5F5952'
const outline = `stroke="${graphite}" stroke-width="6" stroke-linejoin="round"`

const stroke = (d: string, width: number, colour: string = graphite): string =>
  line(d, colour, width, 'stroke-linecap="round" stroke-linejoin="round"')
/** An arm or a finger with an outline of its own. */
const limb = (d: string, width: number, colour: string): string =>
  stroke(d, width + 11) + stroke(d, width, colour)
const disc = (x: number, y: number, r: number, fill: string, extra = ''): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${extra}/>`

export interface Person {
  skin: string
  shirt: string
  hair: 'bun' | 'cropped' | 'curls' | 'plait'
  hands: 'down' | 'pointing' | 'tea' | 'stretch'
  hasHeadset?: boolean
}

const dome = `<path d="M-41-172C-44-236 44-236 41-172C42-150 32-128 22-118H-22C-32-128-42-150-41-172Z" fill="${graphite}"/>`
const hair: Record<Person['hair'], string> = {
  cropped: `<path d="M-42-166C-48-238 48-238 42-166C40-150 32-140 24-138Q0-132-24-138C-32-140-40-150-42-166Z" fill="${graphite}"/>`,
  bun: `${dome}${disc(0, -236, 26, graphite)}${stroke('M-42-226L44-254', 9, amber)}${stroke('M-20-228C-8-218 10-218 21-230', 4, seam)}`,
  curls: `${dome}${[
    [-38, -176],
    [-34, -204],
    [-14, -222],
    [12, -223],
    [33, -206],
    [38, -178],
    [-24, -140],
    [0, -134],
    [24, -140],
  ]
    .map(([x = 0, y = 0]) => disc(x, y, 18, graphite))
    .join('')}`,
  plait: `${dome}${stroke('M0-212V-150', 4, seam)}${stroke('M0-120V-62', 32)}${stroke('M-12-114L1-102L14-114M-14-94L0-82L14-94M-13-74L0-62L13-74', 4.5, seam)}${stroke('M-11-50H11', 13, amber)}${stroke('M0-38V-16', 20)}`,
}

/** Hands that are up; each sleeve ends at the elbow. */
const hands: Record<Person['hands'], (skin: string, shirt: string) => string> = {
  down: () => '',
  pointing: (skin, shirt) =>
    `${limb('M78-150L74-236', 26, skin)}${limb('M84-56C84-100 82-124 79-150', 38, shirt)}${limb('M76-256L90-306', 11, skin)}<ellipse cx="73" cy="-244" rx="22" ry="21" fill="${skin}" ${outline}/>${stroke('M60-250H78M60-238H80', 4)}`,
  tea: (skin, shirt) =>
    `${limb('M122-92L112-128', 25, skin)}${limb('M92-44C118-58 126-70 123-90', 36, shirt)}<path d="M92-196H134L128-138H98Z" fill="${enamel}" ${outline}/><path d="M97-172H129L126-141H100Z" fill="${amber}"/>${limb('M96-146H124', 10, skin)}${limb('M97-131H121', 10, skin)}`,
  stretch: (skin, shirt) =>
    [-1, 1]
      .map(
        (side) =>
          `<g transform="scale(${side} 1)">${limb('M96-196C94-238 84-258 54-268L-26-274', 26, skin)}${limb('M88-54C100-110 102-150 97-194', 36, shirt)}</g>`,
      )
      .join(''),
}

const headset = `${stroke('M-46-162C-52-250 52-250 46-162', 20)}${stroke('M-46-162C-52-250 52-250 46-162', 9, amber)}<rect x="-62" y="-186" width="24" height="48" rx="11" fill="${amber}" ${outline}/><rect x="38" y="-186" width="24" height="48" rx="11" fill="${amber}" ${outline}/>`

/** One operator whose shoulders reach the rail at (x, y). */
export function operator(x: number, y: number, scale: number, person: Person): string {
  const { skin, shirt, hasHeadset } = person
  const ears = [-43, 43].map(
    (at) => `<ellipse cx="${at}" cy="-160" rx="9" ry="15" fill="${skin}" ${outline}/>`,
  )
  const neck = `<path d="M-27-140V-88H27V-140Z" fill="${skin}" ${outline}/>`
  const back = `<path d="M-124 12C-126-58-104-84-62-95C-44-100-34-104-30-112Q0-92 30-112C34-104 44-100 62-95C104-84 126-58 124 12Z" fill="${shirt}" ${outline}/>${stroke('M-92 6C-92-20-90-34-84-46M92 6C92-20 90-34 84-46', 5)}`
  const head = `${ears.join('')}<ellipse cy="-164" rx="41" ry="52" fill="${skin}" ${outline}/>${hair[person.hair]}`
  // Arms leave from behind the shoulders.
  return `<g transform="translate(${x} ${y}) scale(${scale})">${hands[person.hands](skin, shirt)}${neck}${back}${head}${hasHeadset ? headset : ''}</g>`
}

/** The night shift. */
export const crew = {
  pencil: { skin: '#A86F45', shirt: blue, hair: 'bun', hands: 'down' },
  listener: { skin: '#7C4D2E', shirt: enamel, hair: 'cropped', hands: 'down', hasHeadset: true },
  lookout: { skin: '#94603B', shirt: amber, hair: 'curls', hands: 'pointing' },
  drinker: { skin: '#B67C4F', shirt: '#FBF7EC', hair: 'plait', hands: 'tea' },
} as const satisfies Record<string, Person>

/** Below the screens the wall goes on as plinths with slots for the air, from `top` to `foot`. */
export function plinth(width: number, top: number, foot: number, pitch: number): string {
  const slots = Array.from({ length: Math.ceil(width / pitch) }, (_, i) =>
    [0, 1, 2].map((k) => `M${(i + 0.5) * pitch - 50} ${top + 46 + k * 26}h100`).join(''),
  )
  return `${rect(0, top, width, foot - top, aluminium)}${stroke(slots.join(''), 8, '#8F8C86')}${line(`M0 ${top}H${width}`, graphite, 9)}`
}

/** The rail at the back of the room, from `top` to the lower edge of the picture. */
export const rail = (width: number, top: number, height: number): string =>
  `${rect(0, top, width, height - top, blue)}${rect(0, top, width, 22, '#4C74E4')}${line(`M0 ${top}H${width}M0 ${top + 24}H${width}`, graphite, 6)}`

/** The cat of the house sits on the rail at (x, y) and looks at the lion; its tail hangs down. */
export const cat = (x: number, y: number, scale: number): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${stroke('M34-14C66-6 70 26 62 48C56 68 74 78 88 68', 17)}<path d="M-60 2C-66-54-46-92-30-112H30C46-92 66-54 60 2Z" fill="${graphite}"/><path d="M-47-128L-49-190L-20-168C-8-172 8-172 20-168L49-190L47-128C44-96-44-96-47-128Z" fill="${graphite}" ${outline}/><path d="M-40-152L-41-172L-31-164ZM40-152L41-172L31-164Z" fill="${amber}"/>${stroke('M-14-46C-6-40 6-40 14-46M-16-28C-7-22 7-22 16-28', 5, seam)}</g>`

/** A steel flask on the rail, for the hours before dawn. */
export const flask = (x: number, y: number, scale: number): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})" ${outline}><path d="M-30 0V-112Q-30-128-18-134H18Q30-128 30-112V0Z" fill="${aluminium}"/><path d="M-30-30V-92H30V-30Z" fill="${amber}"/><path d="M-22-134V-160Q-22-168-14-168H14Q22-168 22-160V-134Z" fill="${enamel}"/></g>`

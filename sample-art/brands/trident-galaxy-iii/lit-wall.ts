import { copper, night } from './book'

/** A wall of a room at night, 920 by 985: one bulb, what it lights, and the switch for it. */
const [wide, high] = [920, 985]
const bulb = { x: 640, y: 292 }

const shadow = '#5B2A14'

/** The bulb on its flex: glass, filament, brass, and the light round it. */
function bulbArt(): string {
  const glass = 'M-34-92C-34-64-92-40-92 28A92 92 0 0 0 92 28C92-40 34-64 34-92Z'
  const coil = 'M-26-84L-34 14M26-84L34 14M-34 14q6-26 12 0t12 0t12 0t12 0t12 0t8 0'
  return `<path d="M${bulb.x} -10V${bulb.y - 178}" stroke="${night}" stroke-width="9"/>
    <g transform="translate(${bulb.x} ${bulb.y})"><circle r="330" fill="url(#blaze)"/><path d="M-30-182H30L36-146V-96H-36V-146Z" fill="#3A1C10"/><path d="M-30-182H-6L-10-96H-36V-146Z" fill="#8A4A28"/><path d="M-36-138H36M-36-124H36M-36-110H36" stroke="#C97C45" stroke-width="5"/>
    <path d="${glass}" fill="url(#glass)" stroke="#FFF6E8" stroke-width="4"/><path d="${coil}" fill="none" stroke="#fff" stroke-width="7" stroke-linejoin="round"/><path d="M-62 8A66 66 0 0 0-24 84" stroke="#fff" stroke-width="9" fill="none" stroke-linecap="round"/></g>`
}

/** A moth close to the bulb, and its shadow, far too large, on the wall. */
function moth(): string {
  const wings =
    'M0-4C-18-34-46-34-50-16C-52 0-28 8-6 6C-26 12-34 28-24 36C-12 40-2 22 0 10C2 22 12 40 24 36C34 28 26 12 6 6C28 8 52 0 50-16C46-34 18-34 0-4Z'
  const feelers = 'M-2-8Q-10-26-20-30M2-8Q10-26 20-30'
  return `<g transform="translate(840 92) rotate(24) scale(1.5)" fill="${shadow}" opacity=".3" filter="url(#near)"><path d="${wings}"/></g><g transform="translate(788 164) rotate(30) scale(.86)"><path d="${wings}" fill="#FFF1DC" stroke="#8A4A28" stroke-width="3"/><path d="M-34-18q8 8 18 8M34-18q-8 8-18 8" stroke="${copper}" stroke-width="5" fill="none"/><path d="M0-8V26" stroke="#4A2413" stroke-width="8" stroke-linecap="round"/><path d="${feelers}" stroke="#4A2413" stroke-width="2.6" fill="none"/></g>`
}

/** The lizard that lives on every such wall; it has seen the moth. */
function lizard(): string {
  const trunk =
    'M0-74C13-74 20-62 18-50C16-40 24-24 24-2C24 22 18 44 14 62C10 92 20 128 52 136C22 146-8 122-10 64C-18 44-24 22-24-2C-24-24-16-40-18-50C-20-62-13-74 0-74Z'
  const legs = 'M18-30L48-44L52-66M-18-30L-46-20L-62-38M18 42L46 52L60 34M-18 42L-44 60L-40 84'
  const toes = [
    [52, -66],
    [-62, -38],
    [60, 34],
    [-40, 84],
  ]
    .map(
      ([x, y]) =>
        `<path d="M${x} ${y}l-9-7M${x} ${y}l1-11M${x} ${y}l10-5" stroke-width="5"/><circle cx="${(x ?? 0) - 9}" cy="${(y ?? 0) - 8}" r="3.4"/><circle cx="${(x ?? 0) + 1}" cy="${(y ?? 0) - 12}" r="3.4"/><circle cx="${(x ?? 0) + 11}" cy="${(y ?? 0) - 6}" r="3.4"/>`,
    )
    .join('')
  const shape = (fill: string): string =>
    `<g fill="${fill}" stroke="${fill}" stroke-linecap="round" stroke-linejoin="round"><path d="${trunk}" stroke="none"/><path d="${legs}" fill="none" stroke-width="10"/>${toes}</g>`
  const back =
    '<path d="M-6-40Q-10 0-4 50" stroke="#D9A06C" stroke-width="7" fill="none" stroke-linecap="round" stroke-dasharray="3 14"/><path d="M9-36Q13 0 7 46" stroke="#5B2A14" stroke-width="6" fill="none" stroke-linecap="round" stroke-dasharray="2 13"/>'
  const eyes = `<circle cx="-11" cy="-60" r="5.4" fill="#FFF1DC"/><circle cx="11" cy="-60" r="5.4" fill="#FFF1DC"/><circle cx="-10" cy="-62" r="2.8" fill="${night}"/><circle cx="12" cy="-62" r="2.8" fill="${night}"/>`
  return `<g transform="translate(792 592) rotate(-4) scale(.98)"><g transform="translate(16 20)" opacity=".42" filter="url(#near)">${shape(shadow)}</g>${shape('#A9683F')}${back}${eyes}</g>`
}

/** A wall switch as everyone here knows it, on; its plate throws a shadow away from the bulb. */
function wallSwitch(x: number, y: number): string {
  const screw = (cy: number, turn: number): string =>
    `<g transform="translate(130 ${cy})"><circle cy="2" r="11" fill="#8C6A44"/><circle r="10.5" fill="url(#screw)"/><path transform="rotate(${turn})" d="M-7 0H7" stroke="#6B4A2A" stroke-width="3.4"/></g>`
  return `<g transform="translate(${x} ${y})"><rect x="-26" y="24" width="260" height="330" rx="26" fill="${shadow}" opacity=".55" filter="url(#near)"/>
    <rect width="260" height="330" rx="26" fill="#C9A67C"/><rect x="1" y="-3" width="258" height="328" rx="25" fill="url(#plate)"/><rect x="12" y="8" width="236" height="306" rx="18" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="3"/>
    <rect x="70" y="62" width="120" height="204" rx="14" fill="#A78359"/><rect x="76" y="66" width="108" height="196" rx="10" fill="#E8D2B0"/><path d="M76 166H184V252A10 10 0 0 1 174 262H86A10 10 0 0 1 76 252Z" fill="url(#pressed)"/><path d="M76 76A10 10 0 0 1 86 66H174A10 10 0 0 1 184 76V166H76Z" fill="url(#raised)"/><path d="M76 166H184" stroke="#B8966C" stroke-width="3"/><circle cx="130" cy="104" r="10" fill="#E2552B"/><circle cx="127" cy="101" r="3.6" fill="#FFD9A8"/>${screw(32, 20)}${screw(296, -64)}</g>`
}

/** Wall paper of rings round the bulb: a first hint of what turns outside. */
const rings = Array.from(
  { length: 17 },
  (_, i) =>
    `<circle cx="${bulb.x}" cy="${bulb.y}" r="${150 + i * 54}" fill="none" stroke="#B4653A" stroke-opacity="${(0.34 - i * 0.012).toFixed(2)}" stroke-width="3" stroke-dasharray="${40 + i * 9} ${26 + (i % 4) * 14}"/>`,
).join('')

export const litWall = `<defs><radialGradient id="wall" gradientUnits="userSpaceOnUse" cx="${bulb.x}" cy="${bulb.y}" r="900"><stop offset="0" stop-color="#FFE7C6"/><stop offset=".22" stop-color="#FFC998"/><stop offset=".5" stop-color="${copper}"/><stop offset=".8" stop-color="#D58A54"/><stop offset="1" stop-color="#B96F40"/></radialGradient>
  <radialGradient id="blaze"><stop offset="0" stop-color="#fff"/><stop offset=".3" stop-color="#FFF3DC" stop-opacity=".85"/><stop offset="1" stop-color="#FFD9A8" stop-opacity="0"/></radialGradient><radialGradient id="glass" cy=".58"><stop offset="0" stop-color="#fff"/><stop offset=".6" stop-color="#FFF3CF"/><stop offset="1" stop-color="#FFD58F"/></radialGradient>
  <linearGradient id="plate" x1="1" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#FFFDF7"/><stop offset=".6" stop-color="#FBEBD2"/><stop offset="1" stop-color="#E4CBA6"/></linearGradient><linearGradient id="raised" x2="0" y2="1"><stop offset="0" stop-color="#E2CCA9"/><stop offset="1" stop-color="#CDB087"/></linearGradient><linearGradient id="pressed" x2="0" y2="1"><stop offset="0" stop-color="#FFF9EC"/><stop offset="1" stop-color="#FFFFFF"/></linearGradient><radialGradient id="screw" cx=".65" cy=".3"><stop offset="0" stop-color="#FFF6E8"/><stop offset="1" stop-color="#B08A5C"/></radialGradient>
  <filter id="near" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="7"/></filter></defs>
  <rect width="${wide}" height="${high}" fill="url(#wall)"/>${rings}${bulbArt()}${moth()}${lizard()}${wallSwitch(92, 86)}`

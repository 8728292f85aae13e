import { random } from '../../lib/random'
import {
  canalRoad,
  horizon,
  middle,
  near,
  type Polar,
  ring,
  ringRoad,
  spot,
  strip,
  view,
  write,
} from './approach-ground'
import { copper, lilac, night, star, starlight, trails, violet } from './book'
import { rider } from './roadside'
import { tower } from './towers'

/** The star over the middle tower, and the feet of the three. */
export const axis = { x: middle, y: 176 }
const feet = view(0, 0)[1]

/** Night, and the trails that turn round the one star, down to the horizon. */
export function sky(): string {
  return `<rect width="1200" height="${horizon + 10}" fill="url(#dusk)"/><clipPath id="over"><rect width="1200" height="${horizon}"/></clipPath><g clip-path="url(#over)">${trails({ ...axis, from: 62, to: 860, every: 15, weight: 1.05, seed: 12 })}</g><path d="M0 ${horizon - 18}Q90 ${horizon - 62} 210 ${horizon - 26}T420 ${horizon - 20}Q520 ${horizon - 40} 640 ${horizon - 16}T860 ${horizon - 30}Q980 ${horizon - 76} 1080 ${horizon - 34}T1200 ${horizon - 22}V${horizon + 12}H0Z" fill="#1B0F48"/>`
}

/** What lies so far away that a house is a speck. */
export function dust(): string {
  const next = random(5)
  return Array.from({ length: 420 }, () => {
    const [x, y] = [next() * 1200, horizon + 12 + next() ** 0.7 * 44]
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(0.6 + next() * 0.9).toFixed(1)}" fill="${next() > 0.4 ? copper : lilac}" opacity="${(0.25 + next() * 0.4).toFixed(2)}"/>`
  }).join('')
}

/** Three towers with copper capitals, on a round of light. */
export function threeTowers(): string {
  const high = feet - axis.y - 70
  const stand = [-1, 0, 1].map((i) =>
    tower(
      { x: middle + i * 118, top: feet - high * (i ? 0.79 : 1), foot: feet + 8, width: 72, columns: 6 },
      axis,
    ),
  )
  return `<ellipse cx="${middle}" cy="${feet}" rx="340" ry="130" fill="url(#lamp)"/>${stand.join('')}${star(axis.x, axis.y, 66, starlight, `stroke="${night}" stroke-width="18" paint-order="stroke"`)}`
}

/** The one way in: from the airport along the ring road, in, along the next, the last left, and in again. */
export const route: Polar[] = [
  [468, 158],
  [ringRoad, 153],
  ...ring(ringRoad, 153, 118).slice(1),
  [canalRoad, 118],
  [300, 118],
  ...ring(300, 118, 74).slice(1),
  [210, 74],
  ...ring(210, 74, 90).slice(1),
  [130, 90],
  [50, 90],
]

/** The way in copper with the light that it throws. */
export function wayIn(): string {
  const places = near(route)
  const line = `M${write(places.map((place) => spot(place)))}`
  return `<path d="${line}" fill="none" stroke="${copper}" stroke-width="46" stroke-linejoin="round" opacity=".35" filter="url(#soft)"/><path d="${strip(places, 27)}" fill="${night}" stroke="${night}" stroke-width="10" stroke-linejoin="round"/><path d="${strip(places, 21)}" fill="${copper}" stroke="${copper}" stroke-width="6" stroke-linejoin="round"/><path d="${strip(places, 2.2)}" fill="#FFF1DC"/>`
}

/** Where one stops on the way. */
export const stops = (): string =>
  (
    [
      [468, 158],
      [ringRoad, 118],
      [300, 74],
    ] as const
  )
    .map((place) => {
      const [x, y] = spot(place)
      return `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="24" ry="17" fill="${night}" stroke="#FFE3C4" stroke-width="7"/>`
    })
    .join('')

/** Water that shows the sky upside down: the same trails, in strips that the wind has moved. */
function mirrored(id: string, shape: string): string {
  return `<clipPath id="${id}"><path d="${shape}"/></clipPath><path d="${shape}" fill="#2B1A78" stroke="#0B0524" stroke-width="9"/><g clip-path="url(#${id})"><g transform="translate(0 ${horizon * 2}) scale(1 -1)" filter="url(#ripple)">${trails({ ...axis, from: 380, to: 960, every: 15, weight: 1.5, seed: 12 })}</g></g><path d="${shape}" fill="none" stroke="${lilac}" stroke-width="2.4"/>`
}

/** The lake on the right: an oval of still water. */
export function lake(): string {
  const [x, z, wide, deep] = [350, 386, 118, 92]
  const outline = Array.from({ length: 48 }, (_, i) => {
    const a = (i / 48) * 2 * Math.PI
    const k = 1 + 0.035 * Math.sin(a * 3 + 2.4) + 0.03 * Math.sin(a * 4)
    return view(x + Math.cos(a) * wide * k, z + Math.sin(a) * deep * k)
  })
  const boat = `<g transform="translate(1046 968)"><path d="M-44 0Q-34 15 0 15Q34 15 46-4Q0 6-44 0Z" fill="${night}" stroke="${copper}" stroke-width="3"/><path d="M-2 4C-10-14-6-28 2-28C10-28 10-12 10 4Z" fill="${violet}"/><circle cx="2" cy="-35" r="8" fill="${copper}"/><path d="M10-18L38 18" stroke="${copper}" stroke-width="4" stroke-linecap="round"/></g>`
  return mirrored('lake', `M${write(outline)}Z`) + boat
}

/** The river: it crosses every ring, as rivers do. */
export function river(): string {
  const bends: Polar[] = Array.from({ length: 60 }, (_, i) => {
    const t = i / 59
    const [x, z] = [700 + t * 900 + Math.sin(t * 8) * 260, -3600 + t * 3700]
    return [Math.hypot(x, z), (Math.atan2(z, x) * 180) / Math.PI] as const
  })
  const shape = strip(bends, 150)
  return `<path d="${strip(bends, 180)}" fill="#070316"/><path d="${shape}" fill="#5B45D8"/><path d="${strip(bends, 80)}" fill="#7B66EA" opacity=".8"/><path d="${strip(bends, 14)}" fill="${starlight}" opacity=".5"/>`
}

/** The canal inside its road: a strip of water round the towers. */
export function canal(): string {
  const water = (wide: number): string => strip(ring(400, 62, 186), wide)
  return `<path d="${water(26)}" fill="#070316"/><path d="${water(20)}" fill="#5B45D8"/><path d="${water(3)}" fill="${lilac}"/>`
}

/** The airport: runway with its lights, and a plane that has just come down. */
export function airport(): string {
  const strips = (x: number, from: number, to: number, wide: number): string =>
    `M${write([view(x - wide / 2, from), view(x + wide / 2, from), view(x + wide / 2, to), view(x - wide / 2, to)])}Z`
  const [x, from, to] = [-505, -60, 330]
  const edge = [-1, 1].flatMap((side) =>
    Array.from({ length: 12 }, (_, i) => {
      const [px, py] = view(x + side * 36, from + ((to - from) * i) / 11)
      return `<circle cx="${px.toFixed(1)}" cy="${py.toFixed(1)}" r="${(1.9 + i * 0.16).toFixed(1)}" fill="${side < 0 ? starlight : copper}"/>`
    }),
  )
  const dashes = Array.from(
    { length: 9 },
    (_, i) => `<path d="${strips(x, from + 18 + i * 42, from + 38 + i * 42, 4)}" fill="${starlight}"/>`,
  )
  const [px, py] = view(x, 140, 16)
  const plane = `<g transform="translate(${px} ${py}) scale(.8)"><path d="M-70 34L70 34L8 6H-8Z" fill="#05020F" opacity=".6"/><path d="M-86 12L-8-12H8L86 12L86 20L10 8H-10L-86 20Z" fill="${lilac}"/><path d="M-10-44Q0-66 10-44V30Q0 46-10 30Z" fill="${starlight}"/><path d="M-34 34L0 18L34 34V41L0 32L-34 41Z" fill="${lilac}"/><path d="M-3 12H3V40H-3Z" fill="${copper}"/><circle cx="-86" cy="16" r="5" fill="${copper}"/><circle cx="86" cy="16" r="5" fill="#fff"/></g>`
  return `<path d="${strips(x, from - 14, to + 14, 104)}" fill="#0B0524"/><path d="${strips(x, from, to, 66)}" fill="#33247A"/>${dashes.join('')}${edge.join('')}${plane}`
}

/** The good tea: an awning, a kettle, a lamp, and a scooter that has time. */
export function teaStall(x: number, y: number): string {
  const stripes = Array.from(
    { length: 7 },
    (_, i) =>
      `<path d="M${-70 + i * 20}-74H${-50 + i * 20}L${-58 + i * 23.4}-46a11.7 11.7 0 0 1-23.4 0Z" fill="${i % 2 ? starlight : copper}"/>`,
  ).join('')
  const steam = `<path d="M22-36q-9-12 0-22t0-22" stroke="${starlight}" stroke-width="3.4" fill="none" stroke-linecap="round" opacity=".85" transform="translate(8 -2)"/>`
  const stall = `<path d="M-64-46H64V0H-64Z" fill="#FFD9A8"/><path d="M-64-22H64V0H-64Z" fill="#7A3F22"/><path d="M-70-24H70V-16H-70Z" fill="#C97C45"/><path d="M-26-24C-40-60-4-60-14-24Z" fill="${violet}"/><circle cx="-20" cy="-58" r="9" fill="#4A1E12"/><path d="M12-24H36L34-40H14Z" fill="${night}"/><path d="M36-36q9 0 8 9" stroke="${night}" stroke-width="4" fill="none"/>${steam}${stripes}<path d="M-70-76H70V-70H-70Z" fill="#C97C45"/><path d="M-62-46V18M62-46V18" stroke="#4A2413" stroke-width="5"/>`
  return `<g transform="translate(${x} ${y})"><ellipse cy="6" rx="150" ry="62" fill="url(#lamp)"/><ellipse cy="16" rx="86" ry="12" fill="#05020F" opacity=".6"/>${stall}</g><ellipse cx="${x + 322}" cy="${y - 40}" rx="96" ry="70" fill="url(#lamp)"/>${rider(x + 322, y - 10, 0.86)}`
}

/** A board on a pole: to the left, and the towers as one sees them from here, two. */
export function lastLeft(x: number, y: number): string {
  return `<g transform="translate(${x} ${y})"><path d="M0 0V-64" stroke="#C97C45" stroke-width="7"/><ellipse rx="22" ry="6" fill="#05020F" opacity=".6"/><path d="M-62-84L-34-110H44V-58H-34Z" fill="${copper}" stroke="${night}" stroke-width="5" stroke-linejoin="round"/><path d="M-8-66V-100H2V-66ZM16-66V-92H26V-66Z" fill="${night}"/><path d="M-14-66H32" stroke="${night}" stroke-width="4"/></g>`
}

/** Somebody on the canal road, by bicycle, with a lamp. */
export function cyclist(x: number, y: number): string {
  return `<g transform="translate(${x} ${y})"><path d="M-34-20L-120-8L-120-32Z" fill="${starlight}" opacity=".25"/><g fill="none" stroke="${starlight}" stroke-width="3.2"><circle cx="-20" cy="-12" r="12"/><circle cx="20" cy="-12" r="12"/><path d="M-20-12L-12-34L12-34L20-12L2-12L-12-30M2-12L12-34" stroke-linejoin="round"/></g><path d="M10-38C4-58-2-60-12-56M-10-56L-18-38" stroke="${violet}" stroke-width="9" stroke-linecap="round" fill="none"/><path d="M10-38L0-24L4-12" stroke="${lilac}" stroke-width="6" fill="none" stroke-linecap="round"/><circle cx="-8" cy="-68" r="8" fill="${copper}"/><circle cx="-34" cy="-24" r="4" fill="#fff"/></g>`
}

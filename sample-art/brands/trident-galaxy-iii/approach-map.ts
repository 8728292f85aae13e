import { type Drawing, svg } from '../../lib/drawing'
import { avenue, canalRoad, horizon, lamps, type Point, paved, shore, spot, town } from './approach-ground'
import { covered, namePlates } from './approach-plates'
import {
  airport,
  canal,
  cyclist,
  dust,
  lake,
  lastLeft,
  river,
  route,
  sky,
  stops,
  teaStall,
  threeTowers,
  wayIn,
} from './approach-sights'
import { copper, deep, grain, lines, night } from './book'

/** Lake, runway, stall, scooter and board: left, top, right, bottom. */
const aside = [
  [860, 842, 1200, 1070],
  [0, 660, 290, 880],
  [20, 930, 430, 1070],
  [370, 880, 520, 1060],
  [690, 740, 800, 870],
] as const

/** The way there at night: the sky goes round the star, the roads go round the towers, one comes in. */
export function approachMap(): Drawing {
  const way = route.map((place) => spot(place))
  const isFree = ([x, y]: Point, half = 0): boolean =>
    covered.every((b) => x + half < b.left || x - half > b.right || y < b.top || y > b.bottom) &&
    way.every(([u, v]) => Math.hypot((u - x) * 0.7, v - y) > 20 + half * 0.6) &&
    aside.every(([l, t, r, b]) => x + half < l || x - half > r || y < t || y > b)
  const art = `<defs><linearGradient id="dusk" x2="0" y2="1"><stop offset="0" stop-color="#0A0519"/><stop offset=".6" stop-color="#190E40"/><stop offset="1" stop-color="#5A35A8"/></linearGradient><linearGradient id="land" x2="0" y2="1"><stop offset="0" stop-color="#2C1B70"/><stop offset=".3" stop-color="${deep}"/><stop offset="1" stop-color="#150B35"/></linearGradient><radialGradient id="lamp"><stop offset="0" stop-color="#FFD9A8" stop-opacity=".5"/><stop offset=".3" stop-color="${copper}" stop-opacity=".22"/><stop offset="1" stop-color="${copper}" stop-opacity="0"/></radialGradient><filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="16"/></filter><filter id="ripple"><feTurbulence type="fractalNoise" baseFrequency=".004 .05" numOctaves="2" seed="4"/><feDisplacementMap in="SourceGraphic" scale="26"/></filter></defs>
    ${sky()}<rect y="${horizon}" width="1200" height="${shore - horizon}" fill="url(#land)"/>${dust()}${river()}${paved()}${canal()}${lake()}${airport()}${wayIn()}${stops()}<g style="mix-blend-mode:screen">${lamps(isFree)}</g>${town(isFree)}${avenue(350, 112, 58)}${threeTowers()}
    ${cyclist(...spot([canalRoad, 132]))}${lastLeft(736, 866)}${teaStall(122, 1034)}
    ${namePlates()}
    ${grain(1200, shore, 0.2)}<rect y="${shore}" width="1200" height="${1500 - shore}" fill="${copper}"/>
    ${lines(['All roads go round.', 'One comes in.'], 56, shore + 108, { size: 92, fill: night, leading: 1 })}`
  return { width: 1200, height: 1500, ground: night, html: svg(art, 1200, 1500) }
}

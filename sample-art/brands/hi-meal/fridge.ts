import { type Drawing, svg } from '../../lib/drawing'
import {
  broth,
  cheek,
  cream,
  creamShade,
  egg,
  grin,
  hank,
  noodle,
  onionGreen,
  onionShade,
  plum,
  plumDark,
  say,
  tomato,
  tomatoShade,
  wordmark,
} from './book'
import { doorFace, doorLedge, face, floorY, onDoor, type Spot, seen } from './kitchen'

const night = '#24020B'
/** The fridge’s opening, how deep it is, and the wall round it. */
const [left, right, top, foot, deep, wall] = [590, 1090, 250, 1160, 330, 44]

const quad = (d: string, fill: string, extra = ''): string => `<path d="${d}" fill="${fill}" ${extra}/>`

/** Floor tiles in perspective; they are seen where the light falls. */
function tiles(): string {
  let drawn = ''
  for (let row = -8; row < 2; row += 1)
    for (let column = -5; column < 14; column += 1) {
      if ((row + column) % 2) continue
      const [x, z] = [column * 150 - 60, row * 150]
      drawn += face([x, floorY, z], [x + 150, floorY, z], [x + 150, floorY, z + 150], [x, floorY, z + 150])
    }
  return drawn
}

/** The light on the floor: it leaves the opening, widens, fades; the door keeps it off the left. */
function spill(): string {
  const on = (x: number, z: number): Spot => [x, floorY, z]
  const pool = face(
    on(left + 10, 0),
    on(right - 10, 0),
    on(right + 420, -1000),
    on(-60, -1300),
    onDoor(540, floorY),
  )
  const core = face(on(left + 40, 0), on(right - 60, 0), on(right + 60, -760), on(330, -900))
  return `<g filter="url(#soft)">${quad(pool, 'url(#pool)')}</g><g filter="url(#softer)">${quad(core, 'url(#pool)', 'opacity=".7"')}</g>`
}

/** Shell, recess and glass shelves: its inside walls run to the same point as the floor. */
function box(): string {
  const at = (x: number, y: number, z: number): Spot => [x, y, z]
  const inner: [string, string][] = [
    [face(at(left, top, 0), at(right, top, 0), at(right, top, deep), at(left, top, deep)), '#FFF1BE'],
    [face(at(left, foot, 0), at(right, foot, 0), at(right, foot, deep), at(left, foot, deep)), '#F0BC3C'],
    [face(at(left, top, 0), at(left, foot, 0), at(left, foot, deep), at(left, top, deep)), '#F6C94E'],
    [face(at(right, top, 0), at(right, foot, 0), at(right, foot, deep), at(right, top, deep)), '#F6C94E'],
    [face(at(left, top, deep), at(right, top, deep), at(right, foot, deep), at(left, foot, deep)), '#FFE79A'],
  ]
  const [x0, y0] = seen(at(left, top, deep))
  const [x1] = seen(at(right, top, deep))
  const shelfY = 556
  const shelf = `${quad(face(at(left, shelfY, 20), at(right, shelfY, 20), at(right, shelfY, deep), at(left, shelfY, deep)), '#FFF8E0', 'opacity=".8"')}${quad(face(at(left, shelfY, 20), at(right, shelfY, 20), at(right, shelfY + 16, 20), at(left, shelfY + 16, 20)), cream)}${quad(face(at(left, shelfY + 16, 20), at(right, shelfY + 16, 20), at(right, shelfY + 24, 20), at(left, shelfY + 24, 20)), broth)}`
  const lamp = `<rect x="${(x0 + x1) / 2 - 92}" y="${y0 + 12}" width="184" height="26" rx="13" fill="#fff"/>`
  const shell = `${quad(face(at(left - wall, top - wall, 0), at(right + wall, top - wall, 0), at(right + wall, floorY - 22, 0), at(left - wall, floorY - 22, 0)), '#5E0A1C')}${quad(face(at(left - wall, top - wall, 0), at(right + wall, top - wall, 0), at(right + wall, top - wall + 12, 0), at(left - wall, top - wall + 12, 0)), '#7E1730')}${quad(face(at(left - 12, top - 12, 0), at(right + 12, top - 12, 0), at(right + 12, foot + 12, 0), at(left - 12, foot + 12, 0)), '#A61E36')}<path d="M${left - 6} ${floorY - 22}h60v22h-60ZM${right - 54} ${floorY - 22}h60v22h-60Z" fill="${night}"/>`
  return `${shell}${inner.map(([d, fill]) => quad(d, fill)).join('')}${lamp}<clipPath id="recess"><rect x="${left}" y="${top}" width="${right - left}" height="${foot - top}"/></clipPath><ellipse cx="${(x0 + x1) / 2}" cy="${y0 + 40}" rx="230" ry="150" fill="url(#glow)" clip-path="url(#recess)"/>${things(shelfY)}${shelf}`
}

/** What stands on the shelf: two jars and three eggs. */
function things(shelfY: number): string {
  const base = seen([0, shelfY, 150])[1]
  const jar = (
    x: number,
    width: number,
    height: number,
    colour: string,
    shade: string,
    lid: string,
  ): string =>
    `<rect x="${x}" y="${base - height}" width="${width}" height="${height}" rx="14" fill="${colour}"/><path d="M${x + width * 0.72} ${base - height}H${x + width - 14}q14 0 14 14V${base - 14}q0 14 -14 14H${x + width * 0.72}Z" fill="${shade}"/><rect x="${x - 4}" y="${base - height - 26}" width="${width + 8}" height="36" rx="8" fill="${lid}"/><path d="M${x + 16} ${base - height + 30}v${height - 60}" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".5"/>`
  return `${jar(648, 92, 142, onionGreen, onionShade, plum)}${jar(758, 76, 184, tomato, tomatoShade, plum)}${[886, 958, 1030].map((x) => egg(x, base - 38, 0.29)).join('')}`
}

/** The door, its lining lit from the fridge, two racks with what one keeps in a door. */
function door(): string {
  const [near, far] = [22, 478]
  const [start, end, jut] = [96, far - 40, 62]
  const rack = (y: number): string =>
    `${quad(doorLedge(start, end, y, jut), '#D98A1C')}${quad(face(onDoor(end, y - 62), onDoor(end, y - 62, jut), onDoor(end, y, jut), onDoor(end, y)), '#B9701A')}${quad(doorFace(start, end, y - 62, y, jut), '#F0A62A')}${quad(doorFace(start, end, y - 62, y - 48, jut), '#FFD76A')}`
  const bottle = (
    from: number,
    to: number,
    y: number,
    height: number,
    colour: string,
    shade: string,
  ): string =>
    `${quad(doorFace(from, to, y - height, y, 30), colour)}${quad(doorFace(from + (to - from) * 0.68, to, y - height, y, 30), shade)}${quad(doorFace(from + (to - from) * 0.2, to - (to - from) * 0.2, y - height - 44, y - height, 30), plum)}`
  const lining = doorFace(near, far, top + 22, foot - 22)
  return `${quad(doorFace(0, 500, top - wall, floorY - 22, -56), plum)}${quad(face(onDoor(500, top - wall), onDoor(500, top - wall, -56), onDoor(500, floorY - 22, -56), onDoor(500, floorY - 22)), '#3E0612')}${quad(doorFace(0, 500, top - wall, floorY - 22), '#8E1428')}${quad(lining, 'url(#lining)')}
    ${bottle(118, 196, 640, 170, onionGreen, onionShade)}${bottle(214, 296, 640, 120, cream, creamShade)}${bottle(318, 406, 640, 190, tomato, tomatoShade)}${rack(640)}
    ${bottle(122, 236, 1010, 150, cream, creamShade)}${bottle(274, 364, 1010, 200, broth, '#D67E06')}${rack(1010)}${quad(lining, 'url(#dim)')}`
}

const [wristX, wristY] = [1012, 768]
const strokes = (paths: string[], width: number, colour: string): string =>
  `<path d="${paths.join('')}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`

/** The open hand at the end of the noodle arm: four fat noodles and a thumb, spread, on a palm. */
function hand(): string {
  const fingers = ['M-36 -44L-78 -128', 'M-12 -54L-28 -158', 'M16 -54L30 -156', 'M40 -42L82 -122']
  const thumb = ['M-38 -6L-100 -34']
  return `<g transform="translate(${wristX} ${wristY}) rotate(10)">${strokes([...fingers, ...thumb], 50, plum)}<rect x="-61" y="-88" width="122" height="104" rx="46" fill="${plum}"/>${strokes([...fingers, ...thumb], 35, noodle)}<rect x="-53" y="-80" width="106" height="90" rx="40" fill="${noodle}"/><path d="M-30 -14Q0 8 32 -16" fill="none" stroke="${broth}" stroke-width="8" stroke-linecap="round"/>${strokes(['M-12 -66L-26 -134', 'M16 -66L27 -134'], 6, '#FFF0B0')}</g>`
}

/** The cup that is up too: lid on, face awake, one arm out from behind its rim. */
function cup(): string {
  const [x, wide, high, base] = [636, 330, 360, seen([0, foot, 90])[1]]
  const rim = base - high
  const mid = x + wide / 2
  const arm = `M${mid + 120} ${rim + 150}C${mid + 236} ${rim + 170} ${wristX + 30} ${rim + 90} ${wristX} ${wristY}`
  return `<ellipse cx="${mid}" cy="${base}" rx="150" ry="17" fill="#C98A1E"/>${hank(arm, { pitch: 19, strands: 3 })}${hand()}
    <path d="M${x} ${rim}L${x + 44} ${base - 8}Q${mid} ${base + 18} ${x + wide - 44} ${base - 8}L${x + wide} ${rim}Z" fill="${tomato}"/><path d="M${x + wide * 0.76} ${rim}L${x + wide * 0.71} ${base}Q${x + wide * 0.8} ${base - 2} ${x + wide - 44} ${base - 8}L${x + wide} ${rim}Z" fill="${tomatoShade}"/><path d="M${x + 28} ${rim + 50}L${x + 58} ${base - 50}" stroke="#F7655A" stroke-width="14" stroke-linecap="round"/>
    <path d="M${x + 12} ${rim + 78}Q${mid} ${rim + 108} ${x + wide - 12} ${rim + 78}L${x + wide - 14} ${rim + 98}Q${mid} ${rim + 128} ${x + 14} ${rim + 98}Z" fill="${cream}"/>
    <path d="M${x - 16} ${rim - 14}Q${x - 16} ${rim - 40} ${x + 12} ${rim - 42}Q${mid} ${rim - 62} ${x + wide - 12} ${rim - 42}Q${x + wide + 16} ${rim - 40} ${x + wide + 16} ${rim - 14}V${rim + 8}Q${mid} ${rim + 36} ${x - 16} ${rim + 8}Z" fill="${plum}"/><path d="M${x - 2} ${rim - 18}Q${mid} ${rim + 8} ${x + wide + 2} ${rim - 18}" fill="none" stroke="#B02A35" stroke-width="8" stroke-linecap="round"/>
    ${grin(mid, rim + 214, 0.4, cream, cheek)}`
}

/** Night fridge: its door stands open, light spills over the tiles, and one cup waves. */
export function nightFridge(): Drawing {
  return {
    width: 1500,
    height: 1500,
    html: svg(
      `<defs><filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="26"/></filter><filter id="softer" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="44"/></filter><linearGradient id="pool" x1="0" y1="${floorY}" x2="0" y2="1520" gradientUnits="userSpaceOnUse"><stop stop-color="#F7B733"/><stop offset=".5" stop-color="#C47A1C" stop-opacity=".75"/><stop offset="1" stop-color="#7A3A14" stop-opacity=".1"/></linearGradient><radialGradient id="glow"><stop stop-color="#fff" stop-opacity=".85"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient><radialGradient id="halo" cx="840" cy="720" r="760" gradientUnits="userSpaceOnUse"><stop stop-color="#B0451F" stop-opacity=".75"/><stop offset=".55" stop-color="#6B1420" stop-opacity=".45"/><stop offset="1" stop-color="${night}" stop-opacity="0"/></radialGradient><linearGradient id="lining" x1="590" y1="0" x2="180" y2="0" gradientUnits="userSpaceOnUse"><stop stop-color="#FFD98A"/><stop offset="1" stop-color="#E07A3A"/></linearGradient><linearGradient id="dim" x1="590" y1="0" x2="180" y2="0" gradientUnits="userSpaceOnUse"><stop stop-color="${plumDark}" stop-opacity="0"/><stop offset="1" stop-color="${plumDark}" stop-opacity=".55"/></linearGradient></defs>
      <rect width="1500" height="1500" fill="${night}"/><rect width="1500" height="1500" fill="url(#halo)"/><rect y="${floorY - 60}" width="1500" height="400" fill="#1A0108"/><path d="M0 ${floorY - 60}H1500v14H0Z" fill="#3A0815"/>
      ${spill()}<clipPath id="floor"><rect y="${floorY - 46}" width="1500" height="400"/></clipPath><g clip-path="url(#floor)">${quad(tiles(), '#1A0108', 'opacity=".34"')}</g>
      ${box()}${cup()}${door()}
      ${say(['You’re', 'up late.', 'Same.'], 1156, 470, 80, { colour: noodle, line: 1.06 })}${wordmark(1220, 1400, 190, noodle)}`,
      1500,
      1500,
    ),
  }
}

import { type Drawing, svg } from '../../lib/drawing'
import { mustard, mustardShade, night } from './book'
import { egret } from './egret'
import { packDefs, standing } from './pack'
import { pitch, sheetTop, tall } from './sheet'

const [width, height] = [1080, 1180]

/** Sheet units to px on the middle pack, which stands nearest; how far away one stands from it, px. */
const scale = 0.65
const distance = 1050
/** The eye’s centre, which one looks at from the same height. */
const look = { x: width / 2, y: 500 }

/** How far each pack turns away, and the slit between two of them. */
const [turned, away] = [(17 * Math.PI) / 180, (33 * Math.PI) / 180]
const slit = 6 * scale

/** A spot on the shelf: px beside the eye, px behind the middle pack. */
interface Spot {
  x: number
  z: number
}

const wide = pitch * scale
const foot = (tall + sheetTop) * scale

/** The packs’ corners on the right, from the middle outwards; the left side mirrors them. */
const corners = ((): { from: Spot; to: Spot }[] => {
  let from: Spot = { x: wide / 2 + slit, z: 0 }
  return [turned, away].map((angle) => {
    const to = { x: from.x + wide * Math.cos(angle), z: from.z + wide * Math.sin(angle) }
    const pack = { from, to }
    from = { x: to.x + slit * Math.cos(angle), z: to.z + slit * Math.sin(angle) }
    return pack
  })
})()

/** Where a spot is seen that lies `below` the eye’s centre. */
function seen({ x, z }: Spot, below: number): string {
  const near = distance / (distance + z)
  return `${(look.x + x * near).toFixed(1)} ${(look.y + below * near).toFixed(1)}`
}

/** One pack, its left edge at `at`, turned by `angle`, shaded as it turns from the light. */
function pack(index: number, at: Spot, angle: number, shade: number): string {
  const top = look.y + sheetTop * scale
  const face = svg(
    `<g transform="translate(20 20) scale(${scale})">${standing(index)}<g clip-path="url(#pack)"><rect x="-20" y="-20" width="${pitch + 40}" height="${tall + 40}" fill="${night}" opacity="${shade}"/></g></g>`,
    wide + 40,
    tall * scale + 40,
  )
  return `<div class="pack" style="transform:translate3d(${look.x + at.x}px,${top}px,${-at.z}px) rotateY(${angle}rad) translate(-20px,-20px)">${face}</div>`
}

/** The shelf, and the shade that the packs throw to the right on wall and board. */
function shelf(): string {
  const [inner, outer] = corners
  if (!inner || !outer) return ''
  const mirror = ({ x, z }: Spot): Spot => ({ x: -x, z })
  const back = 470
  const horizon = look.y + (foot * distance) / (distance + back)
  const edge = look.y + foot + 52
  const row = [
    mirror(outer.to),
    mirror(inner.to),
    { x: -wide / 2, z: 0 },
    { x: wide / 2, z: 0 },
    inner.to,
    outer.to,
  ]
  const ground = row.map((spot) => seen({ x: spot.x + 14, z: spot.z - 26 }, foot)).join('L')
  return `<rect width="${width}" height="${height}" fill="${mustard}"/>
    <rect y="${horizon}" width="${width}" height="${height}" fill="#D99A08"/><rect y="${horizon}" width="${width}" height="10" fill="${mustardShade}"/>
    <path d="M${ground}L${seen({ x: outer.to.x + 40, z: outer.to.z }, foot)}L${seen(mirror(outer.to), foot)}Z" fill="#A87200"/>
    <rect y="${edge}" width="${width}" height="${height}" fill="${night}"/><rect y="${edge}" width="${width}" height="8" fill="#3A3358"/>`
}

/** For a phone: the five stand in a bow round whoever looks, so that one whole eye fills the screen. */
export function heroPortrait(): Drawing {
  const [inner, outer] = corners
  if (!inner || !outer) throw new Error('Five packs have two on each side')
  const packs = [
    pack(0, { x: -outer.to.x, z: outer.to.z }, -away, 0.08),
    pack(4, outer.from, away, 0.24),
    pack(1, { x: -inner.to.x, z: inner.to.z }, -turned, 0),
    pack(3, inner.from, turned, 0.09),
    pack(2, { x: -wide / 2, z: 0 }, 0, 0),
  ]
  const birds = `${egret(146, 130, 0.42)}${egret(892, 104, 0.31, -1)}${egret(998, 158, 0.22, -1)}`
  return {
    width,
    height,
    ground: mustard,
    css: `.pack{position:absolute;left:0;top:0;transform-origin:0 0}.bow{position:absolute;inset:0;perspective:${distance}px;perspective-origin:${look.x}px ${look.y}px}svg{display:block}`,
    html: `${svg(`${packDefs()}${shelf()}${birds}`, width, height)}<div class="bow">${packs.join('')}</div>`,
  }
}

import { type Drawing, svg } from '../../lib/drawing'
import { random } from '../../lib/random'
import { ochre, ore, sand, say, strata, sump } from './book'

const tones = [...strata].reverse().slice(1, 8)

/** The corner of the report, so close that its seven boards are seven beds of ground; pages below. */
export function reportEdge(): Drawing {
  const next = random(12)
  const [cornerX, cornerY, thick] = [760, 560, 74]
  // Both sides run away from the corner, the left one steeper.
  const left = { x: -860, y: -300 }
  const right = { x: 1140, y: -250 }
  const face = (y: number, high: number, fill: string, away: { x: number; y: number }, shade: number) =>
    `<path d="M${cornerX} ${cornerY + y}l${away.x} ${away.y}v${high}l${-away.x} ${-away.y}Z" fill="${fill}"/><path d="M${cornerX} ${cornerY + y}l${away.x} ${away.y}v${high}l${-away.x} ${-away.y}Z" fill="${ore}" opacity="${shade}"/>`
  const boards = tones.map((fill, i) => {
    const y = i * thick
    const grain = Array.from({ length: 46 }, () => {
      const side = next() > 0.45 ? right : left
      const t = 0.02 + next() * 0.94
      const x = cornerX + side.x * t
      const at = cornerY + y + side.y * t + 8 + next() * (thick - 20)
      const long = 14 + next() * 46
      const dir = side === right ? 1 : -1
      return `M${x.toFixed(0)} ${at.toFixed(0)}l${(dir * long).toFixed(0)} ${((side.y / Math.abs(side.x)) * long).toFixed(0)}`
    })
    const glue = `M${cornerX + left.x} ${cornerY + left.y + y + thick}L${cornerX} ${cornerY + y + thick}l${right.x} ${right.y}`
    return `${face(y, thick, fill, right, 0)}${face(y, thick, fill, left, 0.34)}<path d="${grain.join('')}" stroke="${ore}" stroke-width="3" opacity=".2" fill="none"/><path d="${glue}" stroke="${ore}" stroke-width="5" fill="none" opacity=".75"/>`
  })
  const foot = tones.length * thick
  const pages = Array.from({ length: 20 }, (_, i) => {
    const y = foot + 10 + i * 11
    return `<path d="M${cornerX + left.x} ${cornerY + left.y + y}L${cornerX} ${cornerY + y}l${right.x} ${right.y}" stroke="${i === 6 ? sump : '#C9A978'}" stroke-width="${i === 6 ? 7 : 3}" fill="none"/>`
  })
  const top = `M${cornerX} ${cornerY}l${left.x} ${left.y}V-10H${cornerX + right.x}L${cornerX + right.x} ${cornerY + right.y}Z`
  const rim = (k: number) =>
    `M${1000 - k * 8} ${-20}C${880 + k * 18} ${120 - k * 26} ${1010 + k * 8} ${240 - k * 40} ${1210} ${190 - k * 34}S${1500} ${240 - k * 40} ${1560 - k * 14} ${90 - k * 22}S1700 40 1720 -40Z`
  const pit = tones.map((fill, k) => `<path d="${rim(k)}" fill="${fill}"/>`)
  const picture = `<defs><filter id="soft"><feGaussianBlur stdDeviation="22"/></filter></defs><rect width="1800" height="1350" fill="#BF5A33"/>
  <path d="M${cornerX - 30} ${cornerY + foot + 250}l${left.x} ${left.y}V1350H1800V${cornerY + foot - 40}Z" fill="${ore}" opacity=".55" filter="url(#soft)"/>
  ${face(foot, 240, sand, right, 0)}${face(foot, 240, sand, left, 0.3)}${pages.join('')}
  <path d="${top}" fill="${sand}"/>${pit.join('')}<g transform="matrix(.94 .33 -.62 .5 300 250)">${say('Annual report', 0, 0, 118, { fill: ore, weight: 700 })}</g>
  ${boards.join('')}<path d="M${cornerX + left.x} ${cornerY + left.y}L${cornerX} ${cornerY}l${right.x} ${right.y}" stroke="#fff" stroke-width="6" fill="none" opacity=".8"/><path d="M${cornerX} ${cornerY}v${foot}" stroke="${ochre}" stroke-width="4" opacity=".6"/>`
  return {
    width: 1440,
    height: 1080,
    ground: ore,
    html: svg(`<g transform="scale(.8)">${picture}</g>`, 1440, 1080),
  }
}

import type { Drawing } from '../../lib/drawing'
import { cloth, mirror, patch, petalPath, petalRing, round, sewn, stitch, tongue } from './book'

const { scarlet, turmeric, kajal, leaf, undyed, blue } = cloth

/** A procession parasol from above: sixteen gores in four cloths, noon light on the folds, its shade beside it. */
export function parasol(): Drawing {
  const c = 750
  const [rim, gores] = [560, 16]
  const grounds = [scarlet, turmeric, kajal, leaf]
  const petalFills = [turmeric, kajal, undyed, turmeric]
  const step = 360 / gores
  const half = (step / 2) * (Math.PI / 180)
  const [ex, ey] = [Math.sin(half) * rim, -Math.cos(half) * rim]
  const gore = `M0 0L${-ex} ${ey}Q0 ${-rim * 1.035} ${ex} ${ey}Z`
  const side = `M0 0L0 ${-rim * 1.018}Q${ex / 2} ${-rim * 1.014} ${ex} ${ey}Z`
  const fringe = Array.from({ length: 48 }, (_, i) => {
    const fill = [undyed, blue, undyed, scarlet][i % 4] ?? undyed
    return `<g transform="rotate(${i * 7.5}) translate(0 ${-rim + 14}) scale(1 -1)">${patch(tongue(-36, 0, 72, 112), fill, fill === undyed ? scarlet : undyed, 0.78, 0, 54)}</g>`
  }).join('')
  const cloths = Array.from({ length: gores }, (_, i) => {
    const turn = i * step + step / 2
    // The sun stands upper left: gores that face it are lighter, and every rib throws a fold.
    const facing = Math.cos(((turn + 40) * Math.PI) / 180)
    const light =
      facing > 0
        ? `fill="#fff" opacity="${(facing * 0.16).toFixed(2)}"`
        : `fill="#000" opacity="${(-facing * 0.26).toFixed(2)}"`
    const ground = grounds[i % 4] ?? scarlet
    const big = petalFills[i % 4] ?? undyed
    return `<g transform="rotate(${turn})"><path d="${gore}" fill="${ground}"/><g>${patch(petalPath(330, 500, 62), big, big === undyed ? scarlet : undyed, 0.82, 0, -418)}${mirror(0, -424, 21, ground)}${patch(petalPath(190, 292, 30), i % 2 ? undyed : blue, i % 2 ? scarlet : undyed, 0.78, 0, -240)}</g><path d="${gore}" ${light}/><path d="${side}" fill="#000" opacity=".13"/></g>`
  }).join('')
  const ribs = Array.from(
    { length: gores },
    (_, i) =>
      `<g transform="rotate(${i * step})">${stitch(`M-6 -120V${-rim + 6}M6 -120V${-rim + 6}`, undyed, 3.4)}</g>`,
  ).join('')
  const shade = `<g transform="translate(${c + 104} ${c + 132})" fill="${kajal}" opacity=".42"><circle r="${rim + 74}"/></g>`
  const stones = Array.from({ length: 9 }, (_, i) =>
    stitch(`M-20 ${i * 190 - 40}L1520 ${i * 190 - 190}`, scarlet, 4, 'opacity=".5"'),
  ).join('')
  const markup = `${stones}<g filter="url(#blur)">${shade}</g><g transform="translate(${c - 30} ${c - 36})">${fringe}<g filter="url(#sewn)"><circle r="${rim}" fill="${kajal}"/></g>${cloths}${ribs}
    <g filter="url(#sewn)"><path fill-rule="evenodd" d="${round(0, 0, 564)}${round(0, 0, 514)}" fill="${kajal}"/></g>${stitch(round(0, 0, 539), turmeric)}
    <g filter="url(#sewn)"><circle r="176" fill="${undyed}"/></g>${stitch(round(0, 0, 164), scarlet)}${petalRing(0, 0, { count: 16, inner: 70, outer: 156, width: 26, fills: [scarlet, leaf, kajal, turmeric] })}<g filter="url(#sewn)"><circle r="70" fill="${kajal}"/></g>${mirror(0, 0, 48, turmeric)}</g>`
  const blur =
    '<defs><filter id="blur" x="-20%" y="-20%" width="150%" height="150%"><feGaussianBlur stdDeviation="16"/></filter></defs>'
  const { html, ...sheet } = sewn(1500, 1500, `${blur}${markup}`, turmeric, 0.9)
  return {
    ...sheet,
    width: 1200,
    height: 1200,
    html: html.replace('width="1500" height="1500"', 'width="1200" height="1200"'),
  }
}

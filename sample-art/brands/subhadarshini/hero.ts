import { type Drawing, svg } from '../../lib/drawing'
import { field, mustard, mustardShade, night } from './book'
import { egret } from './egret'
import { gouge, rays } from './linocut'
import { packs } from './pack'

/** Five packs, one eye: the shelf is the poster. */
export function hero(): Drawing {
  return {
    width: 2000,
    height: 1125,
    html: svg(
      `<rect width="2000" height="1125" fill="${mustard}"/><rect y="1020" width="2000" height="105" fill="#C98A00"/><rect y="1020" width="2000" height="14" fill="${mustardShade}"/>${packs({ x: 128, y: 46, width: 332, height: 986, gap: 21, eye: { x: 1000, y: 440, scale: 1 }, which: [0, 1, 2, 3, 4], shadow: '#A87200' })}`,
      2000,
      1125,
    ),
  }
}

/** For a phone: the packs grow tall, the sun rises higher over the eye. */
export function heroPortrait(): Drawing {
  return {
    width: 1080,
    height: 1180,
    html: svg(
      `<rect width="1080" height="1180" fill="${mustard}"/><rect y="1096" width="1080" height="84" fill="#C98A00"/><rect y="1096" width="1080" height="12" fill="${mustardShade}"/>${packs({ x: 26, y: 44, width: 197, height: 1062, gap: 11, eye: { x: 540, y: 470, scale: 0.66 }, which: [0, 1, 2, 3, 4], shadow: '#A87200', label: true })}`,
      1080,
      1180,
    ),
  }
}

/** Card: the three middle packs close, the eye looks out. */
export function card(): Drawing {
  return {
    width: 1600,
    height: 1200,
    html: svg(
      `<rect width="1600" height="1200" fill="${mustard}"/>${packs({ x: -446, y: 60, width: 480, height: 1360, gap: 24, eye: { x: 800, y: 560, scale: 1.12 }, which: [0, 1, 2, 3, 4], shadow: '#C98A00', label: false })}`,
      1600,
      1200,
    ),
  }
}

/** Two egrets from the outer packs, so near that the cuts of the gouge can be counted. */
export function egrets(): Drawing {
  const reeds = Array.from({ length: 70 }, (_, at) => {
    const x = -20 + at * 23.6
    const top = 900 + Math.sin(at * 1.7) * 46 + Math.sin(at * 0.6) * 40
    return gouge(x, 1240, x + Math.sin(at * 2.3) * 46, top, 9, at % 3 ? field : mustard)
  }).join('')
  return {
    width: 1280,
    height: 960,
    html: svg(
      `<g transform="scale(.8)"><rect width="1600" height="1200" fill="${night}"/><g transform="translate(1230 1260) scale(1.5)">${rays(7)}</g><path d="M-20 1010Q800 880 1620 1010V1220H-20Z" fill="#1E5C30"/>${reeds}
      ${egret(900, 740, 3.05)}${egret(262, 400, 1.15)}</g>`,
      1280,
      960,
    ),
  }
}

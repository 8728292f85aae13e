import { type Drawing, svg } from '../../lib/drawing'
import { mustard, mustardShade, say, wordmark } from './book'
import { packs } from './pack'

/** Five packs, one eye: the shelf is the poster. */
export function hero(): Drawing {
  return {
    width: 2000,
    height: 1250,
    html: svg(
      `<rect width="2000" height="1250" fill="${mustard}"/><rect y="1128" width="2000" height="122" fill="${mustardShade}"/>${packs({ x: 103, y: 112, width: 338, height: 1010, gap: 26, eye: { x: 1000, y: 520, scale: 1 }, which: [0, 1, 2, 3, 4], shadow: '#C98A00' })}
      ${wordmark(103, 78, 560)}${say('Good on the eye. Better on the plate.', 1897, 76, 44, { anchor: 'end' })}`,
      2000,
      1250,
    ),
  }
}

/** For a phone: the packs grow tall, the sun rises higher over the eye. */
export function heroPortrait(): Drawing {
  return {
    width: 1080,
    height: 1350,
    html: svg(
      `<rect width="1080" height="1350" fill="${mustard}"/><rect y="1262" width="1080" height="88" fill="${mustardShade}"/>${packs({ x: 34, y: 250, width: 194, height: 1006, gap: 11, eye: { x: 540, y: 670, scale: 0.62 }, which: [0, 1, 2, 3, 4], shadow: '#C98A00', label: true })}
      ${wordmark(34, 108, 640)}${say('Good on the eye. Better on the plate.', 36, 196, 52)}`,
      1080,
      1350,
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

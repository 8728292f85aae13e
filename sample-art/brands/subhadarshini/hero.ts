import { type Drawing, svg } from '../../lib/drawing'
import { mustard, mustardShade } from './book'
import { packDefs, packs } from './pack'

/** Five packs, one eye: the shelf is the poster. */
export function hero(): Drawing {
  return {
    width: 2000,
    height: 1125,
    html: svg(
      `${packDefs()}<rect width="2000" height="1125" fill="${mustard}"/><rect y="1020" width="2000" height="105" fill="#C98A00"/><rect y="1020" width="2000" height="14" fill="${mustardShade}"/>${packs({ x: 134, y: 42, width: 330, gap: 20.5, shadow: '#A87200', isLarge: true })}`,
      2000,
      1125,
    ),
  }
}

/** Card: the three middle packs close, the eye looks out. */
export function card(): Drawing {
  const [width, gap] = [500, 22]
  return {
    width: 1600,
    height: 1200,
    html: svg(
      `${packDefs()}<rect width="1600" height="1200" fill="${mustard}"/>${packs({ x: 800 - 2.5 * width - 2 * gap, y: 84, width, gap, shadow: '#C98A00', label: false })}`,
      1600,
      1200,
    ),
  }
}

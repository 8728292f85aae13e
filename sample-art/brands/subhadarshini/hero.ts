import { type Drawing, svg } from '../../lib/drawing'
import { mustard, mustardShade, night } from './book'
import { packDefs, packs } from './pack'
import { pitch, sheetDefs, sheetLeft, tall } from './sheet'

/** Where the egrets fly on the sheet, as wide as the last pack. */
const flock = { x: sheetLeft + 4 * pitch, y: -418, scale: 1280 / pitch }

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

/** For a phone: one set on its shelf; above stand the feet of another, and below the next eye rises. */
export function heroPortrait(): Drawing {
  const row = { x: 20, width: 200, gap: 10 }
  const high = (tall * row.width) / pitch
  const board = (y: number): string =>
    `<rect y="${y - 12}" width="1080" height="62" fill="#C98A00"/><rect y="${y - 12}" width="1080" height="11" fill="${mustardShade}"/><rect y="${y + 50}" width="1080" height="44" fill="#D99A08"/><rect y="${y + 94}" width="1080" height="24" fill="#EDB011"/>`
  const [upper, foot] = [52, 810]
  return {
    width: 1080,
    height: 1180,
    html: svg(
      `${packDefs()}<rect width="1080" height="1180" fill="${mustard}"/>${[upper, foot].map(board).join('')}
      <g data-bleed data-texture>${packs({ ...row, y: upper - high, shadow: '#A87200', label: false })}${packs({ ...row, y: foot + 106, shadow: '#C98A00', label: false })}</g>${packs({ ...row, y: foot - high, shadow: '#A87200' })}`,
      1080,
      1180,
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

/** The egrets of the last pack, so near that the cuts of the gouge can be counted. */
export function egrets(): Drawing {
  return {
    width: 1280,
    height: 960,
    html: svg(
      `${sheetDefs()}<rect width="1280" height="960" fill="${night}"/><g transform="scale(${flock.scale}) translate(${-flock.x} ${-flock.y})"><use href="#print"/></g>`,
      1280,
      960,
    ),
  }
}

import { type Drawing, svg } from '../../lib/drawing'
import { lines, potash, root, sky } from './book'
import { descender, earth, foot, grass, nutrients } from './ground'
import { letterL, letterP } from './letters'

const halo = (x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="#DDF0FA"/><circle cx="${x}" cy="${y}" r="${r * 0.71}" fill="#EAF6FC"/>`

/** ppl is people: two letters root, one comes into ear, and the baseline is the ground. */
export function hero(): Drawing {
  // The page's soil goes on below the picture: every root ends above the picture's lower edge.
  const [line, floor] = [664, 1226]
  const free = (x: number): boolean => !(x > 230 && x < 410) && !(x > 830 && x < 1010)
  const art = `<rect width="2000" height="1250" fill="${sky}"/>${halo(700, line, 560)}${earth(2000, line, 1250)}${nutrients({ top: line + 40, right: 2000, bottom: 1240, keep: free })}
    ${letterL(1470, line)}<g fill="${root}">${descender(250, line, 1, { seed: 44, length: 400, floor })}${descender(850, line, 1, { seed: 61, length: 400, floor })}${foot(1470, line, 1, 12)}</g>
    ${letterP(250, line)}${letterP(850, line)}${grass(6, 2010, line)}`
  return { width: 2000, height: 1250, html: svg(art, 2000, 1250) }
}

/** For a phone: the same three letters closer together, the sentence at the bottom of the ground. Each p keeps its few roots to its own half of the soil. */
export function heroPortrait(): Drawing {
  const [line, k, first, second] = [640, 0.64, 80, 434]
  const few = { depth: 1, length: 520 }
  const free = (x: number, y: number): boolean =>
    y < 1130 &&
    [first, second].every((stem) => x < stem - 20 || x > stem + 104) &&
    !(x > 720 && x < 970 && y < 830)
  const art = `<rect width="1080" height="1350" fill="${sky}"/>${halo(420, line, 420)}${earth(1080, line, 1350)}${nutrients({ top: line + 36, right: 1080, bottom: 1330, tries: 200, keep: free })}
    ${letterL(786, line, k, { height: 720 })}<g fill="${root}">${descender(first, line, k, { ...few, count: 3, seed: 923, fan: 0.34, floor: 1310 })}${descender(second, line, k, { ...few, count: 4, seed: 642, fan: 0.22, floor: 1120 })}${foot(786, line, k, 12)}</g>
    ${letterP(first, line, k)}${letterP(second, line, k)}${grass(6, 1090, line, 0.9)}
    ${lines(['Feed the soil.', 'Soil feeds ppl.'], 1012, 1216, { size: 74, fill: root, anchor: 'end' })}`
  return { width: 1080, height: 1350, html: svg(art, 1080, 1350) }
}

/** Two p's, half of each above the ground, half below; the sun rises beside them, low enough to be no letter. */
export function card(): Drawing {
  const [line, k, first, second] = [560, 1.12, 150, 776]
  const free = (px: number): boolean => [first, second].every((x) => px < x - 40 || px > x + 190)
  const art = `<rect width="1600" height="1200" fill="${sky}"/><circle cx="1470" cy="${line}" r="176" fill="${potash}"/>${earth(1600, line, 1200)}${nutrients({ top: line + 50, right: 1600, bottom: 1190, tries: 70, size: 1.7, keep: free })}
    <g fill="${root}">${descender(first, line, k, { seed: 44, length: 420, depth: 1 })}${descender(second, line, k, { seed: 61, length: 420, depth: 1 })}</g>${letterP(first, line, k)}${letterP(second, line, k)}${grass(6, 1640, line, 2)}`
  return { width: 1600, height: 1200, html: svg(art, 1600, 1200) }
}

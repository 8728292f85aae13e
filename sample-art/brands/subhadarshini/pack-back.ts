import { type Drawing, svg } from '../../lib/drawing'
import { cream, mustard, night, products, say, vermilion, wordmark } from './book'

/** A mouth that says a sound, cut like the eye: 340 wide, `open` from 0 to 1. */
export const mouth = (x: number, y: number, open: number, scale = 1): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M-170 0C-110 -${70 + open * 50} -40 -${80 + open * 50} 0 -${50 + open * 50}C40 -${80 + open * 50} 110 -${70 + open * 50} 170 0C110 ${80 + open * 90} -110 ${80 + open * 90} -170 0Z" fill="${vermilion}"/><path d="M-120 0C-60 -${open * 66} 60 -${open * 66} 120 0C60 ${open * 88} -60 ${open * 88} -120 0Z" fill="${night}"/>${open > 0.4 ? `<path d="M-90 -${open * 22}C-40 -${open * 52} 40 -${open * 52} 90 -${open * 22}L80 -${open * 4}Q0 -${open * 28} -80 -${open * 4}Z" fill="${cream}"/><path d="M-56 ${open * 34}Q0 ${open * 4} 56 ${open * 34}Q0 ${open * 74} -56 ${open * 34}Z" fill="${mustard}"/>` : `<path d="M-120 0Q0 26 120 0" stroke="${cream}" stroke-width="6" fill="none"/>`}</g>`

/** The rays round the syllable’s sun, 860 across. */
export const sunRays = (x: number, y: number, scale = 1): string =>
  Array.from({ length: 40 }, (_, at) => {
    const angle = (at / 40) * 360
    return `<path d="M0 -318C9 -360 7 -${400 + (at % 3) * 26} 0 -${430 + (at % 3) * 30}C-7 -${400 + (at % 3) * 26} -9 -360 0 -318Z" fill="${at % 3 ? cream : mustard}" transform="translate(${x} ${y}) scale(${scale}) rotate(${angle})"/>`
  }).join('')

/** What is in the moong, per 100 g. */
export const facts: readonly (readonly [string, string])[] = [
  ['Energy', '348 kcal'],
  ['Protein', '24 g'],
  ['Fibre', '16 g'],
  ['Fat', '1.2 g'],
]

/** Pack back: how a syllable is said; the mouth is cut like the eye. */
export function packBack(): Drawing {
  return {
    width: 1200,
    height: 1600,
    html: svg(
      `<g transform="scale(${1200 / 1350})"><rect width="1350" height="1800" fill="${night}"/><clipPath id="sky"><rect width="1350" height="760"/></clipPath><g clip-path="url(#sky)">${sunRays(675, 440)}</g><circle cx="675" cy="440" r="282" fill="${vermilion}"/><circle cx="675" cy="440" r="262" fill="${cream}"/>${say(products[1]?.syllable ?? '', 675, 540, 300, { anchor: 'middle', family: 'Anek Odia Variable', weight: 800, colour: vermilion })}
      <path d="M0 760Q675 640 1350 760V1800H0Z" fill="${cream}"/>
      ${mouth(265, 930, 0.08)}${mouth(675, 930, 0.6)}${mouth(1085, 930, 1)}${say('b', 265, 1130, 64, { anchor: 'middle' })}${say('bh', 675, 1130, 64, { anchor: 'middle' })}${say('bhaw.', 1085, 1130, 64, { anchor: 'middle' })}
      ${say(['Lips shut, lips open,', 'and the dal is gone.'], 84, 1290, 88, { line: 1.08 })}
      <path d="M84 1440H1266" stroke="${night}" stroke-width="6"/>${facts.map(([what, amount], at) => `${say(what, 84 + at * 300, 1500, 42)}${say(amount, 84 + at * 300, 1556, 46, { colour: vermilion })}`).join('')}<path d="M84 1590H1266" stroke="${night}" stroke-width="6"/>
      ${say(['Per 100 g. Whole moong, nothing else in the room.', 'MRP ₹ 92. Keep dry, keep in sight.'], 84, 1650, 42, { line: 1.3 })}${wordmark(866, 1760, 400)}</g>`,
      1200,
      1600,
    ),
  }
}

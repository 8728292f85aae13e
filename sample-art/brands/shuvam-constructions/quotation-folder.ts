import { type Drawing, svg } from '../../lib/drawing'
import { brick, cream, flame, leafGreen, leafLight, lines, shadows, umber, wordmark } from './book'
import { head } from './garland'

const items = [
  ['Bricks', '3,64,800'],
  ['Cement', '2,54,200'],
  ['Steel', '2,48,000'],
  ['Surprises', '0'],
  ['Total', '8,67,000'],
] as const

/** The folder for a quote, sealed with a marigold; the sheet says what the wall will cost. */
export function quotationFolder(): Drawing {
  const sheet = items.map(([what, sum], i) => {
    const y = 322 + i * 74
    const fill = { Surprises: flame, Total: brick }[what as string] ?? umber
    const rule = what === 'Surprises' ? [umber, 7] : ['#D9BE98', 3]
    return `${lines([what], 70, y, { size: 54, fill })}${lines([sum], 760, y, { size: 54, fill, anchor: 'end' })}${what === 'Total' ? '' : `<path d="M70 ${y + 20}H760" stroke="${rule[0]}" stroke-width="${rule[1]}"/>`}`
  })
  const page = `<g transform="rotate(-9 800 560)"><g filter="url(#high)"><rect x="330" y="60" width="830" height="1000" fill="${cream}"/></g><g transform="translate(330 60)">${wordmark(70, 70, 330, brick)}${lines(['Quote'], 760, 128, { size: 54, fill: brick, anchor: 'end' })}${lines(['Level with you.'], 70, 232, { size: 54, fill: umber })}${sheet.join('')}</g></g>`
  const folder = `<g transform="translate(0 110) rotate(-21 900 800)"><g filter="url(#high)"><path d="M300 620H1390V1480H300Z" fill="${leafGreen}"/></g><g filter="url(#mid)"><path d="M300 620H760L845 700L930 620H1390V680H930L845 770L760 680H300Z" fill="${leafLight}"/></g></g>`
  const art = `${shadows}<g transform="scale(.889) translate(-230 0)" data-bleed><rect width="1800" height="1350" fill="${brick}"/>
    ${page}${folder}${head(1420, 216, 118, 'flame')}${head(1500, 410, 66, 'marigold')}${head(1500, 1180, 84, 'marigold')}
    <g transform="translate(0 110) rotate(-21 900 800)">${head(845, 724, 84, 'flame')}${lines(['It all', 'adds up.'], 390, 850, { size: 112, fill: cream, leading: 1.02 })}</g></g>`
  return { width: 1200, height: 1200, html: svg(art, 1200, 1200) }
}

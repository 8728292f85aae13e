import { type Drawing, svg } from '../../lib/drawing'
import {
  brick,
  bricks,
  cream,
  leafGreen,
  limeWash,
  lines,
  marigold,
  shadows,
  shubha,
  umber,
  wordmark,
} from './book'
import { bob, head, mangoLeaf } from './garland'

/** Paper printed with running bond, for the lid and the rim of the box. */
function bond(x: number, y: number, w: number, h: number, id: string): string {
  const [bw, bh, gap] = [118, 50, 8]
  const rows = Math.ceil(h / (bh + gap))
  const printed = Array.from({ length: rows }, (_, r) =>
    Array.from(
      { length: Math.ceil(w / (bw + gap)) + 1 },
      (_, c) =>
        `<rect x="${x + c * (bw + gap) - (r % 2 ? 63 : 0)}" y="${y + r * (bh + gap)}" width="${bw}" height="${bh}" fill="${bricks[(r * 3 + c * 2 + (r % 3)) % 5]}"/>`,
    ).join(''),
  )
  return `<clipPath id="${id}"><rect x="${x}" y="${y}" width="${w}" height="${h}"/></clipPath><g filter="url(#high)"><rect x="${x}" y="${y}" width="${w}" height="${h}" fill="#E8C7A4"/></g><g clip-path="url(#${id})">${printed.join('')}</g>`
}

/** The gift to every client: the bob itself, in a box papered with bricks, one of them marigold. */
export function bobGift(): Drawing {
  const box = `${bond(690, 150, 700, 1050, 'rim')}<g filter="url(#low)"><rect x="752" y="212" width="576" height="926" fill="${umber}"/></g><rect x="752" y="212" width="576" height="926" fill="${leafGreen}"/><path d="M752 212H1328V250H790V1138H752Z" fill="#0F3B34"/>`
  const folds = [
    [800, 268, 480, 800],
    [840, 330, 400, 690],
  ].map(
    ([x = 0, y = 0, w = 0, h = 0], i) =>
      `<g filter="url(#mid)"><path d="M${x} ${y + 30}L${x + w * 0.3} ${y}L${x + w * 0.55} ${y + 26}L${x + w} ${y + 6}L${x + w - 12} ${y + h}L${x + w * 0.6} ${y + h - 24}L${x + w * 0.24} ${y + h}L${x + 8} ${y + h - 20}Z" fill="${i ? cream : '#E4D3B8'}"/></g>`,
  )
  const cord = `<path d="M1040 470C1040 380 930 380 930 460S1010 560 1080 520S1170 400 1100 360S900 330 900 420S960 600 1040 560" fill="none" stroke="${umber}" stroke-width="9" filter="url(#low)"/>`
  const lid = `<g transform="rotate(-14 380 620)">${bond(60, 250, 560, 840, 'lid')}<g filter="url(#mid)"><circle cx="340" cy="520" r="128" fill="${marigold}"/></g>${shubha(340, 560, 128, brick)}<g filter="url(#mid)"><rect x="150" y="720" width="380" height="136" fill="${cream}"/></g>${wordmark(190, 760, 300, brick)}</g>`
  const card = `<g transform="rotate(7 1560 780)" filter="url(#high)"><rect x="1330" y="640" width="400" height="330" fill="${limeWash}"/></g><g transform="rotate(7 1560 780)">${lines(['For the first', 'picture you', 'hang.'], 1370, 728, { size: 48, fill: brick, leading: 1.2 })}${lines(['We did the wall.'], 1370, 922, { size: 30, fill: umber })}</g>`
  const art = `${shadows}<rect width="1800" height="1350" fill="${marigold}"/><path d="M0 0H1800V300L0 1180Z" fill="#FFC44D"/>
    ${lid}${box}${folds.join('')}${cord}${bob(1040, 1070, 500)}${head(1040, 540, 66, 'flame')}${head(980, 490, 44, 'marigold')}${head(1104, 496, 40, 'marigold')}${card}${mangoLeaf(1500, 180, -36, 1.7)}${mangoLeaf(1590, 250, -68, 1.4)}${head(1490, 200, 70, 'flame')}${head(1640, 420, 48, 'marigold')}${head(150, 1220, 60, 'flame')}`
  return { width: 1800, height: 1350, html: svg(art, 1800, 1350) }
}

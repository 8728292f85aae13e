import { type Drawing, svg } from '../../lib/drawing'
import { brick, cream, flame, leafGreen, limeWash, lines, marigold, shadows, umber } from './book'
import { head } from './garland'

/** Sheets of the shell, from the back one to the crown ridge; the light comes from the upper left. */
const shell = [
  { d: 'M190 930C190 560 400 330 690 330S1170 560 1170 930Z', fill: '#E39B08' },
  { d: 'M216 918C220 590 420 356 690 356C930 356 1110 540 1136 918Z', fill: marigold },
  { d: 'M330 910C330 640 440 420 640 378C520 500 470 690 470 910Z', fill: '#FFCB57' },
  { d: 'M640 910C632 640 640 470 680 352C760 470 790 660 790 910Z', fill: '#FFD98A' },
  { d: 'M960 910C960 680 900 480 790 372C1000 430 1100 640 1110 910Z', fill: '#F2A60C' },
]

/** A helmet dressed for the ceremony: the knot is marigold, the chin strap hangs true. */
export function helmet(): Drawing {
  const sheets = shell
    .map(({ d, fill }, i) => `<g filter="url(#${i ? 'mid' : 'high'})"><path d="${d}" fill="${fill}"/></g>`)
    .join('')
  const brim = `<g filter="url(#high)"><path d="M120 916H1180C1262 922 1300 960 1316 1004C1180 980 980 976 700 976S260 984 132 1004C104 972 104 930 120 916Z" fill="#E39B08"/></g><g filter="url(#mid)"><path d="M150 906H1170C1220 912 1262 934 1284 966C1140 946 960 940 690 940S290 946 140 962C128 940 132 914 150 906Z" fill="${marigold}"/></g>`
  const band = `<g filter="url(#mid)"><path d="M222 856C380 830 960 830 1128 856L1134 908H216Z" fill="${brick}"/></g>${lines(['SHU'], 520, 900, { size: 50, fill: limeWash, anchor: 'end' })}${lines(['VAM'], 860, 900, { size: 50, fill: limeWash })}`
  const knot = [
    [690, 860, 66, 'flame'],
    [606, 884, 44, 'marigold'],
    [774, 884, 44, 'marigold'],
    [690, 952, 50, 'marigold'],
    [690, 1024, 40, 'flame'],
  ] as const
  const strap = `<path d="M330 976C350 1080 500 1160 690 1180C880 1160 1030 1080 1050 976" fill="none" stroke="${umber}" stroke-width="16" opacity=".9"/>`
  const art = `${shadows}<rect width="1350" height="1800" fill="${flame}"/>
    <g filter="url(#high)"><path d="M675 96C1100 96 1350 420 1350 900V1800H0V900C0 420 250 96 675 96Z" fill="${leafGreen}"/></g>
    ${strap}${sheets}${brim}${band}${knot.map(([x, y, r, kind]) => head(x, y, r, kind)).join('')}${head(330, 980, 30, 'flame')}${head(1050, 980, 30, 'flame')}${head(690, 1180, 46, 'marigold')}
    ${lines(['Protect the plan.'], 675, 1500, { size: 104, fill: cream, anchor: 'middle' })}${lines(['It’s in here.'], 675, 1622, { size: 104, fill: marigold, anchor: 'middle' })}`
  return { width: 1350, height: 1800, html: svg(art, 1350, 1800) }
}

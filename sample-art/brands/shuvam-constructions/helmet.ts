import { type Drawing, svg } from '../../lib/drawing'
import { brick, cream, flame, leafGreen, lines, marigold, shadows, umber } from './book'
import { bob, head } from './garland'

/** The plan of a flat in thick pen: outer walls with their openings, inner walls, doors and the stair. */
const plan = `<g fill="none" stroke="${brick}" stroke-linecap="round" stroke-linejoin="round"><path d="M420 800V560H520M600 560H930V800H730M650 800H420" stroke-width="15"/><path d="M600 560V640M600 712V800M600 672H700M772 672H930M772 672V560" stroke-width="10"/><path d="M520 560A80 80 0 0 1 600 640M650 800A80 80 0 0 1 730 720V800" stroke-width="5"/><path d="M812 600H892V640H812ZM852 600V640M456 608H540V676H456ZM456 634H540" stroke-width="5"/><path d="M810 800V738H930M840 800V738M870 800V738M900 800V738" stroke-width="5"/></g>`

/** The helmet in profile with the plan of a flat drawn on its shell; its straps meet in a small bob that hangs true. */
export function helmet(): Drawing {
  const dome = 'M236 900C210 560 420 320 700 320C960 320 1132 520 1140 900Z'
  const shell = `<g filter="url(#high)"><path d="${dome}" fill="#E39B08"/></g><clipPath id="dome"><path d="${dome}"/></clipPath><g clip-path="url(#dome)"><path d="M250 920C214 560 440 300 690 336C920 300 1080 560 1090 920Z" fill="${marigold}"/><path d="M262 900C240 640 330 470 470 396C370 520 330 700 340 900Z" fill="#FFD98A"/></g>`
  const ridge = `<g filter="url(#mid)"><path d="M452 402C560 306 800 296 934 392L916 424C790 350 580 354 474 434Z" fill="#E39B08"/></g>`
  const brim = `<g filter="url(#high)"><path d="M214 872H1136C1236 876 1310 918 1338 976C1260 956 1180 948 1096 948H232C204 930 200 896 214 872Z" fill="${marigold}"/></g><path d="M1110 948C1190 948 1262 956 1338 976C1330 960 1318 944 1300 930C1240 922 1180 922 1110 926Z" fill="#E39B08"/>`
  const straps = `<path d="M400 948L684 1150L960 948" fill="none" stroke="${umber}" stroke-width="20" stroke-linejoin="round"/>`
  const art = `${shadows}<rect width="1350" height="1800" fill="${flame}"/>
    <g filter="url(#high)"><path d="M675 96C1100 96 1350 420 1350 900V1800H0V900C0 420 250 96 675 96Z" fill="${leafGreen}"/></g>
    <g transform="translate(18 60) scale(.94)">${straps}${shell}${plan}${ridge}${brim}${head(400, 930, 56, 'flame')}${head(960, 930, 56, 'flame')}${bob(684, 1332, 170)}${head(684, 1150, 46, 'marigold')}</g>
    ${lines(['Protect the plan.'], 675, 1530, { size: 118, fill: cream, anchor: 'middle' })}${lines(['It’s in here.'], 675, 1668, { size: 118, fill: marigold, anchor: 'middle' })}`
  return { width: 1350, height: 1800, html: svg(art, 1350, 1800) }
}

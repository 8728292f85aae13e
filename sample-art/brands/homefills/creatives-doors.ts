import { type Drawing, svg } from '../../lib/drawing'
import {
  arch,
  cream,
  custard,
  custardShade,
  gable,
  margin,
  note,
  odia,
  sash,
  say,
  shutter,
  shutterShade,
  tomato,
  wordmark,
} from './book'
import { house } from './house'
import { filled, pile, seed, seedDefs, seeds } from './seeds'

const square = (inner: string, ground: string): Drawing => ({
  width: 1200,
  height: 1200,
  html: svg(`${seedDefs}<rect width="1200" height="1200" fill="${ground}"/>${inner}`, 1200, 1200),
})

/** Creative 1: the mustard house at dusk, close, every window lit. */
export function mustard(): Drawing {
  const body = gable(280, 1080, 640, 740, true)
  const panes = [440, 760].map((x) => sash(x, 630, 140, custard)).join('')
  return square(
    `${filled(body, 'mustard', { x: 260, y: 240, width: 680, height: 850 }, seeds.mustard.scale * 2.1)}${panes}<circle cx="600" cy="496" r="54" fill="${custard}"/>
    <path d="${arch(600, 1080, 170, 330)}" fill="${custard}"/>
    <rect y="1080" width="1200" height="120" fill="${shutterShade}"/><path d="M515 1080H685L860 1200H340Z" fill="${custard}"/>
    ${say(['Lights on.', 'Mustard’s on.'], margin, 146, 108, { colour: cream, line: 1.0 })}`,
    shutter,
  )
}

/** Creative 2: an empty jar is a flat to let. Glass needs an edge, a shine and a floor, or it is a ghost. */
export function toLet(): Drawing {
  const jar =
    'M700 330H1040V372C1040 400 1104 412 1104 470V960Q1104 1010 1054 1010H686Q636 1010 636 960V470C636 412 700 400 700 372Z'
  const threads = [0, 1, 2, 3, 4, 5, 6, 7, 8].map(
    (i) => `<path d="M${702 + i * 42} 262v62" stroke="${shutterShade}" stroke-width="9"/>`,
  )
  return square(
    `<rect y="1010" width="1200" height="190" fill="${custardShade}"/><ellipse cx="890" cy="1012" rx="260" ry="16" fill="${shutterShade}" opacity=".28"/>
    <path d="${jar}" fill="${cream}"/><clipPath id="jar"><path d="${jar}"/></clipPath><g clip-path="url(#jar)"><path d="M1050 300H1120V1020H1000C1060 960 1050 700 1050 300Z" fill="${custardShade}" opacity=".45"/><path d="M636 978H1104V1010H636Z" fill="${custardShade}" opacity=".7"/></g>
    ${[756, 984].map((x) => sash(x, 500, 118, custard)).join('')}<path d="${arch(870, 986, 168, 300)}" fill="${shutter}"/><path d="${arch(870, 720, 104, 62)}" fill="${custard}" transform="translate(0 66)"/><rect x="832" y="846" width="76" height="16" rx="8" fill="${custard}"/><circle cx="926" cy="900" r="12" fill="${tomato}"/>
    <path d="${jar}" fill="none" stroke="#fff" stroke-width="16"/><path d="M672 500V900" stroke="#fff" stroke-width="18" stroke-linecap="round"/><path d="M672 940v14" stroke="#fff" stroke-width="18" stroke-linecap="round"/>
    <path d="M676 258H1064V330H676Z" fill="${shutter}"/>${threads.join('')}<path d="M986 220V84H1038V220Z" fill="${shutterShade}"/><path d="M636 262L870 70L1104 262Z" fill="${shutter}"/><circle cx="870" cy="192" r="30" fill="${cream}"/>
    <g><rect x="270" y="760" width="30" height="256" fill="${shutterShade}"/><rect x="92" y="560" width="420" height="230" fill="${tomato}"/><rect x="108" y="576" width="388" height="198" fill="none" stroke="${cream}" stroke-width="6"/>${say('To let', 302, 708, 120, { colour: cream, anchor: 'middle' })}</g>
    ${say(['One', 'empty', 'jar.'], margin, 196, 146, { line: 0.98 })}${note(['South-facing shelf.', 'Suits turmeric.'], margin, 1096, 46)}`,
    custard,
  )
}

/** Creative 3: number three, all door. */
export function numberThree(): Drawing {
  return square(
    `${filled('M0 0H1200V1200H0Z', 'chilli', { x: 0, y: 0, width: 1200, height: 1200 }, seeds.chilli.scale * 2.2)}
    <path d="${arch(600, 1200, 700, 1090)}" fill="${cream}"/><path d="${arch(600, 1200, 620, 1050)}" fill="${shutter}"/><path d="${arch(600, 440, 500, 230)}" fill="${custard}"/>
    <path d="M600 210V440M474 240L600 440L726 240" stroke="${shutter}" stroke-width="22" fill="none"/>
    ${say('3', 600, 660, 210, { anchor: 'middle', colour: custard })}
    <circle cx="856" cy="850" r="30" fill="${tomato}"/><circle cx="848" cy="842" r="9" fill="${cream}"/>
    ${say(['The chilli', 'lives here.', 'Knock gently.'], 584, 880, 74, { anchor: 'middle', colour: cream, line: 1.14 })}`,
    tomato,
  )
}

/** Creative 4: snow in Bhubaneswar is makhana. */
export function snow(): Drawing {
  const flakes = Array.from({ length: 46 }, (_, index) => {
    const x = (index * 337) % 1200
    const y = 40 + ((index * 211) % 900)
    return (x > 330 && x < 870 && y > 340) || (x > 180 && x < 1020 && y < 410)
      ? ''
      : seed('makhana', x, y, 0.7 + ((index * 7) % 10) / 9, (index * 47) % 360, index)
  }).join('')
  const drift = 'M0 1200V1080Q150 1010 300 1050T620 1040T900 1050T1200 1000V1200Z'
  return square(
    `${flakes}${house({ spice: 'makhana', x: 370, ground: 1090, width: 460, height: 700, chimney: true, air: custard, scale: 1.5 })}
    ${filled(drift, 'makhana', { x: 0, y: 980, width: 1200, height: 220 }, 2)}
    ${say(['It snows in', 'Bhubaneswar.'], 600, 150, 118, { anchor: 'middle', colour: cream, line: 0.98 })}${say('You can eat it.', 600, 356, 60, { anchor: 'middle', colour: custard })}`,
    shutter,
  )
}

/** Creative 6: a doorbell with a cardamom for a button. */
export function doorbell(): Drawing {
  return square(
    `<path d="M0 1060H1200V1200H0Z" fill="${custardShade}"/>
    <path d="${gable(372, 1150, 500, 880)}" fill="${shutterShade}" opacity=".3"/><path d="${gable(350, 1130, 500, 880)}" fill="${cream}"/><path d="${gable(376, 1104, 448, 826)}" fill="none" stroke="${shutter}" stroke-width="8"/>
    <circle cx="610" cy="722" r="150" fill="${shutterShade}"/><circle cx="600" cy="710" r="150" fill="${shutter}"/><circle cx="600" cy="710" r="120" fill="${shutterShade}"/>${seed('cardamom', 600, 710, 4, -58)}
    ${say(['Ring', 'for chai.'], 600, 948, 84, { anchor: 'middle', line: 1.02 })}<circle cx="600" cy="470" r="18" fill="${tomato}"/>
    ${say('Nobody presses once.', 600, 158, 98, { anchor: 'middle' })}`,
    '#F2B63C',
  )
}

/** Creative 9: type only. */
export function moveIn(): Drawing {
  const [centre, ground] = [892, 706]
  const right = 1200 - margin
  const spilt = [
    [-176, -13, 20],
    [-210, -5, 80],
    [166, -11, 140],
    [200, -5, 10],
    [-240, -3, 50],
  ].map(([x = 0, y = 0, turn = 0], i) =>
    seed('mustard', centre + x, ground + y, 1.7 - (i % 3) * 0.2, turn, i),
  )
  return square(
    `${say('Move', margin + 3, 366, 412, { colour: cream, spacing: -7 })}${say('in,', margin - 8, 692, 374, { colour: cream, spacing: -7 })}${say('flavour.', margin - 1, 1012, 273, { colour: cream, spacing: -5 })}
    <path d="${arch(centre, ground, 340, 316)}" fill="${cream}"/>${filled(arch(centre, ground, 292, 292), 'mustard', { x: centre - 160, y: ground - 326, width: 320, height: 330 }, seeds.mustard.scale * 1.7)}<path d="M${centre + 146} ${ground}V${ground - 146}A146 146 0 0 0 ${centre + 113} ${ground - 239}L${right} ${ground - 180}V${ground + 36}Z" fill="${shutter}"/><circle cx="${right - 17}" cy="${ground - 76}" r="10" fill="${custard}"/>${spilt.join('')}${wordmark(margin, 1132, 250, custard)}${note('Seven houses are waiting.', right, 1132, 44, { colour: custard, anchor: 'end' })}`,
    tomato,
  )
}

/** Creative 7: an invitation; the door is opened by what lives behind it. */
export function housewarming(): Drawing {
  // Midway between the door’s frame and the red line, by their longest line.
  const words = 613
  // Swung out towards us: an arch foreshortened, larger at its free edge.
  const leaf = 'M135 1108V433C134 300 123 206 112 206C98 206 88 290 88 405V1168Z'
  return square(
    `<rect x="70" y="70" width="1060" height="1060" fill="${cream}"/><rect x="92" y="92" width="1016" height="1016" fill="none" stroke="${tomato}" stroke-width="6"/>
    <path d="${arch(335, 1108, 450, 900)}" fill="${shutterShade}"/><clipPath id="open"><path d="${arch(335, 1108, 400, 875)}"/></clipPath><g clip-path="url(#open)"><rect x="100" y="200" width="500" height="920" fill="${custard}"/>${pile('coriander', { from: 130, to: 540, ground: 1108 }, (x) => 612 - 44 * Math.cos((x - 320) / 70), 1.7, 5)}</g>
    <path d="M88 1168L70 1164V401L92 202L114 206V1100Z" fill="${shutterShade}"/><path d="${leaf}" fill="${shutterShade}" transform="translate(-18 -4)"/><path d="${leaf}" fill="${shutter}"/><ellipse cx="102" cy="800" rx="8" ry="13" fill="${custard}"/>
    ${[
      [600, 1080, 1.7],
      [650, 1092, 1.3],
      [540, 1100, 1.8],
      [700, 1086, 1.5],
      [762, 1096, 1.2],
    ]
      .map(([x = 0, y = 0, scale = 1], index) => seed('coriander', x, y, scale, index * 31, index))
      .join('')}
    ${say('ଘର ଭରା', words - 2, 300, 104, { family: odia, weight: 800, colour: tomato })}${say(['House', 'warming'], words - 2, 424, 92, { line: 0.98 })}
    ${note(['Saturday, seven o’clock.', 'Number six, Coriander.', 'Bring a spoon.', 'We have everything else.'], words, 650, 41, { line: 1.38 })}`,
    tomato,
  )
}

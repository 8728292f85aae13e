import { type Drawing, svg } from '../../lib/drawing'
import {
  arch,
  blush,
  cream,
  custard,
  custardShade,
  gable,
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
import { filled, heap, seed, seedDefs, seeds } from './seeds'

const square = (inner: string, ground: string): Drawing => ({
  width: 1200,
  height: 1200,
  html: svg(`${seedDefs}<rect width="1200" height="1200" fill="${ground}"/>${inner}`, 1200, 1200),
})

/** Creative 1: the mustard house at dusk, close, every window lit. */
export function mustard(): Drawing {
  const body = gable(260, 1080, 680, 800, true)
  const panes = [430, 770].map((x) => sash(x, 610, 150, custard)).join('')
  return square(
    `${filled(body, 'mustard', { x: 260, y: 240, width: 680, height: 850 }, seeds.mustard.scale * 2.1)}${panes}<circle cx="600" cy="460" r="56" fill="${custard}"/>
    <path d="${arch(600, 1080, 170, 330)}" fill="${custard}"/>
    <rect y="1080" width="1200" height="120" fill="${shutterShade}"/><path d="M515 1080H685L860 1200H340Z" fill="${custard}"/>
    ${say(['Lights on.', 'Dal’s on.'], 80, 150, 112, { colour: cream, line: 1.0 })}`,
    shutter,
  )
}

/** Creative 2: an empty jar is a flat to let. */
export function toLet(): Drawing {
  return square(
    `<rect y="1010" width="1200" height="190" fill="${custardShade}"/>
    <path d="M690 220H1010V300H690Z" fill="${shutter}"/><path d="M660 220L850 96L1040 220Z" fill="${shutter}"/><circle cx="850" cy="176" r="22" fill="${cream}"/>
    <path d="M640 380Q640 310 700 300H1000Q1060 310 1060 380V1010H640Z" fill="${cream}"/><path d="M640 380Q640 310 700 300H740Q690 320 690 390V1010H640Z" fill="#fff"/><path d="M1060 380Q1060 310 1000 300H970Q1020 320 1020 390V1010H1060Z" fill="${custardShade}" opacity=".5"/>
    <rect x="690" y="300" width="320" height="12" fill="${shutterShade}"/>
    <path d="${arch(850, 1010, 150, 270)}" fill="${custard}"/><circle cx="898" cy="890" r="11" fill="${shutter}"/>${[745, 955].map((x) => sash(x, 470, 104, custard)).join('')}
    ${seed('turmeric', 690, 984, 0.9, -14)}${seed('turmeric', 990, 986, 0.8, 30, 1)}
    <g><rect x="196" y="560" width="26" height="450" fill="${shutterShade}"/><rect x="96" y="400" width="420" height="230" fill="${tomato}"/><rect x="112" y="416" width="388" height="198" fill="none" stroke="${cream}" stroke-width="6"/>${say('To let', 306, 548, 120, { colour: cream, anchor: 'middle' })}</g>
    ${say(['One empty', 'jar.'], 90, 190, 102, { line: 1.02 })}${note(['South-facing shelf.', 'Suits turmeric.'], 90, 1100, 46)}`,
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
    `<rect x="0" y="0" width="520" height="1200" fill="${shutter}"/><rect x="520" y="0" width="26" height="1200" fill="${shutterShade}"/><circle cx="430" cy="640" r="46" fill="${custard}"/><circle cx="420" cy="628" r="14" fill="${cream}"/>
    <rect x="70" y="90" width="300" height="430" fill="none" stroke="${shutterShade}" stroke-width="16"/><rect x="70" y="760" width="300" height="440" fill="none" stroke="${shutterShade}" stroke-width="16"/>
    <path d="${gable(682, 1022, 380, 720)}" fill="#D97F9B"/><path d="${gable(664, 1000, 380, 720)}" fill="${cream}"/><path d="${gable(686, 978, 336, 672)}" fill="none" stroke="${shutter}" stroke-width="7"/>
    <circle cx="862" cy="650" r="122" fill="${shutterShade}"/><circle cx="854" cy="640" r="122" fill="${shutter}"/><circle cx="854" cy="640" r="98" fill="${shutterShade}"/>${seed('cardamom', 854, 640, 3.3, -58)}
    ${say(['Ring', 'for chai.'], 854, 850, 66, { anchor: 'middle', line: 1.02 })}<circle cx="854" cy="440" r="14" fill="${blush}"/>
    ${say(['Nobody', 'presses once.'], 636, 130, 74, { line: 1.04 })}`,
    blush,
  )
}

/** Creative 9: type only. */
export function moveIn(): Drawing {
  return square(
    `${say('Move', 48, 372, 440, { colour: cream, spacing: -8 })}${say('in,', 48, 722, 400, { colour: cream, spacing: -8 })}${say('flavour.', 48, 1090, 296, { colour: cream, spacing: -5 })}${wordmark(640, 720, 500, custard)}`,
    tomato,
  )
}

/** Creative 7: an invitation; the door is opened by what lives behind it. */
export function housewarming(): Drawing {
  return square(
    `<rect x="70" y="70" width="1060" height="1060" fill="${cream}"/><rect x="92" y="92" width="1016" height="1016" fill="none" stroke="${tomato}" stroke-width="6"/>
    <path d="${arch(350, 1108, 480, 900)}" fill="${shutterShade}"/><clipPath id="open"><path d="${arch(350, 1108, 430, 870)}"/></clipPath><g clip-path="url(#open)"><rect x="100" y="200" width="500" height="920" fill="${custard}"/>${heap('coriander', { x: 140, y: 640, width: 420, height: 470 }, 1.7, 5)}</g>
    <path d="M135 1108V440Q135 330 200 270L70 330V1190Z" fill="${shutter}"/><path d="M70 330L92 320V1180L70 1190Z" fill="${shutterShade}"/><circle cx="104" cy="800" r="12" fill="${custard}"/>
    ${[
      [600, 1080, 1.7],
      [650, 1092, 1.3],
      [540, 1100, 1.8],
      [700, 1086, 1.5],
      [762, 1096, 1.2],
    ]
      .map(([x = 0, y = 0, scale = 1], index) => seed('coriander', x, y, scale, index * 31, index))
      .join('')}
    ${say('ଘର ଭରା', 640, 300, 104, { family: odia, weight: 800, colour: tomato })}${say(['House', 'warming'], 640, 424, 92, { line: 0.98 })}
    ${note(['Saturday, seven o’clock.', 'Number six, Coriander.', 'Bring a spoon.', 'We have everything else.'], 642, 650, 39, { line: 1.42 })}`,
    tomato,
  )
}

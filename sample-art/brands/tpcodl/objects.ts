import { type Drawing, svg } from '../../lib/drawing'
import {
  deep,
  line,
  live,
  mahanadi,
  rect,
  say,
  shadow,
  silver,
  tarakasi,
  tarnish,
  title,
  wordmark,
} from './book'
import { Filigree, liveLine } from './filigree'

const lying = (x: number, y: number, w: number, h: number, fill: string, inner: string): string =>
  `<g transform="translate(${x} ${y})">${rect(7, 10, w, h, shadow)}${rect(14, 20, w, h, '#082329')}${rect(0, 0, w, h, fill)}${inner}</g>`

/** Type of the stationery: its capitals stay legible where the whole grid is 400 px wide. */
const type = 72

/** Stationery on a strict grid from above; bent by pliers, the live line steps up from the letterhead to the card to the envelope. */
export function stationery(): Drawing {
  const card = new Filigree().rosette(10, 33, 101, 28, 210, 134).ring(210, 134, 28).ring(210, 134, 107)
  const ink = { fill: mahanadi, leading: 1.16 }
  const letter = `${wordmark(58, 128, 330, mahanadi)}
    ${say('Dear Madam,', 58, 250, type, ink)}
    ${say(['the pole outside', 'your house leans', 'like a man telling', 'a story. We will', 'straighten it', 'on Thursday.'], 58, 364, type, ink)}
    ${say(['The neem may stay.', 'It was here first.'], 58, 892, type, ink)}
    ${say('Prafulla Sahoo', 58, 1092, type, ink)}`
  const sheets = [
    lying(50, 50, 760, 1250, silver, letter),
    lying(
      870,
      50,
      880,
      490,
      '#C9D8DC',
      `<path d="M0 0L440 216L880 0" fill="none" stroke="${tarnish}" stroke-width="5"/>${wordmark(56, 436, 330, mahanadi)}${say(['By hand,', 'or by wire.'], 830, 362, type, { ...ink, anchor: 'end', leading: 1.08 })}`,
    ),
    lying(
      870,
      610,
      420,
      690,
      mahanadi,
      `${card.print(silver, 3.2)}${say(['Prafulla', 'Sahoo'], 44, 368, 76, { leading: 1.04 })}${say('Line office', 44, 536, type - 2, { fill: '#C9D8DC' })}${wordmark(44, 642, 330)}`,
    ),
    lying(
      1350,
      610,
      400,
      690,
      mahanadi,
      `${tarakasi(197, 150, 92, silver, 'middle')}${say(['With', 'thanks', 'and a', 'spare fuse'], 40, 386, type - 2, { leading: 1.18 })}`,
    ),
  ]
  const steps =
    'M-20 1216H790Q840 1216 840 1166V932Q840 882 890 882H1270Q1320 882 1320 832V366Q1320 316 1370 316H1820'
  const picture = `${rect(0, 0, 1800, 1350, deep)}${sheets.join('')}${liveLine(steps, 12)}`
  return { width: 1800, height: 1350, ground: deep, html: svg(picture, 1800, 1350) }
}

/** For phones: the same sheets nearer, those on the right cut by the edge; the line steps up from the letter to the envelope. */
export function stationeryPhone(): Drawing {
  const card = new Filigree().rosette(10, 22, 70, 20, 310, 316).ring(310, 316, 19).ring(310, 316, 74)
  const letter = `${wordmark(40, 112, 220, mahanadi)}
    ${say(['Dear Madam,', '', 'the pole outside', 'your house leans', 'like a man telling', 'a story. We will', 'straighten it', 'on Thursday.'], 40, 222, 48, { fill: mahanadi, leading: 1.34 })}
    ${say(['The neem may stay.', 'It was here first.', '', 'Prafulla Sahoo'], 40, 876, 48, { fill: mahanadi, leading: 1.34 })}`
  const picture = `${rect(0, 0, 1080, 1350, deep)}
  ${lying(48, 80, 530, 1190, silver, letter)}
  ${lying(622, 80, 410, 420, mahanadi, `${card.print(silver, 3.4)}${wordmark(32, 92, 210)}${say(['Prafulla', 'Sahoo'], 32, 180, 58, { leading: 1.06 })}${say(['Line', 'office'], 32, 328, 44, { fill: '#C9D8DC' })}`)}
  ${lying(622, 580, 410, 420, '#C9D8DC', `<path d="M0 0L205 200L410 0" fill="none" stroke="${tarnish}" stroke-width="5"/>${wordmark(32, 256, 200, mahanadi)}${say(['By hand,', 'or by wire.'], 32, 324, 54, { fill: mahanadi })}`)}
  ${lying(622, 1080, 410, 190, mahanadi, say(['With thanks', 'and a spare fuse'], 32, 84, 44))}
  ${liveLine('M-20 860H540Q600 860 600 800V790Q600 730 660 730H1100', 14)}`
  return { width: 1080, height: 1350, ground: deep, html: svg(picture, 1080, 1350) }
}

/** ID card on its strap: silver thread round the neck, since yellow is live; the live line crosses the card and lights the portrait. */
export function idCard(): Drawing {
  const strap = (x0: number, x1: number) => {
    const d = `M${x0} -40C${x0} 240 ${x1} 330 ${x1} 560`
    return `<g fill="none"><path d="${d}" stroke="${shadow}" stroke-width="86" transform="translate(16 20)"/><path d="${d}" stroke="${tarnish}" stroke-width="84"/><path d="${d}" stroke="#C9D8DC" stroke-width="84" stroke-dasharray="7 7"/><path d="${d}" stroke="${tarnish}" stroke-width="72" stroke-dasharray="3 11"/><path d="${d}" stroke="#FFFFFF" stroke-width="17" stroke-dasharray="30 13"/></g>`
  }
  const emblem = new Filigree()
  emblem.rosette(18, 132, 240, 46, 675, 1060).ring(675, 1060, 124).ring(675, 1060, 247)
  const person = `<clipPath id="portrait"><circle cx="675" cy="1010" r="86"/></clipPath><circle cx="675" cy="1010" r="86" fill="${live}"/><g clip-path="url(#portrait)"><path d="M575 1110C580 1056 630 1040 675 1040S770 1056 775 1110Z" fill="${deep}"/><path d="M655 1010h40v40q-20 16 -40 0z" fill="#A9714A"/><ellipse cx="675" cy="990" rx="33" ry="40" fill="#B97E54"/><path d="M636 986C632 930 718 930 714 986C704 962 690 958 672 960C656 960 644 966 636 986Z" fill="${mahanadi}"/><path d="M716 980q14 10 6 44l-14 -6z" fill="${mahanadi}"/><path d="M662 1006q13 10 26 0" stroke="${mahanadi}" stroke-width="4" fill="none"/><circle cx="662" cy="988" r="3.5" fill="${mahanadi}"/><circle cx="688" cy="988" r="3.5" fill="${mahanadi}"/></g>`
  const picture = `${rect(0, 0, 1350, 1800, deep)}<circle cx="675" cy="1000" r="860" fill="#124A55"/>
  <g transform="translate(675 1120) scale(1.22) translate(-675 -1190)">${strap(300, 640)}${strap(1050, 710)}
  <rect x="606" y="540" width="138" height="70" fill="${shadow}" transform="translate(12 16)"/><rect x="606" y="540" width="138" height="70" fill="#DCE6E9"/><rect x="606" y="540" width="138" height="18" fill="#FFFFFF"/><rect x="606" y="594" width="138" height="16" fill="${tarnish}"/>
  ${line('M675 600V690', '#C9D8DC', 22)}${line('M640 690a35 35 0 0 1 70 0v34h-70z', '#FFFFFF', 12)}
  <g><rect x="310" y="700" width="730" height="980" rx="34" fill="${shadow}" transform="translate(26 34)"/><rect x="310" y="700" width="730" height="980" rx="34" fill="${mahanadi}"/><rect x="316" y="706" width="718" height="968" rx="29" fill="none" stroke="#2B5B65" stroke-width="4"/><rect x="600" y="726" width="150" height="28" rx="14" fill="${deep}"/></g>
  ${emblem.draw(0.95)}<g transform="translate(675 1060) scale(1.38) translate(-675 -1010)">${person}</g>
  ${liveLine('M318 1060H428M922 1060H1032', 11)}
  ${title('Itishree Nayak', 675, 1418, 80, { anchor: 'middle' })}${say('Junior engineer, Jagatpur', 675, 1480, 44, { anchor: 'middle', fill: '#C9D8DC' })}
  ${wordmark(352, 1636, 230)}${say(['If found, return to', 'the nearest light.'], 996, 1588, 40, { anchor: 'end', fill: silver })}</g>`
  return { width: 1350, height: 1800, ground: deep, html: svg(picture, 1350, 1800) }
}

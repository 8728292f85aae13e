import type { Drawing } from '../../lib/drawing'
import { svg } from '../../lib/drawing'
import { random } from '../../lib/random'
import { copper, deep, grain, night, numeral, starlight } from './book'

const [x, y, radius] = [750, 790, 540]

/** Grooves as a lathe leaves them: a dark cut and the light on its far lip, broken at random. */
function grooves(): string {
  const next = random(41)
  const at = (r: number, a: number): string =>
    `${(x + r * Math.cos(a)).toFixed(1)} ${(y + r * Math.sin(a)).toFixed(1)}`
  const cuts: string[] = []
  for (let r = 90; r < 430; r += 15) {
    const start = next() * 6.283
    for (let turned = 0; turned < 6; ) {
      const length = Math.min(0.4 + next() * 1.1, 6.1 - turned)
      const w = next() > 0.7 ? 7 : 4.5
      const arc = (shift: number, stroke: string, width: number): string =>
        `<path d="M${at(r + shift, start + turned)}A${r + shift} ${r + shift} 0 0 1 ${at(r + shift, start + turned + length)}" stroke="${stroke}" stroke-width="${width}"/>`
      cuts.push(arc(0, '#5A2E12', w) + arc(w * 0.55, '#FFE9C8', 1.6))
      turned += length + 0.06 + next() * next() * 0.9
    }
  }
  return `<g fill="none" stroke-linecap="round">${cuts.join('')}</g>`
}

/** A tag the size of a palm, arcs turned into the brass, in its velvet box. */
export function keyTag(): Drawing {
  // The lower rim is kept in the light: the inscription lies there.
  const brass = [
    '#8A5226',
    '#F6C08A',
    '#FFE7C6',
    '#D98F52',
    '#DFA066',
    '#EBB07A',
    '#FFE0B8',
    '#F0A36B',
    '#9A5C2C',
    '#E9AE74',
    '#FFEBD0',
    '#C07a40',
    '#8A5226',
  ]
  const css = `.disc{position:absolute;left:${x - radius}px;top:${y - radius}px;width:${radius * 2}px;height:${radius * 2}px;border-radius:50%;background:conic-gradient(from 24deg,${brass.join(',')});box-shadow:0 0 0 3px #FFE0B8 inset,0 0 0 22px #A4642F inset,0 0 0 26px #FFDDB0 inset,22px 34px 46px #04010C,6px 10px 14px #04010C}
    .bed{position:absolute;left:${x - 620}px;top:${y - 620}px;width:1240px;height:1240px;border-radius:50%;background:${deep};box-shadow:inset 40px 50px 70px #07031a,inset -8px -8px 20px #5B3FD188}
    .room{position:absolute;inset:0;background:radial-gradient(circle at 30% 20%,${starlight},#F4DFC0 62%,#E2C49C)}`
  // The words are as blue as the numeral, so that no reflection breaks them; a lip of light keeps them cut into the brass.
  const letters = `<path id="foot" d="M${x - 498} ${y}A498 498 0 0 0 ${x + 498} ${y}" fill="none"/>`
  const inscription = (words: string): string =>
    (
      [
        [-2, -2.4, '#6B3A18'],
        [2.2, 2.8, '#FFEBD0'],
        [0, 0, '#150B33'],
      ] as const
    )
      .map(
        ([right, down, fill]) =>
          `<text transform="translate(${right} ${down})" font-family="Italiana" font-size="72" letter-spacing="9" fill="${fill}" stroke="${fill}" stroke-width="3.4" stroke-linejoin="round" text-anchor="middle"><textPath href="#foot" startOffset="50%">${words}</textPath></text>`,
      )
      .join('')
  const cut = `<g transform="translate(${x} ${y + 236})"><g transform="translate(-5 -6)">${numeral(420, '#6B3A18', false)}</g><g transform="translate(5 6)">${numeral(420, '#FFEBD0', false)}</g>${numeral(420, '#150B33', false)}</g>`
  const hole = `<circle cx="${x}" cy="${y - 318}" r="66" fill="#C9833F"/><circle cx="${x}" cy="${y - 318}" r="60" fill="#FFE0B8"/><circle cx="${x}" cy="${y - 318}" r="54" fill="#150B33"/>`
  const ring = `<g fill="none"><path d="M${x - 8} ${y - 300}C${x - 150} ${y - 560} ${x + 40} ${y - 790} ${x + 250} ${y - 740}" stroke="#04010C" stroke-opacity=".55" stroke-width="30" transform="translate(26 34)" filter="url(#soft)"/><path d="M${x - 8} ${y - 300}C${x - 150} ${y - 560} ${x + 40} ${y - 790} ${x + 250} ${y - 740}S${x + 480} ${y - 560} ${x + 520} ${y - 860}" stroke="#7A4218" stroke-width="30"/><path d="M${x - 10} ${y - 302}C${x - 152} ${y - 562} ${x + 38} ${y - 792} ${x + 248} ${y - 742}S${x + 478} ${y - 562} ${x + 518} ${y - 862}" stroke="${copper}" stroke-width="19"/><path d="M${x - 14} ${y - 306}C${x - 156} ${y - 566} ${x + 34} ${y - 796} ${x + 244} ${y - 746}S${x + 474} ${y - 566} ${x + 514} ${y - 866}" stroke="#FFEBD0" stroke-width="5"/></g>`
  // The cord goes down through the hole into the dark.
  const depth = `<clipPath id="bore"><circle cx="${x}" cy="${y - 318}" r="54"/></clipPath><g clip-path="url(#bore)"><ellipse cx="${x}" cy="${y - 284}" rx="60" ry="34" fill="#150B33" filter="url(#soft)"/></g>`
  // The box is open round the tag: wall, copper lip, velvet; the cord leaves over its edge.
  const box = svg(
    `<path fill-rule="evenodd" d="M0 0H1500V1500H0ZM52 52V1448H1448V52Z" fill="${copper}"/><rect x="52" y="52" width="1396" height="1396" fill="none" stroke="#B8703E" stroke-width="5"/><path d="M62 1440V62H1440" fill="none" stroke="#7A4218" stroke-width="26" opacity=".28"/>`,
    1500,
    1500,
  )
  const over = svg(
    `<defs><filter id="soft"><feGaussianBlur stdDeviation="9"/></filter>${letters}</defs>${grooves()}<g stroke="#D18A4C" stroke-width="54" stroke-linejoin="round" transform="translate(${x} ${y + 236})">${numeral(420, '#D18A4C', false)}</g>${cut}${inscription('IF FOUND, LOOK UP')}<circle cx="${x}" cy="${y - 318}" r="96" fill="#D18A4C"/>${hole}${ring}${depth}
    ${grain(1500, 1500, 0.32)}`,
    1500,
    1500,
  )
  const html = `<div class="room"></div><div style="position:absolute;inset:0">${box}</div><div class="bed"></div><div class="disc"></div><div style="position:absolute;inset:0">${over}</div>`
  return { width: 1500, height: 1500, html, css, ground: night }
}

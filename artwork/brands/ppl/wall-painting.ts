import { type Drawing, svg } from '../../lib/drawing'
import { random } from '../../lib/random'
import { leafGreen, lines, nitrogen, paddy, phosphorus, potash, root, sky, soil, strata } from './book'
import { grass } from './ground'
import { letterL, letterP } from './letters'

const [line, top] = [880, 300]

/** Where the plaster has come off, the bricks of the wall show. */
function bare(x: number, y: number, seed: number): string {
  const next = random(seed)
  const rim = Array.from({ length: 11 }, (_, i) => {
    const [a, r] = [(i / 11) * 6.283, 46 + next() * 44]
    return `${(x + Math.cos(a) * r * 1.5).toFixed(0)} ${(y + Math.sin(a) * r * 0.8).toFixed(0)}`
  })
  const bricks = Array.from({ length: 6 }, (_, r) =>
    Array.from(
      { length: 5 },
      (_, c) =>
        `<rect x="${x - 170 + c * 74 - (r % 2) * 36}" y="${y - 90 + r * 30}" width="68" height="25" fill="${(r + c) % 3 ? '#B9552F' : phosphorus}"/>`,
    ).join(''),
  )
  return `<clipPath id="bare${seed}"><path d="M${rim.join('L')}Z"/></clipPath><path d="M${rim.join('L')}Z" fill="${soil}" opacity=".22" transform="translate(5 6)"/><g clip-path="url(#bare${seed})"><rect x="${x - 200}" y="${y - 120}" width="400" height="240" fill="#D9B79A"/>${bricks.join('')}</g>`
}

/** A farmer who has stopped his bicycle to read. */
const reader = `<g fill="none" stroke="${soil}" stroke-linecap="round" stroke-linejoin="round">
  <g stroke-width="9"><circle cx="-86" cy="-66" r="64"/><circle cx="112" cy="-66" r="64"/></g><g stroke-width="3"><path d="M-86-130V-2M-150-66H-22M-131-111L-41-21M-41-111L-131-21M112-130V-2M48-66H176M67-111L157-21M157-111L67-21"/></g>
  <path d="M-86-66L-40-150H76L0-62L-40-150M0-62H-86M112-66L70-176H46M-40-150L-52-172M-74-174H-34" stroke="${nitrogen}" stroke-width="10"/></g>
  <g transform="translate(-196 0)"><path d="M-24-8L-14-120H26L22-8H6L4-88L-6-8Z" fill="${root}" stroke="${soil}" stroke-width="4"/><path d="M-30-116L-26-206Q2-226 30-206L36-116Z" fill="${phosphorus}"/><path d="M24-198L78-160L120-170" stroke="#7A4E37" stroke-width="17" stroke-linecap="round" stroke-linejoin="round" fill="none"/><path d="M-22-196L-34-128" stroke="#7A4E37" stroke-width="17" stroke-linecap="round"/><circle cx="6" cy="-242" r="26" fill="#7A4E37"/><path d="M-24-246C-26-288 38-290 36-248C16-262 -4-262-24-246Z" fill="${potash}"/></g>`

/** Letters three metres high on a farm wall; the ground in front of them is the baseline, and the rest is true. */
export function wallPainting(): Drawing {
  const next = random(8)
  const stains = Array.from(
    { length: 26 },
    () =>
      `<path d="M${(next() * 2000).toFixed(0)} ${top + 30}v${(20 + next() * 120).toFixed(0)}" stroke="${soil}" stroke-opacity=".07" stroke-width="${(6 + next() * 18).toFixed(0)}" stroke-linecap="round"/>`,
  )
  const cracks = `<path d="M1260 330l-14 60 22 44-18 70M520 880l10-56-16-40M1952 470l-22 34 14 38-18 44" fill="none" stroke="${soil}" stroke-opacity=".35" stroke-width="4"/>`
  const rows = [0, 1, 2].map((r) =>
    Array.from(
      { length: 26 - r * 5 },
      (_, i) =>
        `<g transform="translate(${(i + (r % 2 ? 0.5 : 0)) * (82 + r * 22) - 20} ${line + 96 + r * 66}) scale(${0.9 + r * 0.42})"><path d="M0 0C-4-22-14-36-26-44M0 0C0-24 2-40 4-56M0 0C4-20 14-32 28-38" stroke="${r === 1 ? leafGreen : '#3FA04A'}" stroke-width="7" fill="none" stroke-linecap="round"/></g>`,
    ).join(''),
  )
  const k = 1.16
  const art = `<rect width="2000" height="1125" fill="${sky}"/><circle cx="330" cy="230" r="120" fill="${potash}"/><path d="M0 300C260 230 520 250 760 290S1500 210 2000 280V420H0Z" fill="#A9D489"/>
    <rect y="${top}" width="2000" height="${line - top}" fill="${root}"/><rect y="${line - 60}" width="2000" height="60" fill="#E9DFC8"/>${stains.join('')}${bare(96, 560, 5)}
    <path d="M0 ${top - 4}H2000V${top + 26}H0Z" fill="#C5602F"/><path d="M0 ${top + 26}H2000V${top + 36}H0Z" fill="${soil}" opacity=".25"/>
    ${letterP(190, line, k)}${letterP(770, line, k)}${letterL(1360, line, k, { height: 540, leaves: 1, gap: root })}${cracks}${bare(700, 800, 9)}
    ${lines(['The rest', 'is under', 'you.'], 1600, 622, { size: 84, fill: paddy, leading: 1.08 })}
    <rect y="${line}" width="2000" height="250" fill="${strata[0]}"/><path d="M0 ${line + 70}H2000V${line + 130}H0Z" fill="${strata[1]}"/><path d="M0 ${line + 150}H2000V1125H0Z" fill="${strata[2]}"/>${grass(4, 2010, line + 4, 0.9)}
    <ellipse cx="1150" cy="${line + 30}" rx="250" ry="16" fill="#000" opacity=".35"/><g transform="translate(1180 ${line + 30}) scale(1.12)">${reader}</g>${rows.join('')}`
  return { width: 2000, height: 1125, html: svg(art, 2000, 1125) }
}

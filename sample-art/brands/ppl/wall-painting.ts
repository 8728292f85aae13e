import { type Drawing, svg } from '../../lib/drawing'
import { random } from '../../lib/random'
import { lines, morning, paddy, phosphorus, root, soil, strata } from './book'
import { clump } from './crop'
import { grass } from './ground'
import { letterL, letterP } from './letters'
import { reader } from './reader'

interface Wall {
  width: number
  height: number
  /** Where its tiles begin and where it stands on the ground. */
  top: number
  foot: number
  /** How large the letters are painted, and where each begins. */
  scale: number
  letters: readonly [number, number, number]
  /** Leaves of the l. */
  leaves: number
  words: { x: number; y: number; size: number }
  /** Where the farmer stands, and how large. */
  man: { x: number; scale: number }
  sun: { x: number; r: number }
}

/** Round tiles along the top, and their shadow on the wall. */
function tiles(width: number, top: number): string {
  const row = Array.from({ length: Math.ceil(width / 46) + 1 }, (_, i) => {
    const x = i * 46 - 12
    return `<path d="M${x} ${top + 44}V${top + 14}Q${x + 23} ${top - 18} ${x + 46} ${top + 14}V${top + 44}Q${x + 23} ${top + 56} ${x} ${top + 44}Z" fill="${i % 2 ? '#C5602F' : '#B4532A'}"/><path d="M${x + 8} ${top + 14}Q${x + 18} ${top} ${x + 28} ${top + 2}" fill="none" stroke="#E08A55" stroke-width="4" stroke-linecap="round"/>`
  })
  return `<path d="M0 ${top + 44}H${width}V${top + 78}H0Z" fill="${soil}" opacity=".2"/>${row.join('')}`
}

/** The real field in front of the wall: rows of paddy, larger the nearer they stand. */
function field(width: number, from: number, to: number): string {
  const next = random(14)
  const rows: string[] = []
  for (let i = 0, y = from; y < to + 70; i += 1) {
    const height = 52 + i * 30
    const apart = 44 + i * 20
    rows.push(
      `<path d="M0 ${y + 4}H${width}" stroke="${strata[i % 2 ? 0 : 1]}" stroke-width="${16 + i * 8}"/>`,
    )
    for (let x = (i % 2) * apart * 0.5 - 10; x < width + 20; x += apart)
      rows.push(
        clump(x + (next() - 0.5) * 10, y + (next() - 0.5) * 6, { height, seed: 60 + Math.round(x) + i * 7 }),
      )
    y += 46 + i * 22
  }
  return rows.join('')
}

/** Letters three metres high on a farm wall; the ground in front of them is the baseline, and the rest is true. */
function painted({ width, height, top, foot, scale, letters, leaves, words, man, sun }: Wall): Drawing {
  const [p, q, l] = letters
  const lettering = `${letterP(p, foot, scale)}${letterP(q, foot, scale)}${letterL(l, foot, scale, { height: 540, leaves, gap: root })}${lines(['The rest', 'is at work.'], words.x, words.y, { size: words.size, fill: paddy, leading: 1.08 })}`
  const art = `<defs><filter id="lime" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".014 .024" numOctaves="5" seed="11"/><feDiffuseLighting surfaceScale="2" diffuseConstant="1.08" lighting-color="#fff"><feDistantLight azimuth="220" elevation="58"/></feDiffuseLighting></filter></defs>
    <rect width="${width}" height="${height}" fill="${morning}"/><circle cx="${sun.x}" cy="${top - 20}" r="${sun.r}" fill="${phosphorus}"/><path d="M0 ${top - 14}C${width * 0.14} ${top - 66} ${width * 0.3} ${top - 50} ${width * 0.42} ${top - 18}S${width * 0.78} ${top - 84} ${width} ${top - 30}V${top + 60}H0Z" fill="#A9D489"/>
    <rect y="${top + 30}" width="${width}" height="${foot - top - 30}" fill="${root}"/><rect y="${foot - 64}" width="${width}" height="64" fill="#E4D6BA"/>${lettering}
    <rect y="${top + 30}" width="${width}" height="${foot - top - 30}" filter="url(#lime)" style="mix-blend-mode:multiply" opacity=".5"/>${tiles(width, top)}
    <rect y="${foot}" width="${width}" height="${height - foot}" fill="${strata[0]}"/><path d="M0 ${foot}H${width}V${foot + 40}H0Z" fill="${strata[3]}"/>${grass(4, width + 10, foot + 5, 0.9)}
    <ellipse cx="${man.x - 70 * man.scale}" cy="${foot + 26}" rx="${290 * man.scale}" ry="${16 * man.scale}" fill="${soil}" opacity=".55"/><g transform="translate(${man.x} ${foot + 24}) scale(${-man.scale} ${man.scale})">${reader}</g>
    ${field(width, foot + 84, height)}`
  return { width, height, html: svg(art, width, height) }
}

export const wallPainting = (): Drawing =>
  painted({
    width: 2000,
    height: 1125,
    top: 150,
    foot: 866,
    scale: 0.94,
    letters: [74, 540, 1010],
    leaves: 1,
    words: { x: 1440, y: 370, size: 104 },
    man: { x: 1760, scale: 0.98 },
    sun: { x: 330, r: 100 },
  })

/** For a phone: the sentence above the letters, both on the wall. */
export const wallPaintingPhone = (): Drawing =>
  painted({
    width: 1080,
    height: 1350,
    top: 130,
    foot: 1000,
    scale: 0.58,
    letters: [52, 334, 616],
    leaves: 0,
    words: { x: 56, y: 362, size: 160 },
    man: { x: 908, scale: 0.62 },
    sun: { x: 850, r: 84 },
  })

import { indigo, ink, madder, paper, saffron, turmeric, vermilion } from '../dyes'
import { fringe, temples } from '../ornaments'
import type { Picture, Pictures, Stretch } from '../picture'
import { group, rect, repeat, rhombus } from '../shapes'
import { buti, motifs } from './pancham-motifs'

/** A letter of PANCHAM: dyes, how far its cloth hangs below the shared baseline, and the cloth's width by window. */
interface Letter {
  letter: string
  ground: string
  dye: string
  accent: string
  drop: number
  wide: number
  tablet: number
}

const letters: readonly Letter[] = [
  { letter: 'P', ground: ink, dye: saffron, accent: vermilion, drop: 96, wide: 174, tablet: 92 },
  { letter: 'A', ground: indigo, dye: paper, accent: vermilion, drop: 186, wide: 176, tablet: 94 },
  { letter: 'N', ground: madder, dye: turmeric, accent: paper, drop: 120, wide: 190, tablet: 104 },
  { letter: 'C', ground: vermilion, dye: ink, accent: paper, drop: 236, wide: 150, tablet: 78 },
  { letter: 'H', ground: paper, dye: indigo, accent: vermilion, drop: 140, wide: 186, tablet: 100 },
  { letter: 'A', ground: ink, dye: vermilion, accent: paper, drop: 210, wide: 176, tablet: 94 },
  { letter: 'M', ground: indigo, dye: turmeric, accent: paper, drop: 104, wide: 224, tablet: 126 },
]

/** How a cloth is cut for a window: letter in px and width axis, its baseline, the halo around it. */
interface Cut {
  size: number
  stretch: number
  baseline: number
  halo: number
  teeth: number
  bundle: number
  slip: number
  drift: number
}

const wideCut: Cut = {
  size: 262,
  stretch: 84,
  baseline: 390,
  halo: 5,
  teeth: 30,
  bundle: 3,
  slip: 5,
  drift: 2,
}
const tabletCut: Cut = {
  size: 152,
  stretch: 75,
  baseline: 286,
  halo: 3,
  teeth: 17,
  bundle: 2,
  slip: 3.5,
  drift: 1.2,
}
const fringeHeight = 44

function glyph(
  { letter, dye, accent }: Letter,
  x: number,
  baseline: number,
  size: number,
  stretch: number,
  halo: number,
): string {
  const type = `font-family="Anek Latin" font-weight="800" font-size="${size}" style="font-stretch:${stretch}%" text-anchor="middle"`
  const outline = `stroke="${accent}" stroke-width="${halo * 2}" stroke-miterlimit="3" paint-order="stroke"`
  return `<text x="${x}" y="${baseline}" ${type} fill="${dye}" ${outline}>${letter}</text>`
}

/** Selvedges: a thick and a thin thread along both sides. */
const selvedges = (width: number, height: number, accent: string) =>
  rect(6, 0, 5, height, accent) + rect(width - 11, 0, 5, height, accent)

/** A tall cloth on the rod: header and motif, letter, small diamonds, temple border, fringe. Transparent beside the fringe. */
function cloth(item: Letter, index: number, width: number, cut: Cut): Picture {
  const { ground, dye, accent, drop } = item
  const height = cut.baseline + 30 + drop
  const motif = motifs[index]
  const middle = width / 2
  const headHeight = Math.floor((cut.baseline - cut.size * 0.64 - 68) / 2) * 2
  const motifRadius = Math.min(38, headHeight / 2 - 4)
  const body: Stretch = {
    height,
    art:
      rect(0, 0, width, height, ground) +
      selvedges(width, height, accent) +
      glyph(item, middle, cut.baseline, cut.size, cut.stretch, cut.halo),
    weave: { bundle: cut.bundle, slip: cut.slip, drift: cut.drift, texture: 0.055, seed: 200 + index * 9 },
  }
  const head: Stretch = {
    height: headHeight + 50,
    art:
      rect(0, 0, width, headHeight + 50, ground) +
      selvedges(width, headHeight + 50, accent) +
      rect(0, 30, width, 8, accent) +
      rect(0, 44, width, 3, accent) +
      (motif
        ? group(
            `translate(${middle} ${52 + headHeight / 2})`,
            motif(middle - (cut.size > 200 ? 20 : 14), motifRadius, { letter: dye, accent, ground }),
          )
        : ''),
    weave: { slip: 3, drift: 0.6, texture: 0.055, seed: 700 + index },
  }
  const footTop = cut.baseline + 22
  const footHeight = height - footTop
  const rows = Math.floor((footHeight - 112) / 38)
  const base = footHeight - 36
  const foot: Stretch = {
    y: footTop,
    height: footHeight,
    art:
      rect(0, 0, width, footHeight, ground) +
      selvedges(width, footHeight, accent) +
      repeat(Math.max(0, rows), (row) =>
        buti(16, width - 16, 22 + row * 38, Math.round(width / 32), [accent, dye], row),
      ) +
      temples(
        12,
        width - 12,
        base,
        Math.min(56, footHeight - 50),
        Math.round((width - 24) / cut.teeth),
        accent,
        ground,
      ) +
      rect(0, base, width, 9, accent) +
      rect(0, base + 14, width, 6, dye) +
      rect(0, base + 25, width, 3, accent),
    weave: { slip: 3, drift: 0.8, texture: 0.055, seed: 900 + index * 5 },
  }
  const tassels: Stretch = {
    y: height,
    height: fringeHeight,
    art: fringe(2, width - 2, 0, fringeHeight, ground, index + 1),
    weave: false,
  }
  return { width, height: height + fringeHeight, stretches: [body, head, foot, tassels] }
}

/**
 * A phone strip, read downwards. Letter within the left 148 px, diamonds within the right 48; between them only flat
 * dye, so that it may be stretched there (border-image, or two backgrounds) to any width.
 */
function strip(item: Letter, index: number): Picture {
  const { ground, accent, dye } = item
  const [width, height] = [768, 104]
  const art =
    rect(0, 0, width, height, ground) +
    rect(0, 4, width, 4, accent) +
    rect(0, height - 8, width, 4, accent) +
    glyph(item, 74, 91, 117, 100, 3) +
    repeat(
      3,
      (i) =>
        rhombus(width - 22, height * (0.24 + i * 0.26), 12, 12, accent) +
        rhombus(width - 22, height * (0.24 + i * 0.26), 5, 5, dye),
    )
  return {
    width,
    height,
    stretches: [{ art, weave: { bundle: 2, slip: 3, drift: 1.2, texture: 0.055, seed: 200 + index * 9 } }],
  }
}

export const pancham: Pictures = Object.fromEntries(
  letters.flatMap((letter, i) => [
    [`cloth-${i + 1}`, () => cloth(letter, i, letter.wide, wideCut)],
    [`cloth-tablet-${i + 1}`, () => cloth(letter, i, letter.tablet, tabletCut)],
    [`strip-${i + 1}`, () => strip(letter, i)],
  ]),
)

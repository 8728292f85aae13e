import { circle, clipped, ellipse, group, path, polar, rect, repeat } from '../stage/markup'
import { dyes } from './weave'

/** The woman of the showreel's poster: one lens is the wheel of Konark, the other is the play button. */
const { ink, paper, vermilion, saffron, turmeric, madder, indigo } = dyes
const skin = '#A9572E'
const shade = '#8A4526'

const rhombus = (x: number, y: number, rx: number, ry: number, dye: string): string =>
  path(`M${x - rx} ${y}L${x} ${y - ry}L${x + rx} ${y}L${x} ${y + ry}Z`, dye)
const ring = (radius: number, width: number): string =>
  circle(0, 0, radius, 'none', `stroke="${ink}" stroke-width="${width}"`)

/** Sixteen spokes, eight of them carved, on a beaded rim. */
function wheel(x: number, y: number, r: number): string {
  const spokes = repeat(16, (i) => {
    const spoke =
      i % 2
        ? rect(r * 0.22, -r * 0.014, r * 0.54, r * 0.028, ink)
        : path(
            `M${r * 0.22} ${-r * 0.03}L${r * 0.45} ${-r * 0.095}L${r * 0.74} ${-r * 0.028}V${r * 0.028}L${r * 0.45} ${r * 0.095}L${r * 0.22} ${r * 0.03}Z`,
            ink,
          )
    return group(`transform="rotate(${i * 22.5})"`, spoke, circle(r * 0.845, 0, r * 0.036, ink))
  })
  return group(
    `transform="translate(${x} ${y})"`,
    ring(r * 0.93, r * 0.09),
    ring(r * 0.76, r * 0.045),
    ring(r * 0.2, r * 0.08),
    spokes,
    circle(0, 0, r * 0.1, ink),
  )
}

function sun(): string {
  const rays = repeat(18, (i) =>
    path(
      'M-40 -380L-78 -1150H78L40 -380Z',
      i % 2 ? vermilion : turmeric,
      `transform="translate(680 430) rotate(${i * 20})"`,
    ),
  )
  return rect(-900, -400, 3200, 1600, saffron) + rays + circle(680, 430, 410, vermilion)
}

function hair(): string {
  const jasmine = repeat(15, (i) => {
    const [x, y] = polar(1, 198 + (i / 14) * 144)
    return circle(680 + x * 190, 176 + y * 92, 15.5, paper) + circle(680 + x * 190, 176 + y * 92, 4, saffron)
  })
  return ellipse(680, 74, 128, 104, ink) + ellipse(680, 330, 300, 290, ink) + jasmine
}

function sari(): string {
  const blouse = path(
    'M170 765C224 640 440 640 590 636Q680 740 770 636C920 640 1136 640 1190 765V1200H170Z',
    madder,
  )
  const drape = path('M170 765C224 640 430 640 566 636L930 775V1200H170Z', indigo)
  const border =
    path('M250 668L940 850L912 900L206 716Z', turmeric) + path('M236 682L930 864L924 876L228 694Z', madder)
  const motifs = repeat(11, (i) => rhombus(318 + i * 58, 700 + i * 15.4, 13, 17, ink))
  const shoulders = '<path d="M170 765C224 640 440 640 590 636H930V1200H170Z"/>'
  return rect(590, 596, 180, 120, shade) + blouse + drape + clipped('shoulders', shoulders, border, motifs)
}

function face(): string {
  const oval = path(
    'M452 330C452 170 560 130 680 130C800 130 908 170 908 330C908 540 800 690 680 690C560 690 452 540 452 330Z',
    skin,
  )
  const nose = path('M680 360L640 506Q660 530 684 524Q712 530 726 508Z', shade)
  const parting = path(
    'M452 344C438 178 560 118 680 118C800 118 922 178 908 344C894 232 792 190 680 148C568 190 466 232 452 344Z',
    ink,
  )
  const lips =
    path('M586 586Q640 546 680 568Q720 546 774 586Q736 650 680 650Q624 650 586 586Z', madder) +
    path('M616 585Q680 600 744 585Q680 624 616 585Z', paper)
  const chin = path('M650 668Q680 678 710 668', 'none', `stroke="${shade}" stroke-width="7"`)
  return (
    oval +
    nose +
    parting +
    lips +
    chin +
    rhombus(680, 214, 18, 27, vermilion) +
    circle(640, 518, 24, 'none', `stroke="${turmeric}" stroke-width="8"`)
  )
}

function jewels(): string {
  return [440, 920]
    .map(
      (x) =>
        circle(x, 480, 32, turmeric) +
        circle(x, 480, 13, madder) +
        rhombus(x, 558, 42, 58, turmeric) +
        rhombus(x, 558, 20, 28, madder),
    )
    .join('')
}

function glasses(): string {
  const frames =
    [548, 812].map((x) => circle(x, 366, 147, ink)).join('') +
    rect(656, 328, 48, 26, ink) +
    path('M406 330L440 322V350L406 354ZM954 330L920 322V350L954 354Z', ink)
  const left = circle(548, 366, 126, paper) + wheel(548, 366, 122)
  const right =
    circle(812, 366, 126, paper) + circle(812, 366, 108, vermilion) + path('M774 302L884 366L774 430Z', ink)
  return frames + left + right
}

/** The poster at any size: the face stays in the middle and fills the height. */
export function woman(width: number, height: number): string {
  const scale = height / 765
  const art = [sun(), hair(), sari(), face(), jewels(), glasses()].join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${680 - width / 2 / scale} 0 ${width / scale} 765" shape-rendering="crispEdges">${art}</svg>`
}

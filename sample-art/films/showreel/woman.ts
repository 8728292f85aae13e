import { circle, ellipse, group, path, polar, rect, repeat } from '../stage/markup'
import { dyes } from './weave'

/** The woman of the showreel's poster: one lens is the wheel of Konark, the other is the play button. */
const { ink, paper, vermilion, saffron, turmeric, madder, indigo } = dyes
const skin = '#A9572E'
const shade = '#8A4526'
const deep = '#5E2A15'

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
      'M-37 -350L-78 -1150H78L37 -350Z',
      i % 2 ? vermilion : turmeric,
      `transform="translate(680 400) rotate(${i * 20})"`,
    ),
  )
  return rect(-900, -400, 3200, 1600, saffron) + rays + circle(680, 400, 372, vermilion)
}

/** Middle of the head, and of her lenses to either side of it. */
const middle = 680
const lens = { apart: 113, y: 344, r: 111 }

/** The knot on top with jasmine round its foot, and the hair close to the skull. */
function hair(): string {
  const jasmine = repeat(13, (i) => {
    const [x, y] = polar(1, 202 + (i / 12) * 136)
    const [cx, cy] = [middle + x * 122, 176 + y * 62]
    return circle(cx, cy, 15, paper) + circle(cx, cy, 4.5, saffron)
  })
  return (
    ellipse(middle, 96, 92, 72, ink) +
    path('M612 48Q680 18 748 48M600 76Q680 44 760 76', 'none', `stroke="${madder}" stroke-width="7"`) +
    ellipse(middle, 330, 222, 214, ink) +
    jasmine
  )
}

/** Neck and shoulders: the neck in the chin's shadow, its light side, the hollow between the collar bones. */
function sari(): string {
  const neck =
    path('M606 520H754V640Q760 668 806 690L680 765L554 690Q600 668 606 640Z', skin) +
    path('M606 520H754V640Q722 664 690 664Q634 656 606 604Z', shade)
  const blouse = path('M754 664Q860 688 980 700Q1090 712 1140 780V1200H640L680 742Z', madder)
  const drape = path('M606 664Q500 688 380 700Q270 712 220 780V1200H930L720 765L680 742Z', indigo)
  const border =
    path('M606 664L576 670L700 790H790L680 742Z', turmeric) + path('M590 667L582 668L706 790H720Z', madder)
  const motifs = [
    [330, 744],
    [424, 732],
    [518, 728],
    [470, 772],
    [376, 784],
    [564, 776],
  ]
    .map(([x = 0, y = 0]) => rhombus(x, y, 15, 19, turmeric) + rhombus(x, y, 6, 8, madder))
    .join('')
  return neck + blouse + drape + border + motifs
}

/** Ears stand off behind the glasses, each with a stud in the lobe and a pendant below it. */
function ears(): string {
  return [-1, 1]
    .map((side) => {
      const x = (reach: number) => middle + side * reach
      return (
        path(
          `M${x(184)} 352Q${x(236)} 330 ${x(240)} 388Q${x(238)} 440 ${x(214)} 478Q${x(170)} 500 ${x(150)} 446Z`,
          skin,
        ) +
        path(
          `M${x(200)} 384Q${x(222)} 372 ${x(222)} 402Q${x(216)} 436 ${x(200)} 448`,
          'none',
          `stroke="${deep}" stroke-width="8"`,
        ) +
        circle(x(208), 476, 24, turmeric) +
        circle(x(208), 476, 10, madder) +
        rhombus(x(208), 542, 34, 48, turmeric) +
        rhombus(x(208), 542, 16, 23, madder)
      )
    })
    .join('')
}

/** A nose in planes: the ridge, the shaded side, two wings and the underside; the ring goes through the left wing. */
function nose(): string {
  const ring = circle(644, 496, 25, 'none', `stroke="${turmeric}" stroke-width="8"`)
  return (
    path('M680 380L690 380L712 462L680 492Z', shade) +
    ring +
    path('M680 452Q652 444 642 464Q632 490 658 492L680 498L702 492Q728 490 718 464Q708 444 680 452Z', skin) +
    path('M650 448Q632 460 636 482Q642 494 656 490', 'none', `stroke="${deep}" stroke-width="6"`) +
    path('M690 452Q710 446 718 464Q728 490 702 492L686 497Q700 476 690 452Z', shade) +
    path('M650 486Q662 482 668 492Q680 500 692 492Q698 482 710 486Q702 502 680 506Q658 502 650 486Z', deep) +
    // Where it goes in.
    circle(650, 474, 7, turmeric)
  )
}

function face(): string {
  const oval = path(
    'M492 330C492 190 584 152 680 152C776 152 868 190 868 330C868 430 838 520 790 574Q740 622 680 622Q620 622 570 574C522 520 492 430 492 330Z',
    skin,
  )
  const side = path(
    'M826 420C826 500 800 556 752 596Q720 620 680 622Q740 622 790 574C838 520 868 430 868 330C868 280 850 240 830 214Z',
    shade,
  )
  const parting = path(
    'M488 344C470 188 584 126 680 126C776 126 890 188 872 344C856 250 776 212 680 166C584 212 504 250 488 344Z',
    ink,
  )
  const lips =
    path('M606 548Q656 518 680 532Q704 518 754 548Q724 592 680 592Q636 592 606 548Z', madder) +
    path('M630 548Q680 560 730 548Q680 576 630 548Z', paper)
  return oval + side + nose() + parting + lips + rhombus(middle, 212, 14, 22, vermilion)
}

function glasses(): string {
  const [left, right] = [middle - lens.apart, middle + lens.apart]
  const frames =
    [left, right].map((x) => circle(x, lens.y, lens.r, ink)).join('') +
    rect(middle - 14, lens.y - 22, 28, 20, ink)
  const wheelSide = circle(left, lens.y, lens.r * 0.86, paper) + wheel(left, lens.y, lens.r * 0.83)
  const [from, to] = [right - 27, right + 52]
  const playSide =
    circle(right, lens.y, lens.r * 0.86, paper) +
    circle(right, lens.y, lens.r * 0.74, vermilion) +
    path(`M${from} ${lens.y - 46}L${to} ${lens.y}L${from} ${lens.y + 46}Z`, ink)
  return frames + wheelSide + playSide
}

/** The poster at any size: the face stays in the middle and fills the height. */
export function woman(width: number, height: number): string {
  const scale = height / 765
  const art = [sun(), hair(), sari(), ears(), face(), glasses()].join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${680 - width / 2 / scale} 0 ${width / scale} 765" shape-rendering="crispEdges">${art}</svg>`
}

import { type Drawing, svg } from '../../lib/drawing'
import { random } from '../../lib/random'
import { copper, deep, grain, lilac, night, starlight, trails, violet } from './book'

interface Block {
  x: number
  width: number
  height: number
  seed: number
}

const table = 812

/** One block of clear acrylic, lit from below through fibres that end in its floors; drawn on y = 0, upwards. */
function block({ x, width, height, seed }: Block): string {
  const next = random(seed)
  const [depth, lift] = [86, 40]
  const fibres: string[] = []
  const glow: string[] = []
  for (let c = 0; c < 9; c++) {
    const px = ((c + 0.5) * width) / 9
    fibres.push(
      `<path d="M${px} 0V${-height + 30}" stroke="${violet}" stroke-opacity=".5" stroke-width="1.6"/>`,
    )
    for (let y = -22; y > -height + 18; y -= 18) {
      const light = next()
      if (light < 0.4) continue
      const fill = light > 0.86 ? starlight : light > 0.6 ? copper : lilac
      const r = light > 0.86 ? 4.6 : 3.2
      glow.push(
        `<circle cx="${px}" cy="${y}" r="${r * 3}" fill="${fill}" opacity=".16"/><circle cx="${px}" cy="${y}" r="${r}" fill="${fill}"/>`,
      )
    }
  }
  const side = Array.from({ length: 4 }, (_, c) => {
    const [sx, sy] = [width + ((c + 0.5) * depth) / 4, -((c + 0.5) * lift) / 4]
    return Array.from({ length: Math.floor(height / 18) - 2 }, (_, k) =>
      next() > 0.55
        ? `<circle cx="${sx}" cy="${sy - 22 - k * 18}" r="2.6" fill="${next() > 0.5 ? copper : violet}"/>`
        : '',
    ).join('')
  })
  const edge = `stroke="${starlight}" stroke-width="3" stroke-linejoin="round" fill="none"`
  return `<g transform="translate(${x} 0)"><path d="M-34-8l${depth * 0.5} ${-lift * 0.5}h${width + 68}l${-depth * 0.5} ${lift * 0.5}Z" fill="#C97C45"/><path d="M0 0V${-height}H${width}V0Z" fill="url(#glass)"/><path d="M${width} 0V${-height}l${depth} ${-lift}V${-lift}Z" fill="${violet}" opacity=".34"/><path d="M0 ${-height}l${depth} ${-lift}h${width}l${-depth} ${lift}Z" fill="${lilac}" opacity=".5"/>
    ${fibres.join('')}${side.join('')}${glow.join('')}<path d="M0 0V${-height}H${width}V0M${width} ${-height}l${depth} ${-lift}V${-lift}" ${edge}/><path d="M0 ${-height}l${depth} ${-lift}h${width}" ${edge} stroke-opacity=".8"/><path d="M${depth} ${-lift}V${-height - lift + 6}" ${edge} stroke-opacity=".25"/>
    <rect x="-34" y="-8" width="${width + 68}" height="22" fill="${copper}"/><path d="M${width + 34} -8l${depth * 0.5} ${-lift * 0.5}v22l${-depth * 0.5} ${lift * 0.5}z" fill="#9A5530"/></g>`
}

/** The sales lounge after hours: three blocks of acrylic, lit through fibres, double themselves in the table. */
export function loungeModel(): Drawing {
  const blocks = [
    { x: 780, width: 190, height: 470, seed: 4 },
    { x: 1100, width: 190, height: 640, seed: 9 },
    { x: 1420, width: 190, height: 470, seed: 15 },
  ]
  const all = blocks.map(block).join('')
  const heads = (rim: string): string =>
    `<circle cx="306" cy="566" r="50" ${rim}/><path d="M-60 1140C-60 980 40 930 190 906C222 900 236 880 234 846C190 812 172 764 178 706C184 636 236 596 302 596S424 638 428 706C432 764 414 812 372 846C370 880 384 900 416 906C566 930 646 990 650 1140Z" ${rim}/><path d="M680 1140C686 1062 734 1022 800 1012C816 1008 820 998 818 980C788 958 774 932 772 902C752 906 742 862 766 860C764 848 766 836 768 828C738 822 712 850 700 892C684 852 704 796 752 788C764 784 774 782 784 782C800 770 822 764 846 764C900 764 926 806 926 860C950 862 940 906 920 902C918 932 904 958 874 980C872 998 876 1008 892 1012C958 1022 1006 1062 1012 1140Z" ${rim}/>`
  const visitor = `<g transform="translate(0 40)">${heads(`fill="${lilac}"`)}<g transform="translate(-6 5)">${heads('fill="#070312"')}</g></g>`
  const art = `<defs><linearGradient id="glass" x1="0" y1="1" x2="0" y2="0"><stop offset="0" stop-color="${violet}" stop-opacity=".85"/><stop offset=".5" stop-color="${deep}" stop-opacity=".55"/><stop offset="1" stop-color="${deep}" stop-opacity=".3"/></linearGradient>
    <radialGradient id="air" cx=".6" cy=".62" r=".6"><stop offset="0" stop-color="#4A32B4"/><stop offset=".45" stop-color="${deep}"/><stop offset="1" stop-color="${night}"/></radialGradient>
    <linearGradient id="fade" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".6"/><stop offset=".85" stop-color="#fff" stop-opacity="0"/></linearGradient><mask id="mirror"><rect y="${table + 26}" width="2000" height="300" fill="url(#fade)"/></mask></defs>
    <rect width="2000" height="1125" fill="${night}"/><rect width="2000" height="${table}" fill="url(#air)"/>
    <g opacity=".42">${trails({ x: 1195, y: 172, from: 40, to: 1150, every: 26, seed: 77, weight: 0.7 })}</g>
    <rect y="${table - 40}" width="2000" height="400" fill="#0C061E"/><path d="M0 ${table - 40}H2000" stroke="${violet}" stroke-width="3"/>
    <g mask="url(#mirror)"><g transform="translate(0 ${table + 32}) scale(1 -.62)">${all}</g></g>
    <g transform="translate(0 ${table})">${all}</g>${visitor}${grain(2000, 1125, 0.4)}`
  return { width: 2000, height: 1125, html: svg(art, 2000, 1125) }
}

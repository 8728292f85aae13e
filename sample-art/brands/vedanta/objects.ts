import { type Drawing, svg } from '../../lib/drawing'
import { canopy, laterite, line, ochre, ore, rect, sand, say, strata, sump, title, wordmark } from './book'
import { contour, seam } from './noise'

/** Wavy bands over a box, deepest colour at the foot and one leafed at the top. */
function layers(
  x: number,
  y: number,
  w: number,
  h: number,
  swing: number,
  seed: number,
  tones: readonly string[] = [...strata.slice(0, 8), canopy],
): string {
  return [...tones]
    .reverse()
    .map((fill, i) => {
      const top = y + (i * h) / tones.length
      return i
        ? `<path d="M${x} ${y + h + 40}L${seam(x, x + w, top, swing, seed + i)}L${x + w} ${y + h + 40}Z" fill="${fill}"/>`
        : rect(x, y - 60, w, h + 60, fill)
    })
    .join('')
}

/** Safety poster: a helmet drawn as a contour map, palest at the top. */
export function helmet(): Drawing {
  const shell =
    'M170 1010C150 560 380 300 690 300C1000 300 1190 560 1190 980L1280 1040Q1300 1080 1250 1090H150Q100 1080 120 1036Z'
  const rings = strata.map((fill, i) => {
    const d = contour(640 + i * 12, 760 - i * 14, 720 - i * 70, 560 - i * 52, 12, 0.12)
    return `<path d="${d}" fill="${fill}"/>${line(d, ore, 4, 'opacity=".35"')}`
  })
  const picture = `<defs><clipPath id="shell"><path d="${shell}"/></clipPath></defs>${rect(0, 0, 1350, 1800, ochre)}<path d="${contour(690, 760, 900, 760, 4, 0.1)}" fill="#DB9256"/><path d="${contour(700, 720, 680, 560, 4, 0.1)}" fill="${ore}"/>
  <g transform="translate(26 34)"><path d="${shell}" fill="#1E0604" opacity=".6"/></g><g clip-path="url(#shell)">${rect(0, 0, 1350, 1800, sand)}${rings.join('')}<path d="M60 960C500 1030 900 1030 1340 930V1180H60Z" fill="${ochre}"/><path d="M60 1044C500 1104 900 1104 1340 1010V1180H60Z" fill="#DB9256"/></g>
  <path d="M392 1092C420 1180 560 1236 700 1236S980 1180 1008 1092" fill="none" stroke="#1E0604" stroke-width="30" opacity=".5" transform="translate(14 18)"/><path d="M392 1092C420 1180 560 1236 700 1236S980 1180 1008 1092" fill="none" stroke="${sand}" stroke-width="26"/>${rect(640, 1204, 120, 62, sump)}${rect(690, 1204, 8, 62, ore)}
  ${title(['Helmet on from', 'gate to gate.'], 90, 1550, 172, { leading: 1.02, fill: ore })}`
  return { width: 1350, height: 1800, ground: ochre, html: svg(picture, 1350, 1800) }
}

/** Stationery: a stack of letterheads whose dyed edges are the strata. */
export function stationery(): Drawing {
  const [w, d, h] = [860, 1120, 300]
  const sheet = svg(
    `${rect(0, 0, w, d, sand)}${wordmark(70, 150, 230, ore)}${say(['Dear Madam,', '', 'here is the plan of', 'bench 4. Its colours', 'run from the surface', 'down: the darker,', 'the deeper.'], 70, 320, 72, { fill: ore, leading: 1.3, weight: 500 })}${rect(70, 1010, 160, 12, canopy)}`,
    w,
    d,
  )
  const side = (length: number, seed: number, shade: string) =>
    svg(
      `${layers(0, 0, length, h, 24, seed)}${Array.from({ length: 40 }, (_, i) => rect(0, i * 7.5, length, 1.4, '#1E060429')).join('')}${rect(0, 0, length, h, shade)}`,
      length,
      h,
    )
  const css = `.ground{position:absolute;inset:0;background:linear-gradient(115deg,#79BC6B 0 38%,#6BB062 38% 70%,#58A564 70%)}.stage{position:absolute;inset:0;perspective:3000px;perspective-origin:50% 0%}.stack{position:absolute;left:450px;top:-54px;width:${w}px;height:${d}px;transform-style:preserve-3d;transform:rotateX(58deg) rotateZ(-36deg)}.stack>*{position:absolute}.front{left:0;top:${d}px;transform-origin:0 0;transform:rotateX(-90deg)}.right{left:${w}px;top:${d}px;transform-origin:0 0;transform:rotateZ(-90deg) rotateX(-90deg)}.left{left:0;top:0;transform-origin:0 0;transform:rotateZ(90deg) rotateX(-90deg)}.cast{inset:0;background:#3A120E;transform:translateZ(-${h}px) translate(130px,40px);filter:blur(30px);opacity:.55}.contact{inset:0;background:#1E0604;transform:translateZ(-${h - 1}px) translate(14px,14px);filter:blur(10px);opacity:.6}`
  return {
    width: 1800,
    height: 1350,
    ground: '#58A564',
    css,
    html: `<div class="ground"></div><div class="stage"><div class="stack"><div class="cast"></div><div class="contact"></div><div>${sheet}</div><div class="front">${side(w, 3, '#1E06040A')}</div><div class="right">${side(d, 8, '#1E060457')}</div><div class="left">${side(d, 8, '#1E06044D')}</div></div></div>`,
  }
}

/** Icon family cut from benches: solid shapes, every one with dark rock at the foot and a green surface. */
export function icons(): Drawing {
  const shapes = [
    'M20 150C18 70 60 30 100 30S182 70 180 150L196 158V172H4V158Z',
    'M10 60H120V40H170L192 90V150H176A22 22 0 0 1 132 150H76A22 22 0 0 1 32 150H10Z',
    'M100 10C130 60 166 96 166 130A66 62 0 0 1 34 130C34 96 70 60 100 10Z',
    'M70 20H130V72H182V132H130V184H70V132H18V72H70Z',
    'M84 20H116L152 150H48ZM14 162H186V186H14Z',
    'M6 170L70 60L104 108L134 70L194 170Z',
    'M12 96L100 22L188 96H164V178H122V126H78V178H36V96Z',
    'M14 76H110V34L190 104L110 174V132H14Z',
    'M10 60C60 10 140 10 190 60L176 78C160 62 146 54 118 50L112 190H88L82 50C54 54 40 62 24 78Z',
    'M60 24L84 34Q100 50 116 34L140 24L186 62L166 96L146 82V184H54V82L34 96L14 62Z',
    'M10 40C40 24 76 26 100 44C124 26 160 24 190 40V172C160 158 124 160 100 176C76 160 40 158 10 172Z',
    'M100 14A86 86 0 1 1 99 14ZM100 60A40 40 0 1 0 101 60Z',
    'M96 10L40 112H86L70 192L164 78H114L136 10Z',
    'M60 16H122V108L170 122Q188 128 188 150V160H60ZM60 170H192V186H60Z',
    'M100 14L194 182H6ZM100 66A13 13 0 0 0 87 80L92 126H108L113 80A13 13 0 0 0 100 66ZM100 138A12 12 0 1 0 101 138Z',
    'M24 72H44C44 -8 156 -8 156 72H176L156 190H44ZM60 72H140C140 14 60 14 60 72Z',
  ]
  // Where each shape begins: the leaf lies on top of the low ones too.
  const tops = [30, 40, 10, 20, 20, 60, 22, 34, 24, 28, 28, 14, 10, 16, 14, 8]
  const cells = shapes.map((d, i) => {
    const x = 96 + (i % 4) * 345
    const y = 62 + Math.floor(i / 4) * 328
    return `<clipPath id="icon${i}"><path d="${d}" clip-rule="evenodd"/></clipPath><g transform="translate(${x} ${y}) scale(1.36)"><g clip-path="url(#icon${i})">${layers(0, (tops[i] ?? 10) - 2, 200, 194 - (tops[i] ?? 10), 16, i * 3 + 1, [ore, '#6B2A1F', laterite, '#CF7440', ochre, '#3B7A50'])}</g></g>`
  })
  const picture = `${rect(0, 0, 1500, 1500, sand)}${cells.join('')}${say('Sixteen signs, cut from the same ground.', 96, 1446, 74, { fill: ore, weight: 700 })}`
  return { width: 1500, height: 1500, ground: sand, html: svg(picture, 1500, 1500) }
}

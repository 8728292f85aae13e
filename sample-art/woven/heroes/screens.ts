import { husk, indigo, ink, paper, saffron, slate, turmeric, vermilion } from '../dyes'
import { type ElephantDyes, elephant } from '../elephant'
import type { Picture } from '../picture'
import { circle, group, rect, repeat } from '../shapes'

const [width, height] = [1440, 420]
const street = height - 34
/** Height of a screen's bar and width of its frame. */
const [bar, frame] = [40, 10]
/** How far threads may slip beyond a screen's side. */
const reach = 10

interface Screen {
  x: number
  width: number
  height: number
  wall: string
  bar: 'address' | 'tabs' | 'search' | 'switch'
}

const [monitor, stilts, tablet, stack, small] = [
  { x: 40, width: 520, height: 270, wall: vermilion, bar: 'address' },
  { x: 584, width: 160, height: 352, wall: saffron, bar: 'search' },
  { x: 768, width: 272, height: 210, wall: turmeric, bar: 'tabs' },
  { x: 1064, width: 166, height: 374, wall: vermilion, bar: 'switch' },
  { x: 1254, width: 146, height: 250, wall: saffron, bar: 'search' },
] as const satisfies readonly Screen[]

function titleBar({ x, width: w, bar }: Screen, y: number): string {
  const lights = [vermilion, turmeric, paper]
    .map((dye, i) => rect(x + 14 + i * 20, y + 11, 12, 12, dye))
    .join('')
  const right = x + w - 14
  if (bar === 'tabs')
    return lights + rect(x + 92, y + 8, 90, 26, turmeric) + rect(x + 190, y + 14, 60, 6, paper)
  if (bar === 'switch')
    return lights + rect(right - 50, y + 9, 50, 16, paper) + rect(right - 20, y + 7, 20, 20, vermilion)
  if (bar === 'search')
    return lights + rect(right - 48, y + 14, 36, 7, paper) + circle(right - 6, y + 17, 7, paper)
  return lights + rect(x + 92, y + 9, w - 120, 16, paper) + rect(x + 100, y + 14, 90, 6, indigo)
}

/** An empty screen that stands on the street. */
function screen(one: Screen): string {
  const { x, width: w, height: h, wall } = one
  const y = street - h
  return (
    rect(x, y, w, h, indigo) +
    rect(x + frame, y + bar, w - 2 * frame, h - bar - frame, wall) +
    titleBar(one, y)
  )
}

const floor = street - frame
const weave = { slip: 2.8, drift: 0.8, texture: 0.045, seed: 5 }

const dyes = (wall: string, cloth: string, motif: string): ElephantDyes => ({
  hide: ink,
  gap: wall,
  cloth,
  border: paper,
  motif,
  tusk: paper,
  eye: [paper, ink],
})
const onVermilion = dyes(vermilion, saffron, indigo)
const onSaffron = dyes(saffron, vermilion, paper)
const onTurmeric = dyes(turmeric, vermilion, paper)

/** UI/UX: one elephant laid anew for each screen; the widest screen is apart. Transparent above the street. */
export function screens(): Picture {
  const art =
    [stilts, tablet, stack, small].map(screen).join('') +
    elephant(stilts.x + 15, floor, 6, { length: 21.6, height: 47, repeats: 1 }, onSaffron) +
    elephant(tablet.x + 16, floor, 7, { length: 34.2, height: 19.5, body: 10, repeats: 3 }, onTurmeric) +
    repeat(3, (i) =>
      elephant(stack.x + 17, floor - i * 102, 6, { length: 22, height: 16.8, repeats: 1 }, onVermilion),
    ) +
    elephant(small.x + 15, floor, 5.4, { length: 21.6, height: 17, repeats: 1, raised: 10 }, onSaffron) +
    rect(0, street, width, 34, indigo) +
    rect(0, street + 9, width, 7, vermilion)
  return { width, height, stretches: [{ art, weave }] }
}

/** The widest screen. The page takes it apart before the front legs and pulls it narrower by whole repeats. */
export function wideScreen(): Picture {
  const [w, h] = [monitor.width + 2 * reach, monitor.height]
  const art = group(
    `translate(${reach - monitor.x} ${h - street})`,
    screen(monitor) +
      elephant(
        monitor.x + frame + 8,
        floor,
        9,
        { length: 53.6, height: 22, body: 12, repeats: 6 },
        onVermilion,
      ),
  )
  return { width: w, height: h, stretches: [{ art, weave }] }
}

/** For phones: the elephant on stilts and the three on each other in two tall screens, and a wide one that lies across both. */
export function screensOnPhones(): Picture {
  const [w, h] = [390, 650]
  const tall = { ...stilts, x: 20, width: 168, height: 392 }
  const stacked = { ...stack, x: 202, width: 168, height: tall.height }
  const across = { ...tablet, x: 20, width: 350, height: 206 }
  const art =
    group(
      `translate(0 ${h - height})`,
      group(
        `translate(0 ${-tall.height})`,
        screen(across) +
          elephant(across.x + 16, floor, 8, { length: 39.7, height: 17, body: 9, repeats: 4 }, onTurmeric),
      ) +
        screen(tall) +
        elephant(tall.x + 17, floor, 6.2, { length: 21.6, height: 52, repeats: 1 }, onSaffron) +
        screen(stacked) +
        repeat(3, (i) =>
          elephant(stacked.x + 18, floor - i * 102, 6, { length: 22, height: 16.8, repeats: 1 }, onVermilion),
        ),
    ) +
    rect(0, h - 34, w, 34, indigo) +
    rect(0, h - 25, w, 7, vermilion)
  return { width: w, height: h, stretches: [{ art, weave }] }
}

const pane = 240
/** A pencil's grey. */
const pencil = '#B9AD9B'

/** Four states of one screen, side by side: a sketch, its parts, dressed, walking off with a flower. */
export function screenSteps(): Picture {
  const h = 150
  const looks: { wall: string; dyes: ElephantDyes; raised?: number }[] = [
    {
      wall: paper,
      dyes: { hide: pencil, gap: paper, cloth: paper, border: pencil, motif: pencil, tusk: pencil },
    },
    { wall: husk, dyes: { hide: slate, gap: husk, cloth: husk, border: indigo, motif: slate, tusk: indigo } },
    { wall: turmeric, dyes: onTurmeric },
    { wall: vermilion, dyes: onVermilion, raised: 4 },
  ]
  const art = looks.map(({ wall, dyes, raised }, i) => {
    const x = i * pane
    return (
      rect(x, 0, pane, h, indigo) +
      rect(x + 8, 26, pane - 16, h - 34, wall) +
      [vermilion, turmeric, paper].map((dye, k) => rect(x + 12 + k * 16, 8, 9, 9, dye)).join('') +
      elephant(
        x + (raised ? 62 : 34),
        h - 8,
        raised ? 3.9 : 4.6,
        { length: 36, height: 19, body: 10, repeats: 3, ...(raised && { raised }) },
        dyes,
      )
    )
  })
  return {
    width: pane * looks.length,
    height: h,
    stretches: [{ art: art.join(''), weave: { ...weave, slip: 2 } }],
  }
}

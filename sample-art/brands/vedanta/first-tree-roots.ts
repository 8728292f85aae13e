import type { Flat } from '../../lib/hull'
import { ochre, sand } from './book'
import { contourOf } from './first-tree-contour'
import { deeper, sections } from './first-tree-ground'
import { along, cutOut } from './first-tree-paper'
import { hills } from './noise'

/** Roots from the trunk to their tips: half their width at either end, and the points they pass. They run level where two boards meet; the first reaches under the truck. */
const roots: readonly (readonly [from: number, to: number, course: readonly Flat[]])[] = [
  [
    17,
    3,
    [
      [1222, 738],
      [1188, 792],
      [1112, 824],
      [1010, 850],
      [900, 858],
      [808, 874],
      [752, 866],
    ],
  ],
  [
    18,
    3,
    [
      [1230, 738],
      [1206, 838],
      [1136, 900],
      [1046, 936],
      [960, 944],
      [886, 972],
    ],
  ],
  [
    20,
    4,
    [
      [1240, 738],
      [1246, 850],
      [1230, 946],
      [1246, 1030],
      [1236, 1094],
    ],
  ],
  [
    18,
    3,
    [
      [1250, 738],
      [1274, 846],
      [1346, 906],
      [1440, 938],
      [1530, 946],
      [1600, 976],
    ],
  ],
  [
    17,
    3,
    [
      [1258, 738],
      [1298, 792],
      [1388, 824],
      [1494, 842],
      [1600, 838],
      [1690, 858],
    ],
  ],
  [
    9,
    2.5,
    [
      [1144, 894],
      [1110, 960],
      [1050, 1002],
      [1010, 1040],
    ],
  ],
  [
    9,
    2.5,
    [
      [1336, 898],
      [1372, 966],
      [1382, 1006],
      [1440, 1042],
    ],
  ],
  [
    8,
    2.5,
    [
      [1080, 832],
      [1040, 886],
      [980, 902],
    ],
  ],
  [
    8,
    2.5,
    [
      [1420, 830],
      [1462, 880],
      [1530, 896],
    ],
  ],
  [
    5,
    2.5,
    [
      [1231, 930],
      [1190, 996],
      [1130, 1030],
    ],
  ],
]

/** A smooth line through points. */
function smooth(course: readonly Flat[]): Flat[] {
  const at = (i: number): Flat => course[Math.max(0, Math.min(course.length - 1, i))] ?? [0, 0]
  return course.slice(1).flatMap((_, i) =>
    Array.from({ length: 12 }, (_, k): Flat => {
      const t = k / 12
      const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
      const mix = (n: 0 | 1): number =>
        0.5 *
        (2 * b[n] +
          (c[n] - a[n]) * t +
          (2 * a[n] - 5 * b[n] + 4 * c[n] - d[n]) * t ** 2 +
          (3 * b[n] - a[n] - 3 * c[n] + d[n]) * t ** 3)
      return [mix(0), mix(1)]
    }),
  )
}

/** The outline of a root, cut by hand: it narrows to a point. */
function outline(index: number): string {
  const [from, to, course] = roots[index] ?? [0, 0, []]
  const line = smooth(course)
  const [one, other]: [Flat[], Flat[]] = [[], []]
  line.forEach(([x, y], i) => {
    const before = line[i - 1] ?? [x, y]
    const after = line[i + 1] ?? [x, y]
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]]
    const size = Math.hypot(dx, dy) || 1
    const part = i / line.length
    const rough = (n: number): number => 1 + (hills(i / 9, n, index + 4) - 0.47) * 0.5
    const half = from + (to - from) * part ** 0.6
    one.push([x - (dy / size) * half * rough(2), y + (dx / size) * half * rough(2)])
    other.push([x + (dy / size) * half * rough(8), y - (dx / size) * half * rough(8)])
  })
  return `M${along([...one, course.at(-1) ?? [0, 0], ...other.reverse()])}Z`
}

const wood = roots.map((_, i) => `<path d="${outline(i)}"/>`).join('')
const field = { x: 600, y: 640, width: 1260, height: 640 }
/** Points along all roots, with half the width of the root there. */
const spine = roots.flatMap(([from, to, course]) => {
  const line = smooth(course)
  return line.map(([x, y], i) => ({ x, y, half: from + (to - from) * (i / line.length) ** 0.6 }))
})

/** An opening in the ground, about `wider` than the roots on all sides: through it one sees the next sheet, `dark` on the way to black, on which its edge throws a shadow `long` px to the left. */
function opening(wider: number, dark: number, long: number): string {
  const shape = contourOf(field, (x, y) => {
    const far = Math.min(...spine.map((point) => Math.hypot(point.x - x, point.y - y) - point.half))
    return wider * (1 + (hills(x / 110, y / 110, 7) - 0.47) * 1.5) - far
  })
  const [name, d] = [`root${wider}`, `fill-rule="evenodd" d="${shape}"`]
  return `<path ${d} fill="none" stroke="${sand}" stroke-width="3.6" stroke-linejoin="round" opacity="${wider > 50 ? 0.75 : 0.4}"/>
  <clipPath id="in-${name}"><path clip-rule="evenodd" d="${shape}"/></clipPath><mask id="lit-${name}" maskUnits="userSpaceOnUse" x="560" y="640" width="1340" height="660"><path ${d} fill="#fff" filter="url(#fade)" transform="translate(-${long} ${long * 1.1})"/></mask>
  <g clip-path="url(#in-${name})">${deeper(dark + 0.36)}<g mask="url(#lit-${name})">${deeper(dark)}</g></g>`
}

/** The roots in the ground: three sheets are cut away round them, and they lie on the fourth. */
export function rootsInside(): string {
  return `<filter id="fade"><feGaussianBlur stdDeviation="4"/></filter><clipPath id="section">${sections}</clipPath><clipPath id="wood">${wood}</clipPath>
  <g clip-path="url(#section)">${opening(58, 0.2, 15)}${opening(36, 0.42, 12)}${opening(16, 0.66, 8)}${cutOut(`<g fill="${ochre}">${wood}</g>`, 'sheet')}
  <g clip-path="url(#wood)"><g fill="${sand}" transform="translate(4 -4)">${wood}</g></g></g>`
}

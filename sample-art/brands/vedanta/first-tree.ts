import { type Drawing, svg } from '../../lib/drawing'
import { ore, rect, say, title } from './book'
import { ground, horizon } from './first-tree-ground'
import { paperShadows } from './first-tree-paper'
import { rootsInside } from './first-tree-roots'
import { truck } from './first-tree-truck'
import { forest, theTree } from './first-tree-wood'

/** The last bench, cut open: a truck has stopped on it, and before it stands the first tree, whose roots are under the truck already. The forest behind climbs by `climb`. */
const edgeOfDigging = (climb: number): string =>
  `${paperShadows}${horizon()}${ground()}${forest(climb)}${rootsInside()}${theTree()}${truck(852, 822)}`

/** The green of the sky, which is the sign's own. */
const sky = '#79BC6B'

/** Sign where the digging ends. */
export function firstTree(): Drawing {
  const picture = `${rect(0, 0, 2000, 1125, sky)}${edgeOfDigging(80)}
  ${title(['Stop at the', 'first tree.'], 76, 226, 190, { fill: ore, leading: 1.02 })}${say('Its roots reach under this road.', 82, 540, 66, { fill: ore, weight: 700 })}`
  return { width: 2000, height: 1125, ground: sky, html: svg(picture, 2000, 1125) }
}

/** For a phone: the sign upright, its words over the tree, and the forest lower, so that it stays clear of them. */
export function firstTreePhone(): Drawing {
  const picture = `${rect(0, 0, 1080, 1350, sky)}<g transform="translate(-475 360) scale(.88)">${edgeOfDigging(-90)}</g>
  ${title(['Stop at the', 'first tree.'], 64, 204, 188, { fill: ore, leading: 1.08 })}${say('Its roots reach under this road.', 68, 530, 86, { fill: ore, weight: 700 })}`
  return { width: 1080, height: 1350, ground: sky, html: svg(picture, 1080, 1350) }
}

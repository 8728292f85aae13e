import { cobalt, coral, night, tones } from './book'
import type { Builder, Model, Opening } from './isometric'

const dark = {
  peach: '#B4613C',
  coral: '#A3330F',
  cobalt: night,
  plaster: '#B9A283',
  night: '#050C2E',
  rose: '#B65767',
}

/** A row of equal arches in one wall. */
function row(wall: 'left' | 'right', ats: number[], shape: Omit<Opening, 'wall' | 'at'>): Opening[] {
  return ats.map((at) => ({ wall, at, ...shape }))
}

/** The stepped quarter of the key visual: eight houses and their stairs; `ground` is markup laid on the forecourt. */
export function quarter<B extends Builder>(model: B, ground = ''): B {
  const { peach, plaster, rose } = tones
  model.box([-9, -9, -1], [18, 18, 1], peach, [], ground)
  model.box([-8, -8, 0], [4, 4, 11], tones.cobalt, [
    ...row('left', [0.8, 2.4], { sill: 8.5, width: 1, height: 1.8, inside: '#FFD9BF', reveal: dark.cobalt }),
    ...row('right', [0.7, 2.4], { sill: 8.2, width: 1, height: 2, inside: '#FFB48A', reveal: '#070F38' }),
  ])
  model.box([-7, -7, 11], [2, 2, 1.9], tones.coral, [
    ...row('left', [0.4], { sill: 0, width: 1.2, height: 1.5, inside: '#FFD9BF', reveal: dark.coral }),
    ...row('right', [0.4], { sill: 0, width: 1.2, height: 1.5, inside: '#FFB48A', reveal: '#7D2207' }),
  ])
  model.box([-4, -8, 0], [5, 4, 9.4], plaster, [
    ...row('left', [0.8], { sill: 5.6, width: 1.4, height: 3, inside: cobalt, reveal: dark.plaster }),
    ...row('left', [3], { sill: 5.6, width: 1.4, height: 3, inside: coral, reveal: dark.plaster }),
    ...row('right', [0.4], {
      sill: 5.4,
      width: 2.8,
      height: 3.2,
      inside: cobalt,
      reveal: '#9E886B',
      depth: 0.5,
    }),
  ])
  model.box([-3.4, -7.4, 9.4], [3.8, 2.8, 1.5], tones.coral)
  model.box([1, -8, 0], [4, 5, 6], tones.coral, [
    ...row('right', [0.8, 3], { sill: 2.6, width: 1.4, height: 2.6, inside: '#FFD9BF', reveal: '#8F2C0C' }),
    ...row('left', [0.8], {
      sill: 2.8,
      width: 2.4,
      height: 2.6,
      inside: '#11298F',
      reveal: dark.coral,
      depth: 0.5,
    }),
  ])
  model.stairs([1, -7.2, 6], 6, 1.8, 'x', plaster, 0.55, 0.55)
  model.box([5, -8, 0], [4, 4, 3], tones.night, [
    ...row('right', [0.8, 2.3], {
      sill: 0.2,
      width: 1.1,
      height: 2.1,
      inside: '#FFB48A',
      reveal: dark.night,
    }),
  ])
  model.box([-8, -4, 0], [4, 5, 8.2], peach, [
    ...row('right', [0.8], { sill: 4.6, width: 1.5, height: 2.9, inside: cobalt, reveal: dark.peach }),
    ...row('right', [3.1], { sill: 4.6, width: 1.5, height: 2.9, inside: '#11298F', reveal: dark.peach }),
    ...row('left', [0.7], {
      sill: 5.1,
      width: 2.6,
      height: 2.7,
      inside: coral,
      reveal: '#CF7A50',
      depth: 0.5,
    }),
  ])
  model.stairs([-7.2, -4, 8.2], 6, 1.8, 'y', plaster, 0.55, 0.45)
  model.box([-8, 1, 0], [4, 4, 5], tones.cobalt, [
    ...row('left', [0.8, 2.4], {
      sill: 1.2,
      width: 1.1,
      height: 2.6,
      inside: '#FFD9BF',
      reveal: dark.cobalt,
    }),
    ...row('right', [0.8], {
      sill: 1.4,
      width: 2.4,
      height: 2.8,
      inside: '#16267A',
      reveal: '#070F38',
      depth: 0.5,
    }),
  ])
  model.box([-7.2, 1.8, 5], [2.2, 2.2, 2], rose, [
    ...row('left', [0.5], { sill: 0, width: 1.2, height: 1.5, inside: '#D14A22', reveal: dark.rose }),
  ])
  model.box([-8, 5, 0], [4, 4, 2.2], plaster, [
    ...row('left', [0.8, 2.6], { sill: 0.1, width: 1, height: 1.7, inside: cobalt, reveal: dark.plaster }),
  ])
  model.box([-4, -4, 0], [5, 5, 3.4], plaster, [
    ...row('left', [0.3], {
      sill: 0,
      width: 1.9,
      height: 2.6,
      inside: coral,
      reveal: dark.plaster,
      depth: 0.8,
    }),
    ...row('right', [0.4], {
      sill: 0,
      width: 1.9,
      height: 2.6,
      inside: '#D14A22',
      reveal: '#9E886B',
      depth: 0.8,
    }),
  ])
  model.box([-3.4, -3.4, 3.4], [3.4, 3.4, 0.5], tones.cobalt)
  model.stairs([1, -1.4, 0], 7, 2.2, 'x', tones.coral, 0.5, 0.48)
  model.stairs([-1.4, 1, 0], 7, 2.2, 'y', rose, 0.5, 0.48)
  return model
}

/** Water let into the ground, with the shade of its near walls and three strokes of light. */
export function pool(model: Model, x = 2.4, y = 2.4, size = 5, z = 0): string {
  const rim = 0.3
  const [X, Y] = [x + size, y + size]
  const square = (a: number, b: number, c: number, d: number, fill: string, depth = 0): string =>
    model.face(
      [
        [a, b, z - depth],
        [c, b, z - depth],
        [c, d, z - depth],
        [a, d, z - depth],
      ],
      fill,
    )
  const glints = [0, 1, 2].map((i) =>
    square(x + 1.5 + i * 0.8, y + 2.6 - i * 0.5, x + 2.9 + i * 0.8, y + 2.74 - i * 0.5, tones.cobalt.top),
  )
  return (
    square(x - rim, y - rim, X + rim, Y + rim, tones.plaster.right) +
    square(x, y, X, Y, cobalt) +
    square(x, y, X, y + 0.9, tones.cobalt.right) +
    square(x, y, x + 0.7, Y, '#16309F') +
    glints.join('')
  )
}

import { type Drawing, svg } from '../../lib/drawing'
import { cobalt, coral, night, tones } from './book'
import { Model } from './isometric'

/** One house of four floors, each smaller than the one below: three terraces, three stairs, one sun. */
export function card(): Drawing {
  const model = new Model(56, 800, 884, 'card')
  model.box([-5, -5, -6], [10, 10, 6], tones.peach)
  model.box([-5, -5, 0], [8, 8, 3], tones.plaster, [
    { wall: 'left', at: 0.8, sill: 0, width: 1.5, height: 2.4, inside: coral, reveal: '#B9A283' },
    { wall: 'left', at: 3, sill: 0, width: 1.5, height: 2.4, inside: cobalt, reveal: '#B9A283' },
    {
      wall: 'right',
      at: 0.8,
      sill: 0,
      width: 2.6,
      height: 2.5,
      inside: '#D14A22',
      reveal: '#9E886B',
      depth: 0.5,
    },
  ])
  model.box([-5, -5, 3], [5.6, 5.6, 2.8], tones.coral, [
    { wall: 'left', at: 0.7, sill: 0, width: 1.3, height: 2.2, inside: '#FFD9BF', reveal: '#A3330F' },
    { wall: 'left', at: 3, sill: 0, width: 1.3, height: 2.2, inside: night, reveal: '#A3330F' },
    { wall: 'right', at: 0.6, sill: 0, width: 1.3, height: 2.2, inside: '#FFD9BF', reveal: '#8F2C0C' },
  ])
  model.box([-5, -5, 5.8], [3.4, 3.4, 2.4], tones.rose, [
    { wall: 'left', at: 0.5, sill: 0, width: 1, height: 1.8, inside: cobalt, reveal: '#B65767' },
    { wall: 'right', at: 0.5, sill: 0, width: 1, height: 1.8, inside: '#11298F', reveal: '#8E4452' },
  ])
  model.box([-5, -5, 8.2], [1.7, 1.7, 1.8], tones.plaster, [
    { wall: 'left', at: 0.35, sill: 0, width: 0.9, height: 1.4, inside: night, reveal: '#B9A283' },
    { wall: 'right', at: 0.35, sill: 0, width: 0.9, height: 1.4, inside: night, reveal: '#9E886B' },
  ])
  model.stairs([3, -0.4, 0], 6, 2, 'x', tones.cobalt, 0.33, 0.5)
  model.stairs([0.6, -2, 3], 6, 1.6, 'x', tones.plaster, 0.36, 0.466)
  model.stairs([-3.4, -1.6, 5.8], 6, 1.5, 'y', tones.plaster, 0.34, 0.4)
  const art = `<rect width="1600" height="1200" fill="${tones.cobalt.left}"/>
    <circle cx="1060" cy="450" r="370" fill="${coral}"/>${model.draw()}`
  return { width: 1600, height: 1200, html: svg(art, 1600, 1200) }
}

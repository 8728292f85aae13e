import * as three from 'three'
import { random } from '../../lib/random'
import { drum, sheet, solid } from './lounge-solids'

/** The round ground of the model. */
const round = 86
const floor = -28

interface Tree {
  x: number
  z: number
  r: number
}

/** Trees stand round the edge and behind, and leave the ground free on which the shadows lie. */
function trees(): Tree[] {
  const next = random(19)
  const all: Tree[] = []
  for (let i = 0; i < 4000 && all.length < 64; i++) {
    const a = next() * 2 * Math.PI
    const far = 34 + next() * 46
    const [x, z] = [far * Math.cos(a), far * Math.sin(a)]
    const r = 2.4 + next() * 2.4
    const inShadow = z > 20 && x > -50 && x < 74
    if (far + r > round - 3 || (Math.abs(x) < 76 && Math.abs(z) < 30) || inShadow) continue
    if (all.some((t) => Math.hypot(t.x - x, t.z - z) < t.r + r + 1.2)) continue
    all.push({ x, z, r })
  }
  return all
}

/** Paths, lawns and pools lie on rings, as on the site plan. */
function ground(): three.Mesh {
  const size = 1600
  const k = size / 2 / round
  const texture = sheet(size, size, (pen) => {
    pen.fillStyle = '#F7E6CF'
    pen.fillRect(0, 0, size, size)
    const next = random(7)
    for (let r = 22; r < round - 3; r += 6.5) {
      for (let a = next() * 6; a < 12; ) {
        const length = 0.5 + next() * 1.3
        const light = next()
        if (light > 0.25) {
          pen.beginPath()
          pen.arc(size / 2, size / 2, r * k, a, a + length)
          pen.strokeStyle = light > 0.86 ? '#EDB78D' : '#E3CDB4'
          pen.lineWidth = 1.5 * k
          pen.lineCap = 'round'
          pen.stroke()
        }
        a += length + 0.18 + next() * 0.3
        if (a > 6.2 + 6) break
      }
    }
  })
  const mesh = new three.Mesh(
    new three.CircleGeometry(round, 160),
    new three.MeshLambertMaterial({ map: texture }),
  )
  mesh.rotation.x = -Math.PI / 2
  mesh.position.y = 0.02
  mesh.receiveShadow = true
  return mesh
}

/** The ground of the model on its plinth, and what grows on it. */
export function garden(): three.Group {
  const leaves = ['#7C5CE6', '#9A82F2', '#5F43C8', '#F0A36B']
  const grown = trees().flatMap(({ x, z, r }, i) => [
    solid(new three.SphereGeometry(r, 28, 20), leaves[i % 9 === 4 ? 3 : i % 3] ?? '#7C5CE6', x, r * 1.5, z),
    solid(new three.CylinderGeometry(0.5, 0.6, r, 8), '#8A4A28', x, r * 0.4, z),
  ])
  return new three.Group().add(
    drum(66, floor, 4, '#2A1A5C'),
    drum(76, floor + 4, 17, '#5B3FD1'),
    drum(round + 1.6, -7, 4, '#E0824A'),
    drum(round, -3, 3, '#F7E8D2'),
    ground(),
    ...grown,
  )
}

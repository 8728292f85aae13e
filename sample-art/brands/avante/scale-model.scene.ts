import * as three from 'three'
import { exposeLong, lamp } from '../../lib/long-exposure'
import type { Opening } from './isometric'
import { basin } from './quarter'
import type { Point } from './solids'

/** What the page is given: the volumes of the quarter, as numbers. */
export interface Stage {
  boxes: { at: Point; size: Point; enamel: boolean; openings: Opening[] }[]
  passes: number
}

declare global {
  interface Window {
    stage: Stage
    ready?: Promise<unknown>
  }
}

const plaster = new three.MeshLambertMaterial({ color: '#F3E9DC' })
const enamel = new three.MeshPhongMaterial({ color: '#1B3FD6', specular: '#8FA5FF', shininess: 60 })

/** A wall of thickness `deep` with arched holes in it, lying in the plane of x and y. */
function wall(width: number, height: number, deep: number, openings: Opening[]): three.ExtrudeGeometry {
  const shape = new three.Shape([
    new three.Vector2(0, 0),
    new three.Vector2(width, 0),
    new three.Vector2(width, height),
    new three.Vector2(0, height),
  ])
  for (const o of openings) {
    const hole = new three.Path()
    const spring = o.sill + o.height - o.width / 2
    hole.moveTo(o.at, Math.max(o.sill, 0.02))
    hole.lineTo(o.at, spring)
    hole.absarc(o.at + o.width / 2, spring, o.width / 2, Math.PI, 0, true)
    hole.lineTo(o.at + o.width, Math.max(o.sill, 0.02))
    shape.holes.push(hole)
  }
  return new three.ExtrudeGeometry(shape, { depth: deep, bevelEnabled: false, curveSegments: 24 })
}

function house(scene: three.Scene, { at, size, enamel: blue, openings }: Stage['boxes'][number]): void {
  const [x, y, z] = at
  const [a, b, c] = size
  const skin = openings.length ? 0.5 : 0
  const material = blue ? enamel : plaster
  const add = (mesh: three.Mesh): void => {
    mesh.castShadow = mesh.receiveShadow = true
    scene.add(mesh)
  }
  const core = new three.Mesh(new three.BoxGeometry(a - skin, c, b - skin), material)
  core.position.set(x + (a - skin) / 2, z + c / 2, y + (b - skin) / 2)
  add(core)
  if (!openings.length) return
  const front = new three.Mesh(
    wall(
      a,
      c,
      skin,
      openings.filter((o) => o.wall === 'left'),
    ),
    material,
  )
  front.position.set(x, z, y + b - skin)
  add(front)
  const side = new three.Mesh(
    wall(
      b - skin,
      c,
      skin,
      openings
        .filter((o) => o.wall === 'right')
        .map((o) => ({ ...o, at: Math.max(0.1, b - skin - o.at - o.width) })),
    ),
    material,
  )
  side.rotation.y = Math.PI / 2
  side.position.set(x + a - skin, z, y + b - skin)
  add(side)
}

/** What is brighter than plaster rolls off softly; a little grain. */
const develop = `float hash(vec2 p) { return fract(sin(dot(p, vec2(12.9898, 78.233))) * 43758.5453); }
  void main() { vec3 c = texture2D(t, u).rgb; vec3 o = min(c, .76 + (1. - exp(-(max(c, .76) - .76) * 2.2)) * .24);
    o = mix(o * 12.92, 1.055 * pow(max(o, vec3(1e-5)), vec3(1. / 2.4)) - .055, step(.0031308, o));
    gl_FragColor = vec4(o + (hash(gl_FragCoord.xy) + hash(gl_FragCoord.yx + 17.) - 1.) * .016, 1.); }`

const shadows = { span: 24, near: 1, far: 120, bias: -0.0008, normalBias: 0.03 }

/** The raised edge of the pool: two long sides and two short ones. */
const outer = basin.side + 2 * basin.rim
const near = basin.at - basin.rim
const far = basin.at + basin.side
const rim: [Point, Point][] = [
  ...[near, far].map((y): [Point, Point] => [
    [near, y, 0],
    [outer, basin.rim, 0.4],
  ]),
  ...[near, far].map((x): [Point, Point] => [
    [x, near, 0],
    [basin.rim, outer, 0.4],
  ]),
]

async function render(stage: Stage): Promise<void> {
  const scene = new three.Scene()
  scene.background = new three.Color('#FFC9A6')
  for (const box of stage.boxes) house(scene, box)

  const water = new three.Mesh(new three.BoxGeometry(basin.side, 0.1, basin.side), enamel)
  water.position.set(basin.at + basin.side / 2, 0.02, basin.at + basin.side / 2)
  water.receiveShadow = true
  for (const [at, size] of rim) house(scene, { at, size, enamel: false, openings: [] })
  const floor = new three.Mesh(
    new three.PlaneGeometry(400, 400),
    new three.MeshLambertMaterial({ color: '#FFB48A' }),
  )
  floor.rotation.x = -Math.PI / 2
  floor.position.y = -1.01
  floor.receiveShadow = true
  const disc = new three.Mesh(
    new three.CylinderGeometry(6.4, 6.4, 0.2, 128),
    new three.MeshBasicMaterial({ color: '#FF6B3D' }),
  )
  disc.position.set(7.5, 6.6, -13.5)
  disc.lookAt(46, 37, 46)
  disc.rotateX(Math.PI / 2)
  scene.add(water, floor, disc)

  scene.add(new three.HemisphereLight('#C9CCFF', '#FFC9A6', 1.0))

  const evening = lamp(scene, '#FFCFA6', 4.3, { ...shadows, map: 2048 })
  const dome = lamp(scene, '#EDE6FF', 2.0, { ...shadows, map: 1024 })

  const camera = new three.PerspectiveCamera(19.6, innerWidth / innerHeight, 1, 300)
  camera.position.set(46, 37, 46)
  const target = new three.Vector3(0.9, 3.4, -0.9)
  const { passes } = stage
  await exposeLong({ scene, camera, passes, brightest: 8, develop }, (pass) => {
    camera.lookAt(target)
    const turn = pass * 2.39996
    const radius = Math.sqrt(((pass * 37) % passes) / passes) * 2.2
    evening.position.set(-22 + radius * Math.cos(turn), 21 + radius * Math.sin(turn), 38)
    const up = Math.sqrt(1 - ((pass + 0.5) / passes) * 0.96)
    const out = Math.sqrt(1 - up * up)
    dome.position.set(out * Math.cos(turn) * 50, up * 50, out * Math.sin(turn) * 50)
  })
}

// The page counts as loaded before the long work starts; else the shot would give up on it.
window.ready = new Promise((loaded) => addEventListener('load', () => setTimeout(loaded, 50))).then(() =>
  render(window.stage),
)

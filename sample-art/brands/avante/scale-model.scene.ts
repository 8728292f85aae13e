import * as three from 'three'
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

/** Halton numbers: evenly spread jitter for pixel, sun and sky. */
function halton(index: number, base: number): number {
  let [f, r] = [1, 0]
  for (let i = index; i > 0; i = Math.floor(i / base)) {
    f /= base
    r += f * (i % base)
  }
  return r
}

const screen = 'varying vec2 u; void main() { u = uv; gl_Position = vec4(position.xy, 0., 1.); }'

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
  const [w, h] = [innerWidth, innerHeight]
  const renderer = new three.WebGLRenderer({ preserveDrawingBuffer: true })
  renderer.setSize(w, h)
  document.body.append(renderer.domElement)
  renderer.shadowMap.enabled = true
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

  const lamp = (colour: string, strength: number, map: number): three.DirectionalLight => {
    const light = new three.DirectionalLight(colour, strength)
    light.castShadow = true
    light.shadow.mapSize.set(map, map)
    Object.assign(light.shadow.camera, { left: -24, right: 24, top: 24, bottom: -24, near: 1, far: 120 })
    light.shadow.bias = -0.0008
    light.shadow.normalBias = 0.03
    scene.add(light, light.target)
    return light
  }
  const evening = lamp('#FFCFA6', 4.3, 2048)
  const dome = lamp('#EDE6FF', 2.0, 1024)

  const camera = new three.PerspectiveCamera(19.6, w / h, 1, 300)
  camera.position.set(46, 37, 46)
  const target = new three.Vector3(0.9, 3.4, -0.9)
  const one = new three.WebGLRenderTarget(w, h, { type: three.HalfFloatType })
  const sum = new three.WebGLRenderTarget(w, h, { type: three.FloatType, depthBuffer: false })
  const quad = new three.Mesh(new three.PlaneGeometry(2, 2))
  quad.frustumCulled = false
  const flat = new three.Scene().add(quad)
  const add = new three.ShaderMaterial({
    uniforms: { t: { value: one.texture }, k: { value: 1 / stage.passes } },
    vertexShader: screen,
    fragmentShader:
      'uniform sampler2D t; uniform float k; varying vec2 u; void main() { gl_FragColor = vec4(min(texture2D(t, u).rgb, vec3(8.)) * k, 1.); }',
    blending: three.CustomBlending,
    blendSrc: three.OneFactor,
    blendDst: three.OneFactor,
    depthTest: false,
    depthWrite: false,
    transparent: true,
  })
  const develop = new three.ShaderMaterial({
    uniforms: { t: { value: sum.texture } },
    vertexShader: screen,
    fragmentShader: `uniform sampler2D t; varying vec2 u;
      float hash(vec2 p) { return fract(sin(dot(p, vec2(12.9898, 78.233))) * 43758.5453); }
      void main() { vec3 c = texture2D(t, u).rgb; vec3 o = min(c, .76 + (1. - exp(-(max(c, .76) - .76) * 2.2)) * .24);
        o = mix(o * 12.92, 1.055 * pow(max(o, vec3(1e-5)), vec3(1. / 2.4)) - .055, step(.0031308, o));
        gl_FragColor = vec4(o + (hash(gl_FragCoord.xy) + hash(gl_FragCoord.yx + 17.) - 1.) * .016, 1.); }`,
  })
  const pixel = new Float32Array(4)
  renderer.setRenderTarget(sum)
  renderer.setClearColor(0, 0)
  renderer.clear()
  for (let i = 0; i < stage.passes; i++) {
    camera.setViewOffset(w, h, halton(i + 1, 2) - 0.5, halton(i + 1, 3) - 0.5, w, h)
    camera.lookAt(target)
    const turn = i * 2.39996
    const radius = Math.sqrt(((i * 37) % stage.passes) / stage.passes) * 2.2
    evening.position.set(-22 + radius * Math.cos(turn), 21 + radius * Math.sin(turn), 38)
    const up = Math.sqrt(1 - ((i + 0.5) / stage.passes) * 0.96)
    const out = Math.sqrt(1 - up * up)
    dome.position.set(out * Math.cos(turn) * 50, up * 50, out * Math.sin(turn) * 50)
    renderer.autoClear = true
    renderer.setRenderTarget(one)
    renderer.render(scene, camera)
    renderer.autoClear = false
    quad.material = add
    renderer.setRenderTarget(sum)
    renderer.render(flat, camera)
    renderer.readRenderTargetPixels(sum, 0, 0, 1, 1, pixel)
    await new Promise((next) => setTimeout(next, 0))
  }
  quad.material = develop
  renderer.setRenderTarget(null)
  renderer.render(flat, camera)
}

// The page counts as loaded before the long work starts; else the shot would give up on it.
window.ready = new Promise((loaded) => addEventListener('load', () => setTimeout(loaded, 50))).then(() =>
  render(window.stage),
)

import * as THREE from 'three'
import { houses } from './houses'
import { expose, type Stage } from './studio'

// The #MyTataPower hoarding: the bulb is cut out, stands proud of the board and rises above it.
const paint = (color: string, roughness = 0.7) => new THREE.MeshStandardMaterial({ color, roughness })
const night = paint('#071E66')
/** The bulb is lit from inside, and so are its rays: their shaded sides glow amber. */
const glowing = (strength: number) =>
  new THREE.MeshStandardMaterial({
    color: '#FFE01B',
    roughness: 0.7,
    emissive: '#FFC400',
    emissiveIntensity: strength,
  })
const yellow = glowing(0.08)
const beam = glowing(0.42)
const white = paint('#FFFFFF')
const steel = paint('#7CC9FF')
const scene = new THREE.Scene()
// Brighter than paint can be: the sky lights the street, and the exposure is made for what stands in it.
scene.background = new THREE.Color('#7CC9FF').multiplyScalar(1.16)

function box(
  w: number,
  h: number,
  d: number,
  x: number,
  y: number,
  z: number,
  material: THREE.Material,
): THREE.Mesh {
  const mesh = new THREE.Mesh(new THREE.BoxGeometry(w, h, d), material)
  mesh.position.set(x, y, z)
  scene.add(mesh)
  return mesh
}

const wide = 15
const tall = 5.6
const foot = 5.2
const middle = foot + tall / 2

const odia = '"Anek Odia Variable"'
const cheer = 'କରେଣ୍ଟ ଆସିଲା!'

/** The printed face of the board. */
function print(): THREE.CanvasTexture {
  const canvas = document.createElement('canvas')
  canvas.width = 3000
  canvas.height = 1120
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('No 2D canvas')
  pen.fillStyle = '#0B3BB8'
  pen.fillRect(0, 0, 3000, 1120)
  // Where the bulb hangs its light lies on the board.
  const light = pen.createRadialGradient(2444, 220, 300, 2444, 220, 1250)
  light.addColorStop(0, '#2F74F2')
  light.addColorStop(0.45, '#1550D8')
  light.addColorStop(1, '#0B3BB800')
  pen.fillStyle = light
  pen.fillRect(0, 0, 3000, 1120)
  pen.fillStyle = '#FFE01B'
  pen.font = `800 226px ${odia}`
  pen.fillText(cheer, 84, 300)
  pen.fillStyle = '#FFFFFF'
  pen.font = '900 122px "Archivo Variable"'
  pen.fillText('Bill’s paid. Fan’s on.', 90, 770)
  pen.fillStyle = '#FFE01B'
  pen.fillText('#MyTataPower', 90, 904)
  const texture = new THREE.CanvasTexture(canvas)
  texture.colorSpace = THREE.SRGBColorSpace
  texture.anisotropy = 8
  return texture
}

function board(): void {
  box(wide + 0.3, tall + 0.3, 0.5, 0, middle, -0.27, night)
  const face = new THREE.Mesh(
    new THREE.PlaneGeometry(wide, tall),
    new THREE.MeshStandardMaterial({ map: print(), roughness: 0.75 }),
  )
  face.position.set(0, middle, 0.01)
  scene.add(face)
  for (const x of [-4.6, 4.6]) box(0.6, foot + 2, 0.6, x, foot / 2, -0.9, steel)
  box(wide + 0.8, 0.1, 1.1, 0, foot - 0.45, 0.6, steel)
  // Joists carry the walkway, so that from below it is no bare slab.
  for (let x = -7; x <= 7; x += 1.4) box(0.12, 0.12, 1.06, x, foot - 0.55, 0.55, steel)
  for (let x = -7.4; x <= 7.4; x += 0.74) box(0.05, 0.7, 0.05, x, foot - 0.1, 1.1, steel)
  box(wide + 0.8, 0.06, 0.06, 0, foot + 0.25, 1.1, steel)
}

const glass = (r: number): THREE.Shape => {
  const shape = new THREE.Shape()
  shape.moveTo(-0.36 * r, -1.06 * r)
  shape.bezierCurveTo(-0.36 * r, -0.8 * r, -r, -0.62 * r, -r, 0)
  shape.absarc(0, 0, r, Math.PI, 0, true)
  shape.bezierCurveTo(r, -0.62 * r, 0.36 * r, -0.8 * r, 0.36 * r, -1.06 * r)
  return shape
}

const centre = new THREE.Vector3(4.72, middle + 1.7, 0.85)
const r = 2.55

function tube(points: [number, number, number][], radius: number, material: THREE.Material): void {
  const path = new THREE.CatmullRomCurve3(points.map((p) => new THREE.Vector3(...p)))
  const mesh = new THREE.Mesh(new THREE.TubeGeometry(path, 160, radius, 16), material)
  // The free wire throws no shadow: it would strike through the words on the board.
  mesh.userData.unlit = material === white
  scene.add(mesh)
}

function bulb(): void {
  const group = new THREE.Group()
  const cut = new THREE.ExtrudeGeometry(glass(r), {
    depth: 0.5,
    bevelSize: 0.04,
    bevelThickness: 0.04,
    bevelSegments: 3,
    curveSegments: 72,
  })
  group.add(new THREE.Mesh(cut, yellow))
  for (const [y, w] of [
    [1.16, 0.74],
    [1.31, 0.74],
    [1.46, 0.44],
  ] as const) {
    const ring = new THREE.Mesh(new THREE.BoxGeometry(w * r, 0.12 * r, 0.5), white)
    ring.position.set(0, -y * r, 0.25)
    group.add(ring)
  }
  for (let i = 0; i < 32; i++) {
    const degrees = (i / 32) * 360 + 5.6
    if (Math.abs(degrees - 270) < 26 || degrees < 13 || degrees > 349 || Math.abs(degrees - 192) < 13)
      continue
    const a = (degrees * Math.PI) / 180
    const from = 1.14 * r
    const length = (i % 2 ? 0.16 : 0.3) * r
    const ray = new THREE.Mesh(new THREE.BoxGeometry(length, 0.15, 0.3), beam)
    ray.position.set(Math.cos(a) * (from + length / 2), Math.sin(a) * (from + length / 2), 0.2)
    ray.rotation.z = a
    group.add(ray)
  }
  group.position.copy(centre)
  scene.add(group)
  const front = centre.z + 0.6
  for (const x of [-0.35, 0.35]) {
    const arc = Array.from({ length: 13 }, (_, k): [number, number, number] => {
      const a = Math.PI * (1 - k / 12)
      return [centre.x + (x + Math.cos(a) * 0.175) * r, centre.y + (0.13 + Math.sin(a) * 0.19) * r, front]
    })
    tube(arc, 0.1, night)
  }
  const mouth = Array.from({ length: 17 }, (_, k): [number, number, number] => {
    const a = Math.PI * (1 + k / 16)
    return [centre.x + Math.cos(a) * 0.52 * r, centre.y + (-0.1 + Math.sin(a) * 0.4) * r, front]
  })
  tube(mouth, 0.1, night)
  for (const x of [-0.52, 0.52]) {
    const knot = new THREE.Mesh(new THREE.SphereGeometry(0.21, 32, 20), night)
    knot.position.set(centre.x + x * r, centre.y - 0.1 * r, front)
    scene.add(knot)
  }
  const left: [number, number, number][] = [
    [-30, 14, -1],
    [-16, 9.6, 1.2],
    [-7, 7.5, 1.4],
    [-2, 7.3, front],
    [centre.x - 0.8 * r, centre.y - 0.24 * r, front],
    [centre.x - 0.52 * r, centre.y - 0.1 * r, front],
  ]
  const right: [number, number, number][] = [
    [centre.x + 0.52 * r, centre.y - 0.1 * r, front],
    [centre.x + 0.9 * r, centre.y - 0.16 * r, front],
    [8.4, 9.9, 1.2],
    [12, 12.2, 0],
    [24, 22, -3],
    [44, 40, -6],
  ]
  tube(left, 0.085, white)
  tube(right, 0.085, white)
}

/** The street the board stands in, and the light that it throws back: warm from below, blue from above. */
function street(): void {
  scene.add(...houses())
  box(400, 0.2, 120, 0, -0.1, -30, paint('#2A5CC8', 0.95))
  scene.add(new THREE.HemisphereLight('#CFE6FF', '#FFDDBC', 1.15))
}

/** On a phone’s square picture the board and its bulb are all that is seen. */
const angle = window.innerWidth > window.innerHeight ? 41 : 49
const camera = new THREE.PerspectiveCamera(angle, 16 / 9, 0.1, 400)
camera.position.set(-5.2, 1.5, 17.6)
const set: Stage = {
  scene,
  camera,
  look: new THREE.Vector3(0.3, 7.1, 0),
  sun: { from: new THREE.Vector3(-5, 8, 9), colour: '#FFF6E2', strength: 3.9, size: 0.08 },
  dome: { colour: '#CFE4FF', strength: 1.4 },
  span: 17,
  exposure: 0.9,
}

Object.assign(window, {
  // The print needs its faces before it is drawn.
  ready: Promise.all([
    document.fonts.load(`800 226px ${odia}`, cheer),
    document.fonts.load('900 122px "Archivo Variable"', 'Bill’s'),
  ]).then(() => {
    board()
    bulb()
    street()
    return expose(set, 20)
  }),
})

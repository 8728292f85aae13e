import * as three from 'three'
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js'
import { exposed } from './book'
import { drum, sheet, shining, solid } from './lounge-solids'

const floor = -28
const back = -170
const wall = { wide: 1000, high: 460 }
/** A floor lamp that stands before the wall, and the middle of its globe. */
const globe = new three.Vector3(-172, 104, -124)

/** The wall: washed with light from above, and inlaid with the trails of the night round the star as one sees it from here. */
function backWall(eye: three.Vector3, star: three.Vector3): three.Mesh {
  const on = (point: three.Vector3): [number, number] => {
    const t = (back - eye.z) / (point.z - eye.z)
    return [eye.x + (point.x - eye.x) * t, eye.y + (point.y - eye.y) * t]
  }
  const k = 4
  const place = ([x, y]: [number, number]): [number, number] => [
    (x + wall.wide / 2) * k,
    (wall.high + floor - y) * k,
  ]
  const texture = sheet(wall.wide * k, wall.high * k, (pen) => {
    const [w, h] = [wall.wide * k, wall.high * k]
    pen.fillStyle = '#6B50D6'
    pen.fillRect(0, 0, w, h)
    const [x, y] = place(on(star))
    const glow = (u: number, v: number, r: number, stops: [number, string][]): void => {
      const gradient = pen.createRadialGradient(u, v, 0, u, v, r)
      for (const [at, colour] of stops) gradient.addColorStop(at, colour)
      pen.fillStyle = gradient
      pen.fillRect(0, 0, w, h)
    }
    glow(x, y, 250 * k, [
      [0, '#A892FFff'],
      [0.5, '#8F76F080'],
      [1, '#6B50D600'],
    ])
    const [gx, gy] = place(on(globe))
    glow(gx, gy, 120 * k, [
      [0, '#FFD7A8e0'],
      [0.35, '#E0A0B880'],
      [1, '#8A6CE000'],
    ])
    for (const { r, start, end, light, width } of exposed({
      x,
      y,
      from: 15 * k,
      to: 420 * k,
      every: 6.4 * k,
      seed: 12,
    })) {
      pen.beginPath()
      pen.arc(x, y, r, start, end)
      pen.lineWidth = width * 0.9
      pen.strokeStyle =
        light > 0.9 ? '#FFC08C90' : light > 0.62 ? '#FFF1DC5c' : light > 0.3 ? '#C9B9FF58' : '#4A2FA850'
      pen.stroke()
    }
  })
  const mesh = new three.Mesh(
    new three.PlaneGeometry(wall.wide, wall.high),
    new three.MeshBasicMaterial({ map: texture }),
  )
  mesh.position.set(0, floor + wall.high / 2, back)
  return mesh
}

function boards(): three.Mesh {
  const mesh = new three.Mesh(
    new three.PlaneGeometry(1200, 900),
    new three.MeshLambertMaterial({ color: '#DDBBA2' }),
  )
  mesh.rotation.x = -Math.PI / 2
  mesh.position.set(0, floor, back + 450)
  mesh.receiveShadow = true
  return mesh
}

/** Part of an armchair: a soft block by the middle of its foot. */
const soft = (
  [x, y, z]: readonly [number, number, number],
  [wide, high, deep]: readonly [number, number, number],
  colour: string,
  r = 7,
): three.Mesh => solid(new RoundedBoxGeometry(wide, high, deep, 6, r), colour, x, y + high / 2, z)

/** An armchair that is turned to the model; on it sleeps the cat of the house. */
function armchair(): three.Group {
  const chair = new three.Group().add(
    soft([0, 6, 0], [84, 20, 78], '#E58E55'),
    soft([0, 22, 4], [56, 15, 66], '#F0A36B'),
    soft([-35, 10, 0], [17, 44, 78], '#E58E55'),
    soft([35, 10, 0], [17, 44, 78], '#E58E55'),
    soft([0, 10, -34], [86, 72, 18], '#E58E55', 8),
    ...[-34, 34].flatMap((x) => [-30, 30].map((z) => drum(2.2, 0, 7, '#3B2590', x, z))),
  )
  chair.add(cat(2, 37, 6))
  chair.position.set(186, floor, -74)
  chair.rotation.y = -0.62
  return chair
}

/** Curled up on its tail, eyes shut. */
function cat(x: number, y: number, z: number): three.Group {
  const [fur, paler, cream] = ['#5B3FD1', '#7457E4', '#FFF1DC']
  const body = solid(new three.SphereGeometry(1, 48, 32), fur, 0, 8, 0)
  body.scale.set(21, 10.5, 16)
  const skull = solid(new three.SphereGeometry(1, 40, 28), paler)
  skull.scale.set(9.5, 8.2, 8)
  const muzzle = solid(new three.SphereGeometry(1, 24, 18), cream, 0, -3, 6.2)
  muzzle.scale.set(3.6, 2.6, 2.6)
  const nose = solid(new three.SphereGeometry(0.9, 16, 12), '#F0A36B', 0, -1.7, 8.6)
  const sides = [-1, 1].flatMap((side) => {
    const ear = solid(new three.ConeGeometry(3.4, 7, 24), paler, side * 5.4, 8.6, -0.5)
    ear.rotation.z = side * -0.2
    const lid = solid(new three.TorusGeometry(1.9, 0.42, 10, 24, Math.PI), cream, side * 4.2, 1.6, 7)
    lid.rotation.set(0, side * 0.4, Math.PI)
    return [ear, lid]
  })
  const head = new three.Group().add(skull, muzzle, nose, ...sides)
  head.position.set(-12, 9, 12)
  head.rotation.set(0.08, 0.12, 0.1)
  const tail = solid(new three.TorusGeometry(17, 3, 20, 60, 2.5), '#4A2FA8', 1, 4, 2)
  tail.rotation.set(Math.PI / 2, 0, -0.4)
  const one = new three.Group().add(body, head, tail)
  one.position.set(x, y, z)
  return one
}

function floorLamp(): three.Object3D[] {
  const bulb = new three.Mesh(new three.SphereGeometry(17, 48, 32), shining('#FFEFD2'))
  bulb.position.copy(globe)
  return [
    bulb,
    drum(19, floor, 2.5, '#E0824A', globe.x, globe.z),
    drum(1.3, floor, globe.y - floor - 14, '#E0824A', globe.x, globe.z),
    drum(6, globe.y - 19, 4, '#E0824A', globe.x, globe.z),
  ]
}

/** The lounge round the model: wall, skirting, floor, a chair to sit in and a lamp to see by. */
export function room(eye: three.Vector3, star: three.Vector3): three.Group {
  const skirting = solid(new three.BoxGeometry(wall.wide, 9, 2), '#F0A36B', 0, floor + 4.5, back + 1)
  return new three.Group().add(backWall(eye, star), skirting, boards(), armchair(), ...floorLamp())
}

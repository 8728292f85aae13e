import { PerspectiveCamera, Scene, Vector3 } from 'three'
import { exposeLounge } from './lounge-exposure'
import { garden } from './lounge-garden'
import { room } from './lounge-room'
import { starAt, towers } from './lounge-towers'

declare global {
  interface Window {
    ready?: Promise<unknown>
  }
}

/** Lengths are centimetres; y is up and z comes towards the eye; the model's ground lies at 0. */
const eye = new Vector3(-72, 172, 440)
/** The eye looks nearly level and the film is shifted down instead, so that towers stay upright: px of the picture. */
const drop = 262
const aim = new Vector3(4, 96, 0)

async function draw(): Promise<void> {
  const camera = new PerspectiveCamera(26.8, innerWidth / innerHeight, 10, 2000)
  camera.position.copy(eye)
  camera.lookAt(aim)
  const scene = new Scene()
  scene.add(towers(), garden(), room(eye, starAt))
  await exposeLounge(scene, camera, 40, drop)
}

// The page counts as loaded before the long work starts; else the shot would give up on it.
window.ready = new Promise((loaded) => addEventListener('load', () => setTimeout(loaded, 50))).then(draw)

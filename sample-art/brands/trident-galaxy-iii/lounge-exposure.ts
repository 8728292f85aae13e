import * as three from 'three'
import { exposeLong, lamp } from '../../lib/long-exposure'

/** Where the one lamp is: behind the towers and so high that their shadows end on the model's ground. */
const above = new three.Vector3(-62, 262, -122)

const shadows = { near: 10, far: 900, bias: -0.0006, normalBias: 0.25 }

/** What is brighter than paper rolls off softly. */
const develop = `void main() { vec3 c = texture2D(t, u).rgb; vec3 o = min(c, .7 + (1. - exp(-(max(c, .7) - .7) * 1.8)) * .3);
  gl_FragColor = vec4(mix(o * 12.92, 1.055 * pow(max(o, vec3(1e-5)), vec3(1. / 2.4)) - .055, step(.0031308, o)), 1.); }`

/** Lights the lounge and draws it as the mean of `passes`, the lamp and the sky in other places each time. The film is shifted down by `drop` px. */
export async function exposeLounge(
  scene: three.Scene,
  camera: three.PerspectiveCamera,
  passes: number,
  drop: number,
): Promise<void> {
  const key = lamp(scene, '#FFD2A0', 3.1, { ...shadows, map: 2048, span: 190 })
  const dome = lamp(scene, '#EFE6FF', 2.9, { ...shadows, map: 1024, span: 260 })
  // Lamps before the model, which are not seen, so that its shaded fronts stay paper.
  const fill = new three.DirectionalLight('#FFE6C8', 0.75)
  fill.position.set(-120, 160, 400)
  scene.add(fill, fill.target, new three.HemisphereLight('#D8CCFF', '#F0A36B', 0.45))
  await exposeLong({ scene, camera, passes, brightest: 6, develop, drop }, (pass) => {
    const turn = pass * 2.39996
    const radius = Math.sqrt(((pass * 37) % passes) / passes) * 3.4
    key.position.set(above.x + radius * Math.cos(turn), above.y, above.z + radius * Math.sin(turn))
    const up = Math.sqrt(1 - ((pass + 0.5) / passes) * 0.97)
    const out = Math.sqrt(1 - up * up)
    // Most of the room lies before the model, and lights it from there.
    dome.position.set(out * Math.cos(turn) * 400, up * 400, Math.abs(out * Math.sin(turn)) * 400)
  })
}

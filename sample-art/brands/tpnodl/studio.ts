import * as THREE from 'three'
import { exposeLong, lamp } from '../../lib/long-exposure'

/** A set for one still: soft sun and sky light gathered over many passes, neutral tone mapping, a little grain. */
export interface Stage {
  scene: THREE.Scene
  camera: THREE.PerspectiveCamera
  look: THREE.Vector3
  /** Direction to the sun, its strength and the radius of its soft edge. */
  sun: { from: THREE.Vector3; colour: string; strength: number; size: number }
  dome: { colour: string; strength: number }
  /** Half the width of the lit stage. */
  span: number
  exposure: number
}

/** Neutral tone mapping after an exposure, and a little grain. */
const develop = (
  exposure: number,
) => `float h(vec2 p){return fract(sin(dot(p,vec2(12.9898,78.233)))*43758.5453);}
vec3 neutral(vec3 x){float m=min(x.r,min(x.g,x.b));float o=m<.08?m-6.25*m*m:.04;x-=o;float p=max(x.r,max(x.g,x.b));if(p<.76)return x;float n=1.-.0576/(p+.24-.76);x*=n/p;float g=1.-1./(.15*(p-n)+1.);return mix(x,vec3(n),g);}
void main(){vec3 c=neutral(texture2D(t,u).rgb*float(${exposure}));c=mix(c*12.92,1.055*pow(max(c,vec3(1e-5)),vec3(1./2.4))-.055,step(.0031308,c));c+=(h(gl_FragCoord.xy)+h(gl_FragCoord.xy+17.3)-1.)*.012;gl_FragColor=vec4(c,1.);}`

const soft = (span: number, map: number) => ({
  map,
  span,
  near: 0.5,
  far: span * 8,
  bias: -0.0006,
  normalBias: 0.003 * span,
})

/** Renders the set across the window, averaging `passes` jittered frames. */
export async function expose(set: Stage, passes: number): Promise<void> {
  set.scene.traverse((object) => {
    if (!(object instanceof THREE.Mesh) || object.userData.unlit) return
    object.castShadow = true
    object.receiveShadow = true
  })
  const sun = lamp(set.scene, set.sun.colour, set.sun.strength, soft(set.span, 2048))
  const dome = lamp(set.scene, set.dome.colour, set.dome.strength, soft(set.span, 1024))
  sun.target.position.copy(set.look)
  dome.target.position.copy(set.look)
  const towards = set.sun.from.clone().normalize()
  const right = new THREE.Vector3(0, 1, 0).cross(towards).normalize()
  const up = towards.clone().cross(right)
  const film = {
    scene: set.scene,
    camera: set.camera,
    passes,
    brightest: 12,
    develop: develop(set.exposure),
    spread: 1.3,
  }
  await exposeLong(film, (pass) => {
    set.camera.lookAt(set.look)
    const turn = pass * 2.399963
    const radius = Math.sqrt((((pass * 37) % passes) + 0.5) / passes) * set.sun.size * set.span
    sun.position
      .copy(set.look)
      .addScaledVector(towards, set.span * 2.4)
      .addScaledVector(right, radius * Math.cos(turn))
      .addScaledVector(up, radius * Math.sin(turn))
    const high = Math.sqrt(1 - ((pass + 0.5) / passes) * 0.98)
    const wide = Math.sqrt(1 - high * high)
    const skyward = new THREE.Vector3(
      wide * Math.cos(turn + 0.7),
      high,
      wide * Math.sin(turn + 0.7) * 0.8 + 0.25,
    )
    dome.position.copy(set.look).addScaledVector(skyward, set.span * 2.4)
  })
}

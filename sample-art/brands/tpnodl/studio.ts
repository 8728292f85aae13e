import * as THREE from 'three'

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

const halton = (index: number, base: number): number => {
  let fraction = 1
  let result = 0
  for (let i = index; i > 0; i = Math.floor(i / base)) {
    fraction /= base
    result += fraction * (i % base)
  }
  return result
}

const across = 'varying vec2 u;void main(){u=uv;gl_Position=vec4(position.xy,0.,1.);}'
const gather =
  'uniform sampler2D t;uniform float k;varying vec2 u;void main(){gl_FragColor=vec4(min(texture2D(t,u).rgb,vec3(12.))*k,1.);}'
const develop = `uniform sampler2D t;uniform float e;varying vec2 u;float h(vec2 p){return fract(sin(dot(p,vec2(12.9898,78.233)))*43758.5453);}
vec3 neutral(vec3 x){float m=min(x.r,min(x.g,x.b));float o=m<.08?m-6.25*m*m:.04;x-=o;float p=max(x.r,max(x.g,x.b));if(p<.76)return x;float n=1.-.0576/(p+.24-.76);x*=n/p;float g=1.-1./(.15*(p-n)+1.);return mix(x,vec3(n),g);}
void main(){vec3 c=neutral(texture2D(t,u).rgb*e);c=mix(c*12.92,1.055*pow(max(c,vec3(1e-5)),vec3(1./2.4))-.055,step(.0031308,c));c+=(h(gl_FragCoord.xy)+h(gl_FragCoord.xy+17.3)-1.)*.012;gl_FragColor=vec4(c,1.);}`

function lamp(set: Stage, colour: string, strength: number, map: number): THREE.DirectionalLight {
  const light = new THREE.DirectionalLight(colour, strength)
  light.castShadow = true
  light.shadow.mapSize.set(map, map)
  Object.assign(light.shadow.camera, {
    left: -set.span,
    right: set.span,
    top: set.span,
    bottom: -set.span,
    near: 0.5,
    far: set.span * 8,
  })
  light.shadow.bias = -0.0006
  light.shadow.normalBias = 0.003 * set.span
  light.target.position.copy(set.look)
  set.scene.add(light, light.target)
  return light
}

/** Renders the set across the window, in all of its device's pixels, averaging `passes` jittered frames. */
export function expose(set: Stage, passes: number): void {
  const renderer = new THREE.WebGLRenderer({ preserveDrawingBuffer: true })
  renderer.setSize(innerWidth, innerHeight)
  renderer.setPixelRatio(devicePixelRatio)
  const { width, height } = renderer.domElement
  renderer.shadowMap.enabled = true
  renderer.shadowMap.type = THREE.PCFShadowMap
  document.body.append(renderer.domElement)
  set.camera.aspect = width / height
  set.scene.traverse((object) => {
    if (!(object instanceof THREE.Mesh) || object.userData.unlit) return
    object.castShadow = true
    object.receiveShadow = !object.userData.clean
  })
  const sun = lamp(set, set.sun.colour, set.sun.strength, 2048)
  const dome = lamp(set, set.dome.colour, set.dome.strength, 1024)
  const frame = new THREE.WebGLRenderTarget(width, height, { type: THREE.HalfFloatType })
  const sum = new THREE.WebGLRenderTarget(width, height, { type: THREE.FloatType, depthBuffer: false })
  const quad = new THREE.Mesh(new THREE.PlaneGeometry(2, 2))
  const sheet = new THREE.Scene().add(quad)
  const flat = new THREE.OrthographicCamera(-1, 1, 1, -1, 0, 1)
  const adding = new THREE.ShaderMaterial({
    uniforms: { t: { value: frame.texture }, k: { value: 1 / passes } },
    vertexShader: across,
    fragmentShader: gather,
    blending: THREE.CustomBlending,
    blendSrc: THREE.OneFactor,
    blendDst: THREE.OneFactor,
    depthTest: false,
    depthWrite: false,
    transparent: true,
  })
  const printing = new THREE.ShaderMaterial({
    uniforms: { t: { value: sum.texture }, e: { value: set.exposure } },
    vertexShader: across,
    fragmentShader: develop,
  })
  renderer.setRenderTarget(sum)
  renderer.setClearColor(0, 0)
  renderer.clear()
  const towards = set.sun.from.clone().normalize()
  const right = new THREE.Vector3(0, 1, 0).cross(towards).normalize()
  const up = towards.clone().cross(right)
  for (let i = 0; i < passes; i++) {
    set.camera.setViewOffset(
      width,
      height,
      (halton(i + 1, 2) - 0.5) * 1.3,
      (halton(i + 1, 3) - 0.5) * 1.3,
      width,
      height,
    )
    set.camera.lookAt(set.look)
    const turn = i * 2.399963
    const radius = Math.sqrt((((i * 37) % passes) + 0.5) / passes) * set.sun.size * set.span
    sun.position
      .copy(set.look)
      .addScaledVector(towards, set.span * 2.4)
      .addScaledVector(right, radius * Math.cos(turn))
      .addScaledVector(up, radius * Math.sin(turn))
    const high = Math.sqrt(1 - ((i + 0.5) / passes) * 0.98)
    const wide = Math.sqrt(1 - high * high)
    const skyward = new THREE.Vector3(
      wide * Math.cos(turn + 0.7),
      high,
      wide * Math.sin(turn + 0.7) * 0.8 + 0.25,
    )
    dome.position.copy(set.look).addScaledVector(skyward, set.span * 2.4)
    renderer.setRenderTarget(frame)
    renderer.setClearColor(0, 1)
    renderer.render(set.scene, set.camera)
    renderer.setRenderTarget(sum)
    renderer.autoClear = false
    quad.material = adding as unknown as THREE.MeshBasicMaterial
    renderer.render(sheet, flat)
    renderer.autoClear = true
  }
  renderer.setRenderTarget(null)
  quad.material = printing as unknown as THREE.MeshBasicMaterial
  renderer.render(sheet, flat)
  renderer.getContext().finish()
}

import * as three from 'three'

/** Halton numbers: evenly spread jitter within a pixel. */
function halton(index: number, base: number): number {
  let [f, r] = [1, 0]
  for (let i = index; i > 0; i = Math.floor(i / base)) {
    f /= base
    r += f * (i % base)
  }
  return r
}

/** Where the one lamp is: behind the towers and so high that their shadows end on the model's ground. */
const lamp = new three.Vector3(-62, 262, -122)

function light(colour: string, strength: number, map: number): three.DirectionalLight {
  const one = new three.DirectionalLight(colour, strength)
  one.castShadow = true
  one.shadow.mapSize.set(map, map)
  Object.assign(one.shadow.camera, {
    left: -260,
    right: 260,
    top: 260,
    bottom: -260,
    near: 10,
    far: 900,
  })
  one.shadow.bias = -0.0006
  one.shadow.normalBias = 0.25
  return one
}

const screen = 'varying vec2 u; void main() { u = uv; gl_Position = vec4(position.xy, 0., 1.); }'

/** Adds up `passes` exposures with the lamp and the sky in other places each time: soft shadows, smooth edges. The film is shifted down by `drop` px. */
export async function exposeLong(
  scene: three.Scene,
  camera: three.PerspectiveCamera,
  passes: number,
  drop: number,
): Promise<void> {
  const [w, h] = [innerWidth, innerHeight]
  const renderer = new three.WebGLRenderer({ preserveDrawingBuffer: true })
  renderer.setSize(w, h)
  renderer.shadowMap.enabled = true
  document.body.append(renderer.domElement)
  const key = light('#FFD2A0', 3.1, 2048)
  Object.assign(key.shadow.camera, { left: -190, right: 190, top: 190, bottom: -190 })
  const dome = light('#EFE6FF', 2.9, 1024)
  const ambient = new three.HemisphereLight('#D8CCFF', '#F0A36B', 0.45)
  // Lamps before the model, which are not seen, so that its shaded fronts stay paper.
  const fill = new three.DirectionalLight('#FFE6C8', 0.75)
  fill.position.set(-120, 160, 400)
  scene.add(fill, fill.target, key, key.target, dome, dome.target, ambient)

  const one = new three.WebGLRenderTarget(w, h, { type: three.HalfFloatType })
  const sum = new three.WebGLRenderTarget(w, h, { type: three.FloatType, depthBuffer: false })
  const quad = new three.Mesh(new three.PlaneGeometry(2, 2))
  quad.frustumCulled = false
  const flat = new three.Scene().add(quad)
  const add = new three.ShaderMaterial({
    uniforms: { t: { value: one.texture }, k: { value: 1 / passes } },
    vertexShader: screen,
    fragmentShader:
      'uniform sampler2D t; uniform float k; varying vec2 u; void main() { gl_FragColor = vec4(min(texture2D(t, u).rgb, vec3(6.)) * k, 1.); }',
    blending: three.CustomBlending,
    blendSrc: three.OneFactor,
    blendDst: three.OneFactor,
    depthTest: false,
    depthWrite: false,
    transparent: true,
  })
  // What is brighter than paper rolls off softly.
  const develop = new three.ShaderMaterial({
    uniforms: { t: { value: sum.texture } },
    vertexShader: screen,
    fragmentShader: `uniform sampler2D t; varying vec2 u;
      void main() { vec3 c = texture2D(t, u).rgb; vec3 o = min(c, .7 + (1. - exp(-(max(c, .7) - .7) * 1.8)) * .3);
        gl_FragColor = vec4(mix(o * 12.92, 1.055 * pow(max(o, vec3(1e-5)), vec3(1. / 2.4)) - .055, step(.0031308, o)), 1.); }`,
  })
  const pixel = new Float32Array(4)
  renderer.setRenderTarget(sum)
  renderer.setClearColor(0, 0)
  renderer.clear()
  for (let i = 0; i < passes; i++) {
    camera.setViewOffset(w, h, halton(i + 1, 2) - 0.5, drop + halton(i + 1, 3) - 0.5, w, h)
    const turn = i * 2.39996
    const radius = Math.sqrt(((i * 37) % passes) / passes) * 3.4
    key.position.set(lamp.x + radius * Math.cos(turn), lamp.y, lamp.z + radius * Math.sin(turn))
    const up = Math.sqrt(1 - ((i + 0.5) / passes) * 0.97)
    const out = Math.sqrt(1 - up * up)
    // Most of the room lies before the model, and lights it from there.
    dome.position.set(out * Math.cos(turn) * 400, up * 400, Math.abs(out * Math.sin(turn)) * 400)
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

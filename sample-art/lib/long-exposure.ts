import * as three from 'three'

/** Halton numbers: evenly spread jitter within a pixel. */
function halton(index: number, base: number): number {
  let [fraction, sum] = [1, 0]
  for (let i = index; i > 0; i = Math.floor(i / base)) {
    fraction /= base
    sum += fraction * (i % base)
  }
  return sum
}

interface Shadows {
  /** Side of the shadow's map, px. */
  map: number
  /** Half the width of what it covers, and the nearest and farthest of it, in the scene's unit. */
  span: number
  near: number
  far: number
  bias: number
  normalBias: number
}

/** A lamp that casts shadows, in the scene; whoever exposes moves it. */
export function lamp(
  scene: three.Scene,
  colour: string,
  strength: number,
  { map, span, near, far, bias, normalBias }: Shadows,
): three.DirectionalLight {
  const light = new three.DirectionalLight(colour, strength)
  light.castShadow = true
  light.shadow.mapSize.set(map, map)
  Object.assign(light.shadow.camera, { left: -span, right: span, top: span, bottom: -span, near, far })
  light.shadow.bias = bias
  light.shadow.normalBias = normalBias
  scene.add(light, light.target)
  return light
}

interface Film {
  scene: three.Scene
  camera: three.PerspectiveCamera
  passes: number
  /** What is brighter counts as this bright, so that a spark doesn't outshine all passes. */
  brightest: number
  /** Fragment shader that turns the sum, texture `t` at `u`, into the picture. */
  develop: string
  /** How far the eye moves between passes, in px: 1 fills a pixel. */
  spread?: number
  /** How far the film is shifted down, px. */
  drop?: number
}

const screen = 'varying vec2 u; void main() { u = uv; gl_Position = vec4(position.xy, 0., 1.); }'

/**
 * Draws a scene across the window, in all of its device's pixels, as the mean of many passes: soft shadows, smooth edges. `pose` places
 * lamps and camera before each.
 */
export async function exposeLong(
  { scene, camera, passes, brightest, develop, spread = 1, drop = 0 }: Film,
  pose: (pass: number) => void,
): Promise<void> {
  const renderer = new three.WebGLRenderer({ preserveDrawingBuffer: true })
  renderer.setSize(innerWidth, innerHeight)
  renderer.setPixelRatio(devicePixelRatio)
  renderer.shadowMap.enabled = true
  document.body.append(renderer.domElement)
  const { width, height } = renderer.domElement
  const one = new three.WebGLRenderTarget(width, height, { type: three.HalfFloatType })
  const sum = new three.WebGLRenderTarget(width, height, { type: three.FloatType, depthBuffer: false })
  const quad = new three.Mesh<three.PlaneGeometry, three.Material>(new three.PlaneGeometry(2, 2))
  quad.frustumCulled = false
  const sheet = new three.Scene().add(quad)
  const adding = new three.ShaderMaterial({
    uniforms: { t: { value: one.texture }, k: { value: 1 / passes }, most: { value: brightest } },
    vertexShader: screen,
    fragmentShader:
      'uniform sampler2D t; uniform float k; uniform float most; varying vec2 u; void main() { gl_FragColor = vec4(min(texture2D(t, u).rgb, vec3(most)) * k, 1.); }',
    blending: three.CustomBlending,
    blendSrc: three.OneFactor,
    blendDst: three.OneFactor,
    depthTest: false,
    depthWrite: false,
    transparent: true,
  })
  const printing = new three.ShaderMaterial({
    uniforms: { t: { value: sum.texture } },
    vertexShader: screen,
    fragmentShader: `uniform sampler2D t; varying vec2 u; ${develop}`,
  })
  const pixel = new Float32Array(4)
  renderer.setRenderTarget(sum)
  renderer.setClearColor(0, 0)
  renderer.clear()
  for (let pass = 0; pass < passes; pass++) {
    const [x = 0, y = 0] = [2, 3].map((base) => (halton(pass + 1, base) - 0.5) * spread)
    camera.setViewOffset(width, height, x, drop + y, width, height)
    pose(pass)
    renderer.autoClear = true
    renderer.setRenderTarget(one)
    renderer.render(scene, camera)
    renderer.autoClear = false
    quad.material = adding
    renderer.setRenderTarget(sum)
    renderer.render(sheet, camera)
    // One read makes the software renderer finish the pass; the pause keeps the page alive.
    renderer.readRenderTargetPixels(sum, 0, 0, 1, 1, pixel)
    await new Promise((next) => setTimeout(next, 0))
  }
  quad.material = printing
  renderer.setRenderTarget(null)
  renderer.render(sheet, camera)
}

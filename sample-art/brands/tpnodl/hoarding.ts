import type { Drawing } from '../../lib/drawing'
import { sceneScript } from '../../lib/scene-script'

async function fromThePavement(width: number, height: number): Promise<Drawing> {
  const script = await sceneScript('hoarding.scene.ts', import.meta.url)
  return { width, height, ground: '#7CC9FF', html: '', script, webgl: true }
}

/** The #MyTataPower hoarding: low camera, the bulb rising above its board. */
export const hoarding = () => fromThePavement(2000, 1125)

/** The same for a phone. */
export const hoardingPhone = () => fromThePavement(1080, 1080)

import type { Drawing } from '../../lib/drawing'
import { sceneScript } from '../../lib/scene-script'

/** The model in the sales lounge, built in three dimensions and lit by the page itself: see `lounge-model.scene.ts`. */
export async function loungeModel(): Promise<Drawing> {
  const script = await sceneScript('lounge-model.scene.ts', import.meta.url)
  return { width: 2000, height: 1125, html: '', ground: '#6A4FD0', webgl: true, script }
}

import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { Drawing } from '../../lib/drawing'

async function fromThePavement(width: number, height: number): Promise<Drawing> {
  const entry = fileURLToPath(new URL('hoarding.scene.ts', import.meta.url))
  const bundle = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'esm',
    minify: true,
  })
  const script = bundle.outputFiles[0]?.text.replaceAll('</script', '<\\/script') ?? ''
  return { width, height, ground: '#7CC9FF', html: '', script, webgl: true }
}

/** The #MyTataPower hoarding: low camera, the bulb rising above its board. */
export const hoarding = () => fromThePavement(2000, 1125)

/** The same for a phone. */
export const hoardingPhone = () => fromThePavement(1080, 1080)

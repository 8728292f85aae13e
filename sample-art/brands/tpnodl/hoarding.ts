import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { Drawing } from '../../lib/drawing'

/** The #MyTataPower hoarding from the pavement: low camera, the bulb rising above its board. */
export async function hoarding(): Promise<Drawing> {
  const entry = fileURLToPath(new URL('hoarding.scene.ts', import.meta.url))
  const bundle = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'esm',
    minify: true,
  })
  const script = bundle.outputFiles[0]?.text.replaceAll('</script', '<\\/script') ?? ''
  return { width: 2000, height: 1125, ground: '#7CC9FF', html: '', script, webgl: true }
}

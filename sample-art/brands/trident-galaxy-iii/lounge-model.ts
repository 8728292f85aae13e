import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { Drawing } from '../../lib/drawing'

/** The model in the sales lounge, built in three dimensions and lit by the page itself: see `lounge-model.scene.ts`. */
export async function loungeModel(): Promise<Drawing> {
  const entry = fileURLToPath(new URL('lounge-model.scene.ts', import.meta.url))
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'esm',
    minify: true,
  })
  return {
    width: 2000,
    height: 1125,
    html: '',
    ground: '#6A4FD0',
    webgl: true,
    script: outputFiles[0]?.text ?? '',
  }
}

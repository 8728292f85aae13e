import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

/** The script of a scene in three dimensions: `file` beside the module that asks (`import.meta.url`), with all that it imports. */
export async function sceneScript(file: string, beside: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(file, beside))],
    bundle: true,
    write: false,
    format: 'esm',
    minify: true,
  })
  // It stands in a <script> of the page.
  return outputFiles[0]?.text.replaceAll('</script', '<\\/script') ?? ''
}

// Imports below and in what they import name their file's end: Vite is about to load this file as it is.
import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { liveContent } from './content/live-content.ts'
import { contentWords } from './content/words-plugin.ts'
import { beginBuild } from './delivery/begin-build.ts'
import { plainDynamicImports } from './delivery/plain-dynamic-imports.ts'

/** `title` of one file is not `title` of another: a name and three letters of its file's hash. */
const generateScopedName = (name: string, file: string) =>
  `${name}_${createHash('sha256')
    .update(relative(process.cwd(), file.split('?')[0] ?? file))
    .digest('base64url')
    .slice(0, 3)}`

/** What (nearly) every page uses, in one file: fourteen of 300 bytes each compress worse. `in-view` costs the pages without it 0.3 kB. */
const onEveryPage =
  /app\/(head|root\.tsx|structured-data|navigation|constants|page-|woven(?!\/(cloth|eye\/gaze|row-noise\.ts))|components\/(action|below-first-screen|footer|header|mark|picture|progress-bar)|behaviours\/(hydrated|in-view|keys|media-query|menu|navigation|pausable-motion|playback|swipe|text-spacing))/

export default defineConfig({
  plugins: [beginBuild(process.cwd()), contentWords(), plainDynamicImports(), liveContent(), reactRouter()],
  publicDir: 'media/files',
  server: { watch: { ignored: ['**/builds/**'] } },
  resolve: { tsconfigPaths: true },
  // Only the server needs them. Found late, they made development prepare its packages twice, and the page opened first stood still.
  optimizeDeps: { exclude: ['fontkit', 'yaml', 'zod'] },
  css: { modules: { generateScopedName } },
  build: {
    // Fonts and pictures are addressed by URL: an inlined one would be loaded on every page.
    assetsInlineLimit: 0,
    target: 'es2022',
    // Vite's own preloading is for pages of one entry; the router preloads each page's modules itself. Saves 0.9 kB.
    modulePreload: false,
    // Saves 1.3 kB of script on every page against the default and costs the build about five seconds.
    minify: 'terser',
    // In brackets, React's code is compiled in the background; without, it is read twice while the page waits (60 ms at a phone's
    // pace). Costs 130 bytes.
    terserOptions: { module: true, ecma: 2020, compress: { passes: 3 }, format: { wrap_func_args: true } },
    rolldownOptions: {
      output: {
        advancedChunks: {
          groups: [
            { name: 'framework', test: /node_modules/, priority: 1 },
            { name: 'shell', test: onEveryPage },
            {
              name: 'stage',
              test: /app\/(components\/(logo-wall|testimonials)|behaviours\/(carousel|expanding-grid))\/(?!flip\/flip)/,
            },
          ],
        },
      },
    },
  },
})

// Imports below and in what they import name their file's end: Vite is about to load this file as it is.
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { customMedia } from './app/breakpoints.ts'
import { liveContent } from './content/live-content.ts'
import { contentWords } from './content/words-plugin.ts'
import { nameChunk } from './delivery/chunks.ts'
import { withCustomMedia } from './delivery/custom-media.ts'
import { shortName } from './delivery/scoped-names.ts'
import { leaveOutUnused } from './delivery/unused-parts.ts'

export default defineConfig({
  plugins: [contentWords(), liveContent(), leaveOutUnused(), reactRouter()],
  publicDir: 'media/files',
  server: { watch: { ignored: ['**/builds/**'] } },
  resolve: { tsconfigPaths: true },
  // Only the server needs them. Found late, they made development prepare its packages twice, and the page opened first stood still.
  optimizeDeps: { exclude: ['fastest-levenshtein', 'fontkit', 'fontverter', 'sharp', 'yaml', 'zod'] },
  css: {
    postcss: { plugins: withCustomMedia(customMedia) },
    ...(process.env.NODE_ENV === 'production' && { modules: { generateScopedName: shortName } }),
  },
  // What renders the pages is thrown away when they are there.
  environments: { ssr: { build: { minify: false } } },
  build: {
    // Every build has a new folder, which already holds what build.ts recorded.
    emptyOutDir: false,
    // Fonts and pictures are addressed by URL: an inlined one would be loaded on every page.
    assetsInlineLimit: 0,
    target: 'es2022',
    // Vite's own preloading is for pages of one entry; the router preloads each page's modules itself (saves 0.9 kB). What loads late
    // brings its style sheets, but not the shell's, which every page has.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, needed) =>
        needed.filter((file) => file.endsWith('.css') && !file.includes('/shell-')),
    },
    // Saves 1.3 kB of script on every page against the default and costs the build about five seconds.
    minify: 'terser',
    // In brackets, React's code is compiled in the background; without, it is read twice while the page waits (60 ms at a phone's
    // pace). Costs 130 bytes.
    terserOptions: { module: true, ecma: 2020, compress: { passes: 3 }, format: { wrap_func_args: true } },
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          groups: [
            { name: 'framework', test: /node_modules/, priority: 1 },
            // Saves 3 to 5 kB of script on every page.
            { name: nameChunk('shell', 'app/root.tsx') },
          ],
        },
      },
    },
  },
})

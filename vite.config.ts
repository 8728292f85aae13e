import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  publicDir: 'media/files',
  resolve: { tsconfigPaths: true },
  build: {
    // Fonts and pictures are addressed by URL: an inlined one would be loaded on every page.
    assetsInlineLimit: 0,
    target: 'es2022',
  },
})

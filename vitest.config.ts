import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** Unit tests stand beside the files they test; tests of several files are in `tests/`. */
export default defineConfig({
  resolve: {
    tsconfigPaths: true,
    alias: {
      'virtual:react-router/server-build': fileURLToPath(
        new URL('tests/unit/server-build.fixture.ts', import.meta.url),
      ),
    },
  },
  test: {
    include: [
      'app/**/*.test.{ts,tsx}',
      'server/**/*.test.ts',
      'delivery/**/*.test.ts',
      'content/**/*.test.ts',
      'artwork/{films,woven}/**/*.test.ts',
      'media/*.test.ts',
      'editor/**/*.test.{ts,tsx}',
      'tests/unit/**/*.test.ts',
      'tests/specification/**/*.test.ts',
      'tests/resilience/**/*.test.ts',
    ],
    setupFiles: ['tests/unit/strict-mode.ts'],
    // Generous for a busy machine, where tests start servers and jsdom. Only a hang takes this long.
    testTimeout: 20_000,
    hookTimeout: 20_000,
    exclude: ['**/node_modules/**', 'build', 'builds/**'],
  },
})

import { defineConfig } from 'vitest/config'

/** Unit tests: beside the files they test, and in `tests/unit`. The built site is tested by Playwright. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
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
      'tests/resilience/**/*.test.ts',
    ],
    // Bounds for a busy machine: servers, files and browsers of jsdom start in them. Only a hang reaches them.
    testTimeout: 20_000,
    hookTimeout: 20_000,
    exclude: ['**/node_modules/**', 'build', 'builds/**', 'tests/e2e/**'],
  },
})

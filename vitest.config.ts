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
      'artwork/woven/**/*.test.ts',
      'tests/unit/**/*.test.ts',
    ],
    exclude: ['**/node_modules/**', 'build/**', 'tests/e2e/**'],
  },
})

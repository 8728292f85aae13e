import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { ByEnvironment } from './tests/unit/by-environment.ts'

/** These start servers, encoders and other processes, or try much on real files. All others end in milliseconds. */
const integration = [
  'server/**/*.test.ts',
  'delivery/nginx.test.ts',
  'tests/resilience/**/*.test.ts',
  'media/**/*.test.ts',
  'content/check.test.ts',
  // Many mistakes in every file of content.
  'editor/core/rules/mistakes.test.ts',
  'editor/interface/form/blank.test.ts',
  'tests/unit/content-refused.test.ts',
  'editor/core/{films,media,publish,site,studies,versions}/**/*.test.ts',
  'tests/editor/{kills,studio}/**/*.test.ts',
  'editor/studio/previews.test.ts',
  'bench/growth/**/*.test.ts',
  'editor/core/together/with-others.test.ts',
  // Every line of content, every picture, every letter and every line of code.
  'editor/core/text/edit-text.test.ts',
  'app/social/social-pictures.test.ts',
  'app/styles/fonts/measure.test.ts',
  'tests/unit/{words-in-code,content-in-tests}.test.ts',
  'delivery/site-service.test.ts',
]

const ignored = ['**/node_modules/**', 'build', 'builds/**']

/** Tests are beside the files they test; tests of several files are in `tests/`. */
export default defineConfig(({ mode }) => ({
  resolve: {
    tsconfigPaths: true,
    alias: {
      'virtual:react-router/server-build': fileURLToPath(
        new URL('tests/unit/server-build.fixture.ts', import.meta.url),
      ),
    },
  },
  test: {
    projects: [
      {
        extends: true,
        mode,
        test: {
          name: 'unit',
          // Files share what they import: half the time. Each puts back what it changes, so that any order will do.
          isolate: false,
          exclude: [...ignored, ...integration],
          include: [
            'app/**/*.test.{ts,tsx}',
            'delivery/**/*.test.ts',
            'content/**/*.test.ts',
            'sample-art/{lib,woven}/**/*.test.ts',
            'editor/**/*.test.{ts,tsx}',
            'tests/unit/**/*.test.ts',
            'tests/specification/**/*.test.ts',
          ],
        },
      },
      { extends: true, mode, test: { name: 'integration', include: integration } },
    ],
    // By default one core is left free, which on two cores means one file after the other.
    maxWorkers: '100%',
    sequence: { sequencer: ByEnvironment },
    setupFiles: ['tests/unit/strict-mode.ts'],
    // Generous for a busy machine, where tests start servers and jsdom. Only a hang takes this long.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    exclude: ignored,
  },
}))

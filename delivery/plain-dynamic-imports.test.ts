import { build, type Plugin, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { plainDynamicImports } from './plain-dynamic-imports'

/** A site of one entry, in memory. */
const files: Record<string, string> = {
  'virtual:late': 'export const late = 1',
  'virtual:late-with-styles': 'import "virtual:late.css"; export const late = 1',
  'virtual:late.css': 'p { color: red }',
}
const entry = (code: string): Plugin => ({
  name: 'entry',
  resolveId: (id) => (id.startsWith('virtual:') ? id : undefined),
  load: (id) => (id === 'virtual:entry' ? code : files[id]),
})

const built = (code: string) =>
  build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    plugins: [plainDynamicImports(), entry(code)],
    build: { write: false, modulePreload: false, rolldownOptions: { input: 'virtual:entry' } },
  }) as Promise<Rolldown.RolldownOutput>

test('a dynamic import brings no helper of Vite’s', async () => {
  const { output } = await built('import("virtual:late").then(console.log)')
  expect(output.map((file) => ('code' in file ? file.code : '')).join()).not.toContain('modulepreload')
})

test('a dynamic import of what has styles brings no list of them', async () => {
  const { output } = await built('import("virtual:late-with-styles").then(console.log)')
  expect(output.map((file) => ('code' in file ? file.code : '')).join()).not.toContain('mapDeps')
})

test('a build in which Vite’s helper is not met stops', async () => {
  await expect(built('console.log(1)')).rejects.toThrow('plain-dynamic-imports')
})

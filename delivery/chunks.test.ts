import { resolve } from 'node:path'
import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { nameChunk } from './chunks'

/** A site of two pages that share a part; only `every` is asked for everywhere. */
const files: Record<string, string> = {
  'every.js': 'import "./part.js"; console.log("every")',
  'part.js': 'import("./late.js"); console.log("part")',
  'late.js': 'console.log("late")',
  'page.js': 'import "./every.js"; console.log("page")',
}
const site = {
  name: 'site',
  resolveId: (id: string) => (id.replace('./', '') in files ? resolve(id) : undefined),
  load: (id: string) => files[id.slice(id.lastIndexOf('/') + 1)],
}

test('a file and what it imports share a chunk, what loads late and what imports it do not', async () => {
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    plugins: [site],
    build: {
      write: false,
      rolldownOptions: {
        input: 'page.js',
        output: { codeSplitting: { groups: [{ name: nameChunk('every', 'every.js') }] } },
      },
    },
  })) as Rolldown.RolldownOutput
  const modules = output.flatMap((file) =>
    file.type === 'chunk' && file.name === 'every'
      ? file.moduleIds.map((id) => id.slice(id.lastIndexOf('/') + 1)).filter((name) => name in files)
      : [],
  )
  expect(modules.sort()).toEqual(['every.js', 'part.js'])
})

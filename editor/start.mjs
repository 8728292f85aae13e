// `npm run edit` and `npm run studio`: builds the program in a process that ends, and becomes it.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const [name = 'edit'] = process.argv.slice(2)
const words = ['--import', 'tsx', 'editor/build.ts', name]
const { status } = spawnSync(process.execPath, words, { stdio: 'inherit' })
if (status !== 0) process.exit(status ?? 1)
await import(pathToFileURL(join(process.cwd(), '.editor/program', `${name}.mjs`)).href)

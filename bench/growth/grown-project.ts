import { cp, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse, parseDocument, stringify } from 'yaml'
import { home } from '../project'
import { temporaryFolder } from '../temporary'
import { copiedStudy, type Study } from './copied-study'

/** What a build needs; the picture files are linked, not copied. */
const copied = [
  'app',
  'content',
  'delivery',
  'types',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  'react-router.config.ts',
]

/** Replaces a list in a content file and leaves the rest alone. */
async function setList(file: string, field: string, values: readonly string[]): Promise<void> {
  const document = parseDocument(await readFile(file, 'utf8'))
  document.set(field, values)
  await writeFile(file, document.toString())
}

async function copyMedia(folder: string): Promise<void> {
  const isShared = (path: string) => path.startsWith(join(home, 'media/files'))
  await cp(join(home, 'media'), join(folder, 'media'), { recursive: true, filter: (path) => !isShared(path) })
  await symlink(join(home, 'media/files'), join(folder, 'media/files'))
}

/** A case study's band is found by its id, so each copy gets the band of its original. */
async function addBands(folder: string, sources: ReadonlyMap<string, string>): Promise<void> {
  const file = join(folder, 'media/woven.json')
  const woven = JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>
  for (const [id, source] of sources) woven[`band-${id}`] = woven[`band-${source}`]
  await writeFile(file, JSON.stringify(woven))
}

/** A temporary copy of the project with the given number of case studies, copies of the real ones. */
export async function grownProject(count: number): Promise<string> {
  const folder = temporaryFolder(`growth-${count}`)
  for (const name of copied) await cp(join(home, name), join(folder, name), { recursive: true })
  await copyMedia(folder)
  await symlink(join(home, 'node_modules'), join(folder, 'node_modules'))

  const cycleFile = join(folder, 'content/cycle.yaml')
  const { cycle } = parse(await readFile(cycleFile, 'utf8')) as { cycle: string[] }
  const sources = new Map<string, string>()
  for (let number = cycle.length; number < count; number += 1) {
    const source = cycle[number % cycle.length] ?? ''
    sources.set(`${source}-${number}`, source)
    const study = parse(await readFile(join(folder, `content/projects/${source}.yaml`), 'utf8')) as Study
    const copy = stringify(copiedStudy(study, source, number), { lineWidth: 0 })
    await writeFile(join(folder, `content/projects/${source}-${number}.yaml`), copy)
  }
  await addBands(folder, sources)
  await setList(cycleFile, 'cycle', [...cycle, ...sources.keys()])
  const pageFile = join(folder, 'content/pages/projects.yaml')
  const { projects } = parse(await readFile(pageFile, 'utf8')) as { projects: string[] }
  // The page may list case studies that are not in the cycle.
  const listed = [...projects, ...sources.keys()]
  await setList(pageFile, 'projects', listed)
  // More cards than the page is designed for, to see what they cost.
  const ranges = join(folder, 'content/schema/lists.ts')
  const text = await readFile(ranges, 'utf8')
  await writeFile(ranges, text.replace(/projects: \[1, \d+\]/, `projects: [1, ${listed.length}]`))
  return folder
}

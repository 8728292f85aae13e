import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { projectIds } from '~content/schema/known'
import { findContentProblems } from '~content/validation/content-problems'
import { ContentError, describeProblem } from '~content/validation/problem'
import { breaks } from './content-slips'

/**
 * `content:check` rejects what the build rejects: every page's loader runs on content that was broken in ways that people break
 * it. A few of each here; `npm run test:long` tries thousands.
 */
const TRIES = import.meta.env.MODE === 'long' ? 200 : 3
const SEED = Number(process.env.CONTENT_SEED ?? 7)

// Measuring headings takes nearly all the time of a page's loader, and refuses nothing.
vi.mock('~/styles/fonts/measure.server', async (original) => ({
  ...(await original<object>()),
  measureLine: () => ({ advances: [], width: 1, left: 0, right: 1, top: 0.7, bottom: 0 }),
}))

type Loader = (args: { params: { id?: string } }) => unknown
const modules = import.meta.glob<{ loader?: Loader }>(['/app/pages/*/route.tsx', '/app/root.tsx'])

/** Words that load late: no page's loader reads them, the check before a build does. */
const late = /^(?:loom|pancham|seasons)\.yaml$|^living[/\\]/

const repository = process.cwd()
let site: string
let atFirst: string | undefined
const loaders: { page: string; load: Loader }[] = []

beforeAll(async () => {
  for (const [page, module] of Object.entries(modules)) {
    const { loader } = await module()
    if (loader) loaders.push({ page, load: loader })
  }
  site = mkdtempSync(join(tmpdir(), 'content-'))
  for (const folder of ['app', 'media', 'node_modules'])
    symlinkSync(join(repository, folder), join(site, folder))
  cpSync(join(repository, 'content'), join(site, 'content'), { recursive: true })
  process.chdir(site)
  atFirst = await refusedByPages()
})

afterAll(() => {
  // Test files share modules: what was loaded here has the measure above.
  vi.doUnmock('~/styles/fonts/measure.server')
  vi.resetModules()
  process.chdir(repository)
  rmSync(site, { recursive: true, force: true })
})

/** What the build says about the content as it is: the first refusal of a page, or nothing. */
async function refusedByPages(): Promise<string | undefined> {
  try {
    for (const { page, load } of loaders)
      if (page.includes('case-study')) for (const id of projectIds()) await load({ params: { id } })
      else await load({ params: {} })
    return undefined
  } catch (error) {
    return error instanceof ContentError ? error.message : `not in plain words: ${error}`
  }
}

/** Chance that comes out the same every time (mulberry32). */
function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const jargon =
  /ZodError|Unexpected|invalid_|undefined|null|scalar|mapping|node end|flow-|Expected|\[object|[A-Z]{3,}-\d/

test('FREE-5 neither the check nor a page refuses the present content', () => {
  expect(findContentProblems().map(describeProblem)).toEqual([])
  expect(atFirst).toBeUndefined()
  expect(loaders.length).toBeGreaterThan(12)
})

test.each(Object.entries(breaks))(
  'FREE-5 the check refuses what the build refuses: %s',
  async (name, breakIt) => {
    const files = readdirSync('content', { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.yaml') && !late.test(file),
    )
    const random = chance(SEED + name.length * 1000)
    let tried = 0
    for (let attempt = 0; tried < TRIES && attempt < TRIES * 20; attempt += 1) {
      const file = join('content', files[Math.floor(random() * files.length)] ?? '')
      const whole = readFileSync(file, 'utf8')
      const broken = breakIt(whole.split('\n'), random)?.join('\n')
      if (broken === undefined || broken === whole) continue
      tried += 1
      writeFileSync(file, broken)
      const printed = findContentProblems().map(describeProblem)
      const refused = await refusedByPages()
      writeFileSync(file, whole)
      const what = `${file}\n${broken
        .split('\n')
        .filter((line) => !whole.split('\n').includes(line))
        .join('\n')}\n${printed.join('\n')}`
      expect(printed.length > 0, `${what}\nbuild: ${refused}`).toBe(refused !== undefined)
      for (const line of printed) {
        expect(line, what).toMatch(/^content\/[\w/-]+\.yaml, line \d+, [\w./:\- ]+: ./)
        expect(line.replace(/“[^”]*”/g, ''), what).not.toMatch(jargon)
      }
      expect(refused ?? '', what).not.toMatch(/not in plain words/)
    }
    expect(tried).toBeGreaterThan(0)
  },
  20_000 + TRIES * 2_000,
)

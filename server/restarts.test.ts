import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { publishedBuild } from '../delivery/builds'
import { type FixtureProject, fixtureProject } from '../tests/server/project'
import { pick, randomFrom } from '../tests/server/random'
import { buildIfNeeded } from './build-if-needed'

/** How many random histories are tested. */
const histories = import.meta.env.MODE === 'long' ? 20_000 : 60

/** The process is killed before its `left`th change of a file; afterwards it changes nothing. */
const death = vi.hoisted(() => ({ left: Number.POSITIVE_INFINITY }))

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>()
  const die = () => {
    if (--death.left <= 0) throw new Error('killed')
  }
  /** Like the real one, unless the process is dead; a removal that is killed halfway has removed a part. */
  const rm: typeof real.rm = async (path, options) => {
    if (death.left === 1 && options?.recursive) {
      const [first] = await real.readdir(path as string).catch(() => [])
      if (first) await real.rm(join(path as string, first), options)
    }
    die()
    return real.rm(path, options)
  }
  const mortal = <Change extends (...words: never[]) => Promise<unknown>>(change: Change) =>
    (async (...words: Parameters<Change>) => {
      die()
      return change(...words)
    }) as Change
  return {
    ...real,
    rm,
    mkdir: mortal(real.mkdir),
    rename: mortal(real.rename),
    symlink: mortal(real.symlink),
    copyFile: mortal(real.copyFile),
    writeFile: mortal(real.writeFile as (...words: never[]) => Promise<void>),
  }
})

/** Runs something in a process that is killed before its change of this number. Returns whether it died. */
async function killedAt(change: number, work: () => Promise<unknown>): Promise<boolean> {
  death.left = change
  const result = await work().catch((error: Error) => error)
  const isDead = death.left <= 0
  death.left = Number.POSITIVE_INFINITY
  if (!isDead && result instanceof Error && !/broken|Another build/.test(result.message)) throw result
  return isDead
}

const never = new AbortController().signal
const start = (project: FixtureProject) => buildIfNeeded(project.home, never, () => project.build())
/** More changes than any build makes: nothing is killed. */
const unharmed = 1_000
const longestHistory = 8
/** About as many changes as a build makes, so that builds are killed at every one of them. */
const changesOfBuild = 20

/** Runs random edits, builds, starts and kills, and checks what a visitor would see after each. */
async function live(seed: number): Promise<string[]> {
  const random = randomFrom(seed)
  const project = await fixtureProject()
  const steps: string[] = []
  let [text, good] = ['', undefined as string | undefined]
  const moment = () => 1 + Math.floor(random() * changesOfBuild)
  const edit = async (isBroken: boolean) => {
    text = `${isBroken ? 'broken' : 'good'} ${steps.length}`
    await project.write(text)
  }
  const checkShownPage = async (isDead: boolean, built: string) => {
    const shown = await project.page(join(project.home, 'build')).catch((error) => {
      if (good !== undefined) throw error
      return undefined
    })
    if (shown?.startsWith('broken')) throw new Error(`${shown} was published`)
    if (isDead || built.startsWith('broken')) expect([good, built]).toContain(shown)
    else expect(shown).toBe(built)
    good = shown
  }
  const chances = {
    edit: () => edit(false),
    mistake: () => edit(true),
    build: async () => checkShownPage(await killedAt(unharmed, project.build), text),
    killedBuild: async () => checkShownPage(await killedAt(moment(), project.build), text),
    killedStart: async () => checkShownPage(await killedAt(moment(), () => start(project)), text),
    editedBuild: async () => {
      const [build, built] = [await project.begin(), text]
      await edit(random() < 0.5)
      await checkShownPage(await killedAt(unharmed, build.finish), built)
    },
    twoBuilds: async () => {
      const first = await project.begin()
      await edit(false)
      await checkShownPage(await killedAt(unharmed, project.build), text)
      const later = text
      await checkShownPage(await killedAt(unharmed, first.finish), later)
    },
    start: async () => {
      const warning = await start(project).catch(() => undefined)
      if (text.startsWith('broken')) {
        const site = await publishedBuild(project.home)
        expect(site && (await project.page(site))).toBe(good)
        if (site) expect(warning).toContain('NOT UP TO DATE')
      } else {
        expect(warning).toBeUndefined()
        await checkShownPage(false, text)
      }
    },
  }
  await edit(random() < 0.3)
  const length = 2 + Math.floor(random() * longestHistory)
  try {
    while (steps.length < length) {
      const name = pick(random, Object.keys(chances) as (keyof typeof chances)[])
      steps.push(name)
      await chances[name]()
    }
    await project.remove()
    return steps
  } catch (error) {
    throw new Error(`seed ${seed}: ${steps.join(', ')}`, { cause: error })
  }
}

test(
  'whatever is edited, built, started and killed, the last good site is complete',
  async () => {
    vi.spyOn(console, 'log').mockReturnValue()
    vi.spyOn(console, 'warn').mockReturnValue()
    const tried: Record<string, number> = {}
    for (let seed = 1; seed <= histories; seed += 1) {
      for (const name of await live(seed)) tried[name] = (tried[name] ?? 0) + 1
    }
    console.info(`${histories} histories:`, tried)
    expect(Object.keys(tried)).toHaveLength(8)
  },
  120_000 + histories * 10_000,
)

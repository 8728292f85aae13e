import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publishedLink } from '../../../delivery/builds'
import { randomFrom } from '../../server/random'
import { kills, report, timeFor } from './project-to-kill'

/** Milliseconds after the first build in which a kill falls: several builds are published in that time. */
const MOST = 60

let home: string
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'builds-'))
  mkdirSync(join(home, 'builds'))
})
afterAll(() => rmSync(home, { recursive: true, force: true }))

/** The number of the build that visitors have, whose page names a script that is there. */
function shownBuild(): number {
  const folder = realpathSync(publishedLink(home))
  const [, script = '', number] =
    /src="(\/assets\/page-(\d+)\.js)"/.exec(readFileSync(join(folder, 'client/index.html'), 'utf8')) ?? []
  expect(readFileSync(join(folder, 'client', script), 'utf8')).toBe(number)
  expect(existsSync(join(folder, 'delivery.json'))).toBe(true)
  return Number(number)
}

/** Every build has a folder of its own, also one that was killed. */
const nextBuild = () => 1 + Math.max(0, ...readdirSync(join(home, 'builds')).map(Number))

/** Publishes builds until it is killed; returns the last one that it said was published. */
async function publishAndKill(first: number, after: number): Promise<number> {
  const fixture = join(import.meta.dirname, 'changing-builds.fixture.ts')
  const child = spawn(process.execPath, ['--import', 'tsx', fixture, home, String(first)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'close')
  let said = ''
  const begun = new Promise<void>((resolve) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text
      resolve()
    })
  })
  await begun
  await sleep(after)
  child.kill('SIGKILL')
  await ended
  return Number(said.trim().split('\n').at(-1)?.replace('published ', ''))
}

test(
  `LIVE-3 killed ${kills.changingBuilds} times while builds change, visitors have a whole one, and never an older one`,
  async () => {
    const random = randomFrom(Number(process.env.SEED ?? 1998))
    for (let kill = 1; kill <= kills.changingBuilds; kill += 1) {
      const said = await publishAndKill(nextBuild(), random() * MOST)
      const now = shownBuild()
      // It may have been killed between the change and its answer.
      expect(now - said, `${said} was said, ${now} is shown`).toBeOneOf([0, 1])
      report('changing builds', kill, kills.changingBuilds, `build ${now} is shown`)
    }
  },
  timeFor(kills.changingBuilds),
)

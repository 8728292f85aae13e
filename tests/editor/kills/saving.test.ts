import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseDocument } from 'yaml'
import type { Opened } from '../../../editor/core/site/store'
import { pick, randomFrom } from '../../server/random'
import { type Answer, type Killable, openKillable, unfinished } from './killable-editor'
import { kills, type ProjectToKill, projectToKill, report, timeFor } from './project-to-kill'
import { type Step, type Team, teamSteps } from './team-steps'

/** Milliseconds after the first answer in which a kill falls. */
const MOST = 600

let project: ProjectToKill
let last: Killable | undefined
beforeAll(() => {
  project = projectToKill()
})
afterAll(async () => {
  await last?.clear()
  project.remove()
})

const onDisk = () => readFileSync(join(project.home, 'content/team.yaml'), 'utf8')
const parsed = () => {
  const document = parseDocument(onDisk())
  expect(document.errors).toEqual([])
  return document.toJS() as Team['data']
}

test(
  `EDIT-9 killed ${kills.saving} times while saving, what was answered is there, whole`,
  async () => {
    const random = randomFrom(Number(process.env.SEED ?? 1998))
    const before = onDisk()
    const steps = teamSteps(parsed())
    let saved = 0
    let editor = await openKillable(project.home)
    last = editor
    for (let kill = 1; kill <= kills.saving; kill += 1) {
      /** What was asked and not answered when the editor was killed. */
      let open: Step | undefined
      let done = () => {}
      const first = new Promise<void>((resolve) => {
        done = resolve
      })
      const work = (async () => {
        for (;;) {
          open = steps.next(random)
          const answer: Answer = await open.ask(editor)
          if (!answer) return
          expect(answer.status, JSON.stringify(answer.body)).toBe(200)
          open.answered()
          open = undefined
          saved += 1
          done()
        }
      })()
      await Promise.race([first, work])
      await sleep(MOST * random())
      await editor.kill(pick(random, ['alone', 'with all']))
      await work
      const may = [steps.now(), ...(open ? [open.after] : [])]
      expect(may.map(({ shown }) => shown)).toContainEqual(parsed())

      editor = await openKillable(project.home)
      last = editor
      const { data, isDraft } = await editor.read<Pick<Opened, 'data' | 'isDraft'>>('/file?name=team.yaml')
      const found = may.findIndex((one) => isDeepStrictEqual(one.data, data))
      expect(found, 'what was answered is there').toBeGreaterThanOrEqual(0)
      expect(parsed()).toEqual(may[found]?.shown)
      expect(isDraft).toBe(!isDeepStrictEqual(may[found]?.shown, data))
      if (found === 1) open?.answered()
      expect(unfinished(project.home)).toEqual([])
      report('saving', kill, kills.saving, `${saved} changes answered`)
    }
    while ((await editor.read<{ label: string | null }>('/undo', {})).label);
    expect(onDisk()).toBe(before)
  },
  timeFor(kills.saving),
)

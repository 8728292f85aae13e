import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, watch, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { randomFrom } from '../../server/random'
import { type Killable, openKillable } from './killable-editor'
import { kills, type ProjectToKill, projectToKill, report, timeFor, withHistory } from './project-to-kill'

/** Milliseconds after git's first lock in which a kill falls: adding, committing and sending need about so long. */
const MOST = 250
/** Locks that one publishing takes and gives back, about; every other kill falls exactly when git is at one of them. */
const LOCKS = 10

let project: ProjectToKill
let history: ReturnType<typeof withHistory>
let editor: Killable | undefined
beforeAll(() => {
  project = projectToKill()
  history = withHistory(project)
})
afterAll(async () => {
  await editor?.clear()
  project.remove()
  history.remove()
})

/** When git takes or gives back a lock for the nth time. */
function locksTouched(nth: number) {
  let count = 0
  let stop = () => {}
  const reached = new Promise<void>((resolve) => {
    const watcher = watch(join(project.home, '.git'), (_, name) => {
      if (name?.endsWith('.lock')) count += 1
      if (count >= nth) resolve()
    })
    stop = () => watcher.close()
  })
  return { reached, stop: () => stop() }
}

const locks = () =>
  readdirSync(join(project.home, '.git'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.lock'),
  )

const change = (words: string) => {
  const file = join(project.home, 'content/team.yaml')
  writeFileSync(file, readFileSync(file, 'utf8').replace(/quote: .*/, `quote: ${words}`))
}

test(
  `EDIT-11 killed ${kills.publishing} times while publishing, all is there and git is sound`,
  async () => {
    const { git, others } = history
    const random = randomFrom(Number(process.env.SEED ?? 1998))
    let published = 0
    editor = await openKillable(project.home)
    for (let kill = 1; kill <= kills.publishing; kill += 1) {
      const isSending = kill % 3 === 0
      const words = `I draw sketch ${kill} on the back of the brief.`
      if (!isSending) change(words)
      const head = git('rev-parse', 'HEAD').trim()
      const text = readFileSync(join(project.home, 'content/team.yaml'), 'utf8')
      const isAtLock = kill % 2 === 0
      const locked = locksTouched(isAtLock ? 1 + Math.floor(random() * LOCKS) : 1)
      const asked = isSending
        ? editor.post('/push', {})
        : editor.post('/publish', { message: `Sketch ${kill}` })
      // If there is nothing to send, git writes nothing.
      await Promise.race([locked.reached, asked])
      if (!isAtLock) await sleep(random() * MOST)
      await editor.kill(random() < 0.4 ? 'alone' : 'with all')
      const answer = await asked
      locked.stop()
      if (answer) expect(answer.status, JSON.stringify(answer.body)).toBe(200)

      editor = await openKillable(project.home)
      expect(locks(), 'no lock is left').toEqual([])
      git('fsck', '--no-dangling')
      expect(git('branch', '--show-current').trim()).toBe('rina')
      expect(readFileSync(join(project.home, 'content/team.yaml'), 'utf8')).toBe(text)
      const isPublished = git('show', 'HEAD:content/team.yaml') === text
      expect(git('rev-parse', isPublished && !isSending ? 'HEAD~1' : 'HEAD').trim()).toBe(head)
      if (answer && !isSending) expect(isPublished, 'what was answered is a commit').toBe(true)
      if (answer && isSending) expect(git('--git-dir', others, 'rev-parse', 'rina').trim()).toBe(head)
      const { items } = await editor.read<{ items: { id: string }[] }>('/changes')
      expect(items.map(({ id }) => id)).toEqual(isPublished ? [] : ['content/team.yaml'])
      if (isPublished && !isSending) published += 1
      report('publishing', kill, kills.publishing, `${published} commits made all the same`)
    }
    change('The last sketch.')
    expect(await editor.post('/publish', { message: 'The last' })).toMatchObject({ status: 200 })
    expect(await editor.post('/push', {})).toMatchObject({ status: 200 })
    expect(git('status', '--porcelain', '--', 'content', 'media')).toBe('')
    expect(git('--git-dir', others, 'show', 'rina:content/team.yaml')).toContain('quote: The last sketch.')
    execFileSync('git', ['fsck', '--no-dangling'], { cwd: others, stdio: 'pipe' })
  },
  timeFor(kills.publishing),
)

import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { words } from '../../../words'
import { copyProject, editorIn } from '../copied-project'
import { axe, WORK } from '../given'
import { type Desk, taskElsewhere } from './task'

/** A project of its own with its editor, and git in it. */
async function ownProject() {
  const folder = mkdtempSync(join(tmpdir(), 'bandha-publish-'))
  copyProject(folder)
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Rina', '-c', 'user.email=rina@example.com', ...args], {
      cwd: folder,
      encoding: 'utf8',
    })
  const editor = await editorIn(folder)
  return {
    git,
    origin: editor.origin,
    says: (file: string) => readFileSync(join(folder, 'content', file), 'utf8'),
    async remove() {
      await editor.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Without anywhere to send it, and with: nobody has said yet how the sample's changes get to visitors. */
const onlyHere = /^Only on this computer, because nobody has said/
const sent = /^Not live, because nobody has said/

async function publish({ page, hand }: Desk, message: string, after: string | RegExp) {
  await hand.press(page.getByRole('button', { name: /^Publish …/ }))
  await expect(page.getByText('Ready: the check found nothing wrong.')).toBeVisible({ timeout: WORK })
  await hand.write(page.getByLabel(/What did you change/), message)
  await hand.press(page.getByRole('button', { name: /^Publish this change/ }))
  await expect(page.getByText(after)).toBeVisible({ timeout: WORK })
}

taskElsewhere('EDIT-11 two people publish on two branches, which git brings together', async ({ deskAt }) => {
  const project = await ownProject()
  const { git, says } = project
  try {
    const main = git('branch', '--show-current').trim()
    git('checkout', '--quiet', '-b', 'rina')
    const desk = await deskAt(project.origin)
    const home = await desk.open('Home')
    await desk.hand.write(home.getByLabel('Tagline'), 'Words of one branch.')
    await expect(desk.state).toHaveText('Saved')
    await publish(desk, 'Another tagline', onlyHere)

    git('checkout', '--quiet', main)
    // The other branch has its own words, and the form shows them.
    const other = await desk.open('Home')
    await expect(other.getByLabel('Tagline')).toHaveValue(words.home.hero.tagline)
    await desk.hand.write(other.getByLabel('Line above the logos'), 'Words of another branch')
    await expect.poll(() => says('pages/home.yaml')).toContain('Words of another branch')
    await publish(desk, 'Another line', onlyHere)

    git('merge', '--quiet', '--no-edit', 'rina')
    const merged = await desk.open('Home')
    await expect(merged.getByLabel('Tagline')).toHaveValue('Words of one branch.')
    await expect(merged.getByLabel('Line above the logos')).toHaveValue('Words of another branch')
    await expect(desk.site.getByText('Words of one branch.')).toBeVisible()
  } finally {
    await project.remove()
  }
})

taskElsewhere('EDIT-11 without a network everything works, and sending waits for one', async ({ deskAt }) => {
  const project = await ownProject()
  const remote = mkdtempSync(join(tmpdir(), 'bandha-remote-'))
  try {
    project.git('init', '--quiet', '--bare', remote)
    project.git('remote', 'add', 'origin', 'http://127.0.0.1:9/site.git')
    const desk = await deskAt(project.origin)
    const { page, hand } = desk
    await page.context().route(
      (url) => url.origin !== project.origin && url.protocol.startsWith('http'),
      (route) => route.abort('internetdisconnected'),
    )
    const home = await desk.open('Home')
    await hand.write(home.getByLabel('Tagline'), 'Words from a train.')
    await expect(desk.site.getByText('Words from a train.')).toBeVisible()
    await publish(desk, 'From a train', /is there a network\?/)
    const send = page.getByRole('button', { name: 'Send it again' })
    project.git('remote', 'set-url', 'origin', remote)
    await hand.press(send)
    await expect(page.getByText(sent)).toBeVisible({ timeout: WORK })
    await expect(send).toHaveCount(0)
    expect(project.git('--git-dir', remote, 'log', '--all', '--format=%s')).toContain('From a train')
  } finally {
    await project.remove()
    rmSync(remote, { recursive: true, force: true })
  }
})

taskElsewhere('EDIT-11 two people changed the same words, and one of them chooses', async ({ deskAt }) => {
  const project = await ownProject()
  const root = mkdtempSync(join(tmpdir(), 'bandha-both-'))
  const theirs = join(root, 'asha')
  const asha = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Asha', '-c', 'user.email=asha@example.com', ...args], {
      cwd: theirs,
    })
  try {
    const remote = join(root, 'remote')
    project.git('init', '--quiet', '--bare', remote)
    project.git('remote', 'add', 'origin', remote)
    project.git('push', '--quiet', 'origin', 'HEAD')
    project.git('clone', '--quiet', remote, theirs)

    const desk = await deskAt(project.origin)
    const form = await desk.open('Home')
    await desk.hand.write(form.getByLabel('Tagline'), 'Words of Rina.')
    await expect(desk.state).toHaveText('Saved')
    // Only now: sent before, they would arrive here by themselves.
    const home = join(theirs, 'content/pages/home.yaml')
    const text = readFileSync(home, 'utf8')
    writeFileSync(home, text.replace(`tagline: ${words.home.hero.tagline}`, 'tagline: Words of Asha.'))
    asha('commit', '--quiet', '--all', '--message', 'Words of Asha')
    asha('push', '--quiet', 'origin', 'HEAD')
    await publish(desk, 'Words of Rina', /changed the same words/)
    const question = desk.page.getByRole('group', { name: 'Home › Top of the page › Tagline' })
    const bring = desk.page.getByRole('button', { name: /^Bring both together/ })
    await expect(bring).toBeDisabled()
    expect(await axe(desk.page)).toEqual([])
    await desk.hand.pick(question.getByRole('radio', { name: /^Theirs.*Words of Asha/ }))
    await desk.hand.press(bring)
    await expect(desk.page.getByText(sent)).toBeVisible({ timeout: WORK })
    expect(project.says('pages/home.yaml')).toContain('Words of Asha.')
    expect(project.git('rev-list', '--merges', '--count', 'HEAD').trim()).toBe('1')
  } finally {
    await project.remove()
    rmSync(root, { recursive: true, force: true })
  }
})

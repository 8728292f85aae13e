import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { words } from '../../../words'
import { copyProject, editorIn } from '../copied-project'
import { taskElsewhere } from './task'

taskElsewhere('EDIT-9 words are taken back after the editor was closed', async ({ deskAt }) => {
  const folder = mkdtempSync(join(tmpdir(), 'bandha-restart-'))
  copyProject(folder)
  const home = () => readFileSync(join(folder, 'content/pages/home.yaml'), 'utf8')
  const before = home()
  const first = await editorIn(folder)
  try {
    const desk = await deskAt(first.origin)
    const form = await desk.open('Home')
    await desk.hand.write(form.getByLabel('Tagline'), 'Words of yesterday.')
    await expect.poll(home).toContain('Words of yesterday.')
    await desk.page.close()
  } finally {
    await first.stop()
  }
  const second = await editorIn(folder)
  try {
    const desk = await deskAt(second.origin)
    await desk.hand.press(desk.page.getByRole('button', { name: 'Undo' }))
    await expect(desk.site.getByText(words.home.hero.tagline)).toBeVisible()
    expect(home()).toBe(before)
  } finally {
    await second.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})

import { expect } from '@playwright/test'
import { needed } from '../../../needed'
import { words } from '../../../words'
import { onDisk } from '../editor-page'
import { drawing, photograph, WORK } from '../given'
import { task } from './task'

task('EDIT-7 one leaves the team and two join it', async ({ page, hand, open, site, state }) => {
  const form = await open('Team')
  const leaving = needed(words.team.members[0], 'member of the team').name
  await hand.press(form.locator('summary').filter({ hasText: leaving }))
  await hand.press(form.getByRole('button', { name: `Remove: ${leaving}` }))
  for (const name of ['Rina Das', 'Asha Behera']) {
    await hand.press(form.getByRole('button', { name: 'Add a member' }))
    const entry = form.getByRole('listitem').last()
    await hand.write(entry.getByLabel('Name'), name)
    await hand.write(entry.getByLabel('Role'), 'Design')
    await hand.press(entry.getByRole('button', { name: 'Choose …' }))
    await hand.give(page.getByLabel(/A new picture/), await photograph(`${name}.jpg`, 900, 1200))
    await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: WORK })
    await hand.write(entry.getByLabel(/alternative text/), `${name} laughs`)
    await expect(site.getByText(name).first()).toBeAttached()
  }
  await expect(site.getByText(leaving)).toHaveCount(0)
  await expect(state).toHaveText('Saved')
})

task('EDIT-5 a testimonial gets other words and a photograph', async (desk) => {
  const { page, hand, open, site, state } = desk
  const form = await open('Testimonials')
  const { name } = needed(words.testimonials.testimonials[0], 'testimonial')
  await hand.press(form.locator('summary').filter({ hasText: name }))
  const entry = form.getByRole('listitem').first()
  await hand.write(entry.getByRole('textbox', { name: /^Text/ }), 'They listened first.')
  await hand.press(entry.getByRole('button', { name: 'Change …' }))
  await hand.give(page.getByLabel(/A new picture/), await photograph('speaker.jpg', 1000, 800))
  await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: WORK })
  await hand.press(entry.getByRole('button', { name: 'Yes, they do' }))
  await expect(site.getByText('They listened first.').first()).toBeAttached()
  await expect(site.locator('img[src^="/pictures/team/speaker."]').first()).toBeAttached()
  await expect(state).toHaveText('Saved')
})

task('EDIT-5 one more logo is on the wall', async ({ page, hand, open, site, state }) => {
  const form = await open('Logos')
  await hand.press(form.getByRole('button', { name: 'Add a logo' }))
  await hand.press(form.getByRole('button', { name: 'New logo …' }).last())
  const dialog = page.getByRole('dialog', { name: 'New logo' })
  await hand.write(dialog.getByLabel(/Name of the brand/), 'Kewda Mills')
  await hand.give(dialog.getByLabel(/Its logo/), drawing('logo.svg'))
  await expect(dialog).toHaveCount(0, { timeout: WORK })
  await expect.poll(() => onDisk('logos.yaml')).toContain('kewda-mills')
  await expect(site.getByText('Kewda Mills').or(site.getByAltText('Kewda Mills')).first()).toBeAttached()
  await expect(state).toHaveText('Saved')
})

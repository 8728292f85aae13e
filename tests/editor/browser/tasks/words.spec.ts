import { expect } from '@playwright/test'
import { needed } from '../../../needed'
import { studies } from '../../../studies'
import { onDisk } from '../editor-page'
import { findPart, task } from './task'

task('EDIT-3 headline and tagline of the home page get other words', async ({ hand, open, site, state }) => {
  const form = await open('Home')
  const hero = form.getByRole('group', { name: 'Heading' }).first()
  await hand.write(hero.getByLabel('Wide screens'), 'Tied to\nturn heads.')
  // The words are the same on both sides; only the breaks are chosen on each.
  await expect(hero.getByLabel('Phones')).toHaveValue(/Tied[\s]to[\s]turn[\s]heads\./)
  await hand.write(form.getByLabel('Tagline'), 'Knots that hold.')
  await expect(site.getByText('Knots that hold.')).toBeVisible()
  await expect(site.getByRole('heading', { level: 1 })).toHaveAccessibleName('Tied to turn heads.')
  await expect(state).toHaveText('Saved')
})

task('EDIT-4 a headline that is too long says so until its lines are broken', async (desk) => {
  const { hand, open, site, state } = desk
  const form = await open('Home')
  const hero = form.getByRole('group', { name: 'Heading' }).first()
  await hand.write(hero.getByLabel('Wide screens'), 'We tie every brand into knots that hold')
  const hint = hero.getByText(/A line of 39 letters .+ Break it with Enter/)
  await expect(hint).toBeVisible()
  await hand.write(hero.getByLabel('Phones'), 'We tie\nevery brand\ninto knots\nthat hold')
  await hand.write(hero.getByLabel('Wide screens'), 'We tie\nevery brand into\nknots that hold')
  await expect(hint).toHaveCount(0)
  await expect(hero.getByLabel('Phones')).toHaveValue('We tie\nevery brand\ninto knots\nthat hold')
  await expect(site.getByRole('heading', { level: 1 })).toHaveAccessibleName(
    'We tie every brand into knots that hold',
  )
  await expect(state).toHaveText('Saved')
})

task('EDIT-3 popup, button of the cards and hours get other words', async ({ hand, open, state, site }) => {
  const popups = await open('Popups')
  await hand.write(
    findPart(popups, 'When it is sent').getByLabel('Message'),
    'Thank you! We write back by tomorrow.',
  )
  await expect.poll(() => onDisk('popups.yaml')).toContain('We write back by tomorrow.')
  const home = await open('Home')
  await hand.write(home.getByLabel('Link that leads on'), 'More of it')
  await expect(site.getByText('More of it').first()).toBeAttached()
  const agency = await open('Agency and footer')
  await hand.write(agency.getByLabel('Hours'), 'Monday to Friday, nine to six.')
  await expect.poll(() => onDisk('agency.yaml')).toContain('nine to six')
  await expect(state).toHaveText('Saved')
})

task('EDIT-7 another year, one phone number and one network more', async ({ hand, open, site, state }) => {
  const form = await open('Agency and footer')
  await hand.write(form.getByLabel('Copyright line'), '© 2026. All knots reserved.')
  await expect(site.getByText('© 2026. All knots reserved.')).toBeAttached()
  const phones = form.getByRole('group', { name: /^Phone numbers/ })
  await hand.press(phones.getByRole('button', { name: 'Add a phone number' }))
  await hand.write(phones.getByRole('textbox').last(), '+91 674 000 7777')
  const social = form.getByRole('group', { name: /^Social networks/ })
  await hand.press(social.getByRole('button', { name: 'Add a network' }))
  await hand.write(social.getByLabel('Name').last(), 'Mastodon')
  await hand.write(social.getByLabel('Web address').last(), 'https://mastodon.example/@knots')
  await expect(site.getByRole('link', { name: /Mastodon/ })).toBeAttached()
  await expect(site.getByText('+91 674 000 7777').first()).toBeAttached()
  await expect(state).toHaveText('Saved')
})

task('EDIT-4 an empty name, a wrong address and a pale colour are named and fixed', async (desk) => {
  const { page, hand, open, state } = desk
  const agency = await open('Agency and footer')
  await hand.write(agency.getByLabel('E-mail address', { exact: true }), 'hello@')
  await expect(state).toHaveText('Kept, not shown yet')
  const told = agency.getByRole('region', { name: 'Needs fixing' })
  await hand.press(told.getByRole('button', { name: /E-mail address/ }))
  await expect(agency.getByLabel('E-mail address', { exact: true })).toBeFocused()
  await hand.write(agency.getByLabel('E-mail address', { exact: true }), 'hello@knots.example')
  await expect(told).toHaveCount(0)
  const study = needed(studies[0], 'case study')
  const form = await open(study.name)
  await hand.write(form.getByLabel('Headings', { exact: true }).first(), study.theme.ground)
  await hand.press(form.getByRole('button', { name: /the nearest that can be read/ }))
  await expect(page.getByRole('region', { name: 'Needs fixing' })).toHaveCount(0)
  await expect(state).toHaveText('Saved')
})

import { expect, test } from '@playwright/test'
import { openEditor } from './editor-page'
import { axe, picture, WORK } from './given'

test('EDIT-12 until the first page is there, its place says that it is being prepared', async ({ page }) => {
  let send = () => {}
  const held = new Promise<void>((resolve) => {
    send = resolve
  })
  await page.route('/', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/edit/')
  const waiting = page.getByRole('status').filter({ hasText: 'The page is being prepared' })
  await expect(waiting).toBeVisible()
  await expect(page.getByRole('region', { name: 'Form: Home' }).locator('textarea').first()).toBeVisible()
  expect(await axe(page)).toEqual([])
  send()
  await expect(page.frameLocator('iframe').getByRole('main')).toBeVisible({ timeout: 45_000 })
  await expect(waiting).toHaveCount(0)
})

for (const width of [390, 1440])
  test(`EDIT-12 the form of a case study is not wider than its place, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const { form } = await openEditor(page, 'Avante')
    await expect(form.getByRole('button', { name: /^Remove: / }).first()).toBeVisible()
    const wider = await form
      .locator('*')
      .evaluateAll(
        (all) =>
          all.filter((one) => one.scrollWidth > one.clientWidth && one.querySelector('fieldset')).length,
      )
    expect(wider).toBe(0)
  })

test('EDIT-5 a picture that is dropped on its field takes the place of the one there', async ({ page }) => {
  const { form } = await openEditor(page, 'Avante')
  const field = form.getByRole('group', { name: 'Picture of the card' })
  const data = (await picture(1800, 1000)).toString('base64')
  await field.evaluate((element, bytes) => {
    const dataTransfer = new DataTransfer()
    const content = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))
    dataTransfer.items.add(new File([content], 'on-its-field.jpg', { type: 'image/jpeg' }))
    element.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
  }, data)
  await expect(field.getByText('Avante: on its field', { exact: true })).toBeVisible({ timeout: WORK })
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

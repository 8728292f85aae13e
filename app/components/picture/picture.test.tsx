// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { pictureData } from '~/page-data/media.server'
import { Picture } from './picture'

afterEach(cleanup)

const shown = (focus?: string) => {
  const asked = { name: 'avante/card', alt: 'A house', ...(focus && { focus }) }
  render(<Picture picture={pictureData(asked, 'campaigns.yaml')} sizes="50vw" fit="cover" />)
  return screen.getByRole('img', { name: 'A house' })
}

test('EDIT-5 a picture’s focus from content stays visible if its frame crops it', () => {
  expect(shown('0% 33%').style.objectPosition).toBe('0% 33%')
})

test('EDIT-5 a picture without a focus is cropped as the style sheet says', () => {
  expect(shown().style.objectPosition).toBe('')
})

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

test('EDIT-5 what content wants to stay in view of a picture is kept where its frame cuts it', () => {
  expect(shown('0% 33%').style.objectPosition).toBe('0% 33%')
})

test('EDIT-5 a picture of which content says nothing is cut as the style sheet has it', () => {
  expect(shown().style.objectPosition).toBe('')
})

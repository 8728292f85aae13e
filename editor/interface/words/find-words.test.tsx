// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Editor, EditorContext } from '../editing/context'
import { FindWords } from './find-words'

const label = '“Bandha” replaced by “Kalinga”'
const editor = (redo?: string) =>
  ({ site: { steps: { redo } }, titleOfFile: () => 'Home' }) as unknown as Editor
const inEditor = (redo?: string) => (
  <EditorContext value={editor(redo)}>
    <FindWords first="Bandha" />
  </EditorContext>
)

let places: string[] = []
beforeEach(() => {
  places = ['Title', 'Tagline']
  vi.stubGlobal('fetch', async (_: string, request?: { method?: string }) => {
    if (request?.method === 'POST') {
      places = []
      return Response.json({ label })
    }
    return Response.json(
      places.map((where) => ({ id: where, file: 'pages/home.yaml', path: [], where, words: 'Bandha' })),
    )
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('EDIT-13 after a replacement its page says what was done, not that nothing is found', async () => {
  const { rerender } = render(inEditor())
  await screen.findByText(/Found in 2 places/)
  fireEvent.change(screen.getByLabelText('Replace with'), { target: { value: 'Kalinga' } })
  fireEvent.click(screen.getByRole('button', { name: 'Replace 2' }))
  await screen.findByText(/Replaced in 2 places: “Bandha” is “Kalinga” now/)
  await screen.findByRole('button', { name: 'Replace 0' })
  expect(screen.queryByText(/Found/)).toBeNull()
  places = ['Title', 'Tagline']
  rerender(inEditor(label))
  await screen.findByText(/Found in 2 places/)
  expect(screen.queryByText(/Replaced/)).toBeNull()
})

// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useFile } from './use-file'

afterEach(() => vi.unstubAllGlobals())

const opened = (file: string) =>
  new Response(JSON.stringify({ file, revision: '1', data: { name: file }, mistakes: [], form: {} }))

test('EDIT-1 an answer that comes late does not take the form of another file away', async () => {
  let answer = (_: Response) => {}
  const late = new Promise<Response>((resolve) => {
    answer = resolve
  })
  vi.stubGlobal(
    'fetch',
    vi.fn((url: string) => (url.includes('home') ? late : Promise.resolve(opened('films.yaml')))),
  )
  const { result, rerender } = renderHook(({ file }) => useFile(file), {
    initialProps: { file: 'pages/home.yaml' },
  })
  rerender({ file: 'films.yaml' })
  await waitFor(() => expect(result.current.data).toEqual({ name: 'films.yaml' }))
  await act(async () => {
    answer(opened('pages/home.yaml'))
    await late
    await new Promise((resolve) => setTimeout(resolve))
  })
  expect(result.current.opened?.file).toBe('films.yaml')
})

// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useFile } from './use-file'

beforeEach(() => void vi.stubGlobal('EventSource', EventTarget))
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

test('EDIT-9 what is typed while the editor does not answer is kept, and saved when it does', async () => {
  const sent: string[] = []
  let isThere = true
  vi.stubGlobal('fetch', async (url: string, request?: { body?: string }) => {
    if (!isThere) throw new TypeError('Failed to fetch')
    if (!url.endsWith('/change')) return opened('pages/home.yaml')
    const { change } = JSON.parse(request?.body ?? '')
    sent.push(change.value)
    const state = { file: 'pages/home.yaml', revision: '2', data: { name: change.value }, mistakes: [] }
    return new Response(JSON.stringify({ isMade: true, opened: state }))
  })
  const { result } = renderHook(() => useFile('pages/home.yaml'))
  await waitFor(() => expect(result.current.opened).toBeDefined())
  isThere = false
  act(() => result.current.change({ op: 'set', path: ['name'], value: 'A knot' }, 'Name'))
  await waitFor(() => expect(result.current.saving).toBe('failed'))
  expect(result.current.data).toEqual({ name: 'A knot' })
  isThere = true
  await act(() => result.current.reload())
  expect(sent).toEqual(['A knot'])
  expect(result.current.saving).toBe('saved')
})

test('EDIT-9 letters typed while the file is asked for again outlast the older answer', async () => {
  let onDisk = 'A'
  const reads: ((answer: Response) => void)[] = []
  const state = (name: string) => ({ file: 'pages/home.yaml', revision: name, data: { name }, mistakes: [] })
  const answer = () => new Response(JSON.stringify({ ...state(onDisk), form: {} }))
  vi.stubGlobal('fetch', async (url: string, request?: { body?: string }) => {
    if (!url.endsWith('/change')) return new Promise((resolve) => reads.push(resolve))
    onDisk = JSON.parse(request?.body ?? '').change.value
    return new Response(JSON.stringify({ isMade: true, opened: state(onDisk) }))
  })
  const { result } = renderHook(() => useFile('pages/home.yaml'))
  await waitFor(() => expect(reads).not.toHaveLength(0))
  for (const read of reads.splice(0)) read(answer())
  await waitFor(() => expect(result.current.data).toEqual({ name: 'A' }))
  const again = result.current.reload()
  await waitFor(() => expect(reads).toHaveLength(1))
  const older = answer()
  act(() => result.current.change({ op: 'set', path: ['name'], value: 'A knot' }, 'Name'))
  await waitFor(() => expect(onDisk).toBe('A knot'))
  await waitFor(() => expect(result.current.saving).toBe('saved'))
  await act(async () => {
    reads.shift()?.(older)
    await vi.waitFor(() => expect(reads).toHaveLength(1))
    reads.shift()?.(answer())
    await again
  })
  expect(result.current.data).toEqual({ name: 'A knot' })
})

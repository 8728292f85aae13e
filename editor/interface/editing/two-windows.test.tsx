// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Change, changed, type Value, valueAt } from '../../core/change'
import { useFile } from './use-file'

beforeEach(() => void vi.stubGlobal('EventSource', EventTarget))
afterEach(() => vi.unstubAllGlobals())

/** An editor in the terminal with these files, whose answers to changes wait until they are let go. */
function editorWith(files: Record<string, Value>) {
  const held: (() => void)[] = []
  const state = (file: string) => ({
    file,
    revision: JSON.stringify(files[file]),
    data: files[file],
    mistakes: [],
    letters: [],
  })
  vi.stubGlobal('fetch', async (url: string, request?: { body?: string }) => {
    if (!url.endsWith('/change')) {
      const file = decodeURIComponent(url.split('name=')[1] ?? '')
      return new Response(JSON.stringify({ ...state(file), form: {} }))
    }
    await new Promise<void>((resolve) => held.push(resolve))
    const { file, revision, change, was } = JSON.parse(request?.body ?? '') as {
      file: string
      revision: string
      change: Change
      was: Value
    }
    const isSame = JSON.stringify(valueAt(files[file], change.path)) === JSON.stringify(was)
    if (revision !== state(file).revision && !isSame)
      return new Response(JSON.stringify({ isMade: false, opened: state(file), changed: [] }), {
        status: 409,
      })
    files[file] = changed(files[file] ?? null, change)
    return new Response(JSON.stringify({ isMade: true, opened: state(file) }))
  })
  const letGo = async () => {
    await waitFor(() => expect(held).not.toHaveLength(0))
    await act(async () => {
      held.shift()?.()
      await new Promise((resolve) => setTimeout(resolve, 20))
    })
  }
  return { files, letGo }
}
const set = (name: string, value: string): Change => ({ op: 'set', path: [name], value })

test('EDIT-9 a conflict in a file that was left is not written into the file that is open now', async () => {
  const { files, letGo } = editorWith({ 'a.yaml': { name: 'A' }, 'b.yaml': { name: 'B' } })
  const { result, rerender } = renderHook(({ file }) => useFile(file), { initialProps: { file: 'a.yaml' } })
  await waitFor(() => expect(result.current.data).toEqual({ name: 'A' }))
  act(() => result.current.change(set('name', 'A mine'), 'Name'))
  rerender({ file: 'b.yaml' })
  files['a.yaml'] = { name: 'A theirs' }
  await letGo()
  await waitFor(() => expect(result.current.data).toEqual({ name: 'B' }))
  expect(result.current.conflict).toBeUndefined()
  act(() => result.current.endConflict(true))
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(files['b.yaml']).toEqual({ name: 'B' })
})

test('EDIT-1 a file opens while changes of another are in flight and waiting', async () => {
  const { files, letGo } = editorWith({ 'a.yaml': { name: 'A', city: '' }, 'b.yaml': { name: 'B' } })
  const { result, rerender } = renderHook(({ file }) => useFile(file), { initialProps: { file: 'a.yaml' } })
  await waitFor(() => expect(result.current.data).toEqual({ name: 'A', city: '' }))
  act(() => result.current.change(set('name', 'A1'), 'Name'))
  await new Promise((resolve) => setTimeout(resolve, 150))
  act(() => result.current.change(set('city', 'Cuttack'), 'City'))
  rerender({ file: 'b.yaml' })
  await letGo()
  await letGo()
  await waitFor(() => expect(result.current.data).toEqual({ name: 'B' }))
  expect(files['a.yaml']).toEqual({ name: 'A1', city: 'Cuttack' })
})

test('EDIT-9 two windows that type into one field are asked; neither overwrites the other', async () => {
  const { files, letGo } = editorWith({ 'a.yaml': { name: 'x' } })
  const [one, other] = [renderHook(() => useFile('a.yaml')), renderHook(() => useFile('a.yaml'))].map(
    ({ result }) => result,
  )
  await waitFor(() =>
    expect([one?.current.data, other?.current.data]).toEqual([{ name: 'x' }, { name: 'x' }]),
  )
  act(() => one?.current.change(set('name', 'x one'), 'Name'))
  await new Promise((resolve) => setTimeout(resolve, 120))
  act(() => other?.current.change(set('name', 'x t'), 'Name'))
  await letGo()
  // The other window hears of it while its own letters wait.
  act(() => void other?.current.reload())
  await letGo()
  act(() => other?.current.change(set('name', 'x two'), 'Name'))
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(files['a.yaml']).toEqual({ name: 'x one' })
  expect(other?.current.data).toEqual({ name: 'x two' })
  expect(other?.current.conflict).toBeDefined()
})

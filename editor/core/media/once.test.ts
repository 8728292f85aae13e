import { expect, test } from 'vitest'
import { oncePerFile } from './once'

test('EDIT-8 a picture that was prepared while its words were written is not prepared again', async () => {
  const seen: string[] = []
  const prepare = oncePerFile(async (bytes, name: string) => {
    seen.push(name)
    return `${bytes}, ready`
  })
  void prepare(Buffer.from('box'), 'box')
  void prepare(Buffer.from('tin'), 'tin')
  expect(await prepare(Buffer.from('box'), 'box')).toBe('box, ready')
  expect(await prepare(Buffer.from('tin'), 'tin')).toBe('tin, ready')
  expect(seen).toEqual(['box', 'tin'])
})

test('EDIT-8 a picture that could not be prepared is tried again', async () => {
  let tries = 0
  const prepare = oncePerFile(async (_, _name: string) => {
    tries += 1
    if (tries === 1) throw new Error('The disk is full')
    return 'ready'
  })
  await expect(prepare(Buffer.from('box'), 'box')).rejects.toThrow('The disk is full')
  expect(await prepare(Buffer.from('box'), 'box')).toBe('ready')
})

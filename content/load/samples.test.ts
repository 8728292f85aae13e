import { afterEach, expect, test, vi } from 'vitest'
import { samples } from './samples.server'

afterEach(() => vi.unstubAllEnvs())

test('FREE-5 a build reads each file as its page does and finds the same samples', () => {
  const inDevelopment = samples()
  vi.stubEnv('NODE_ENV', 'production')
  expect(samples()).toEqual(inDevelopment)
})

import { beforeAll } from 'vitest'

/** Hooks are tested as development runs them: rendered twice, effects cleaned up and run again. */
beforeAll(async () => {
  if (typeof document === 'undefined') return
  const { configure } = await import('@testing-library/react')
  configure({ reactStrictMode: true })
})

import { AsyncLocalStorage } from 'node:async_hooks'

/** Somebody who is signed in to the studio. */
export interface Asking {
  name: string
  email: string
  role: 'editor' | 'publisher'
}

/** Who asks, in a studio that several people share; on one's own machine nobody, and git knows. */
export const asking = new AsyncLocalStorage<Asking>()

/** git's own variables for who makes a commit. */
export function authorVariables(): Record<string, string> {
  const who = asking.getStore()
  if (!who) return {}
  return {
    GIT_AUTHOR_NAME: who.name,
    GIT_AUTHOR_EMAIL: who.email,
    GIT_COMMITTER_NAME: who.name,
    GIT_COMMITTER_EMAIL: who.email,
  }
}

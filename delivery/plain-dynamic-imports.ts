import type { Plugin } from 'vite'

/**
 * Removes Vite's helper for dynamic imports, 0.7 kB on every page. It loads the styles of the imported module, but none here
 * has any (the router loads pages itself). The price: styles of such a module would have to be linked by hand. The helper has
 * no public name; if Vite renames it, the build stops.
 */
export function plainDynamicImports(): Plugin {
  let isReplaced = false
  return {
    name: 'plain-dynamic-imports',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => {
        isReplaced = true
        return 'export const __vitePreload = (load) => load()'
      },
    },
    generateBundle() {
      if (this.environment.name === 'client' && !isReplaced)
        this.error(
          'Vite\u2019s helper for dynamic imports was not met: see delivery/plain-dynamic-imports.ts.',
        )
    },
  }
}

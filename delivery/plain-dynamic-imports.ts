import type { Plugin } from 'vite'

/**
 * Vite loads what a dynamic import needs by a helper of 0.7 kB, on every page. No module imported so has styles of its own
 * (pages are the router's to load): importing is enough. It costs that the day one has, they have to be linked by hand.
 * The helper has no public name: where Vite renames it, the build stops.
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

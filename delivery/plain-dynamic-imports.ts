import type { Plugin } from 'vite'

/** Vite's list of what dynamic imports need, and the places that point into it. */
const list = /^const __vite__mapDeps=.*\n?/m
const places = /__vite__mapDeps\(\[[\d,]*\]\)/g

/**
 * Removes Vite's helper for dynamic imports, 0.7 kB on every page, and its list of what they need. No module imported so needs them:
 * pages are the router's to load, and what has styles of its own brings them along (`app/loom/add-styles.ts`). The helper has
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
    generateBundle: {
      // After Vite has written its lists.
      order: 'post',
      handler(_, bundle) {
        if (this.environment.name !== 'client') return
        if (!isReplaced)
          this.error(
            'Vite\u2019s helper for dynamic imports was not met: see delivery/plain-dynamic-imports.ts.',
          )
        for (const file of Object.values(bundle))
          if (file.type === 'chunk') file.code = file.code.replace(list, '').replaceAll(places, '[]')
      },
    },
  }
}

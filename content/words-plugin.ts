import type { Plugin } from 'vite'
import { parse } from 'yaml'

/**
 * Lets code that loads late import its words: `import words from '~content/loom.yaml'` gives the file's data. The build has
 * already checked the file (`content/schema`). Words that a page shows at once come from its loader instead.
 */
export function contentWords(): Plugin {
  return {
    name: 'content-words',
    transform: {
      filter: { id: /\/content\/(?:living\/)?[\w-]+\.yaml$/ },
      handler: (yaml) => ({
        code: `export default ${JSON.stringify(parse(yaml))}`,
        map: null,
        moduleType: 'js',
      }),
    },
  }
}

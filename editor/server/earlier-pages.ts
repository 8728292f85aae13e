import { createRequestHandler, type ServerBuild } from 'react-router'
import { isRunnableDevEnvironment, type ViteDevServer } from 'vite'
import type { readingFrom } from '../../content/load/root.server'
import type { findContentProblems } from '../../content/validation/content-problems'

/** The site's own pages and rules, applied to words and lists in another folder. */
export interface EarlierPages {
  /** The HTML of a page. */
  render(folder: string, path: string): Promise<Response>
  /** How many mistakes the site's present rules find. */
  countMistakes(folder: string): Promise<number>
}

interface Root {
  readingFrom: typeof readingFrom
}

interface Rules {
  findContentProblems: typeof findContentProblems
}

/** Renders pages by the code that Vite runs for the site's present pages: it costs no second process and no build. */
export function earlierPages(server: ViteDevServer): EarlierPages {
  async function load<Module>(id: string): Promise<Module> {
    const { ssr } = server.environments
    if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('The site’s pages cannot be rendered here.')
    return ssr.runner.import<Module>(id)
  }
  const loadRoot = () => load<Root>('/content/load/root.server.ts')
  return {
    async render(folder, path) {
      const { readingFrom } = await loadRoot()
      const handle = createRequestHandler(
        await load<ServerBuild>('virtual:react-router/server-build'),
        'development',
      )
      return readingFrom(folder, () => handle(new Request(new URL(path, 'http://localhost'))))
    },
    async countMistakes(folder) {
      const { readingFrom } = await loadRoot()
      const { findContentProblems } = await load<Rules>('/content/validation/content-problems.ts')
      return readingFrom(folder, () => findContentProblems().length)
    },
  }
}

import { readFile, writeFile } from 'node:fs/promises'
import { publishedFiles } from './published-files'

const assignment = /^window\.__reactRouterManifest=(\{[\s\S]*\});$/

interface RouteManifest {
  routes: Record<string, { css?: string[] }>
}

/** The list of routes without their style sheets. Throws if there are none. */
export function withoutStyleSheets(code: string): string {
  const json = assignment.exec(code.trim())?.[1]
  if (!json) throw new Error('not the framework’s list of routes')
  const manifest = JSON.parse(json) as RouteManifest
  const styled = Object.values(manifest.routes).filter(({ css }) => css?.length)
  if (styled.length === 0) throw new Error('no route has style sheets')
  for (const route of styled) delete route.css
  return `window.__reactRouterManifest=${JSON.stringify(manifest)};`
}

/**
 * Leaves style sheets to the page (`app/shell/page-styles.tsx`). The router would link those of the next page and remove them
 * once they are loaded, so that the old page is styled and laid out twice while the visitor waits. Throws if the list is not
 * found.
 */
export async function leaveStylesToPages(client: string): Promise<void> {
  const file = (await publishedFiles(client)).find((name) => /^\/assets\/manifest-[^/]+\.js$/.test(name))
  if (!file) throw new Error('delivery/route-manifest.ts: the framework’s list of routes is not where it was')
  await writeFile(client + file, withoutStyleSheets(await readFile(client + file, 'utf8')))
}

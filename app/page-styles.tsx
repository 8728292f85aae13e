import { useContext, useState } from 'react'
import { UNSAFE_FrameworkContext as FrameworkContext, Links, useMatches } from 'react-router'

/** Addresses of the style sheets that the matched routes need, root first, each once: routes share some. */
function useStyleSheets(): string[] {
  const matches = useMatches()
  const routes = useContext(FrameworkContext)?.manifest.routes ?? {}
  return [...new Set(matches.flatMap(({ id }) => routes[id]?.css ?? []))]
}

/**
 * The style sheets of the page. Those of the page that is delivered stand in its HTML (the build puts them into this
 * element; nearly halves the time to the first paint), those of pages that follow are linked, and React waits for them.
 */
export function PageStyles() {
  const sheets = useStyleSheets()
  const [delivered] = useState(sheets)
  // In development Vite serves the styles itself.
  if (import.meta.env.DEV) return <Links />
  return (
    <>
      <style
        data-sheets={delivered.join(' ')}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: empty here; the build fills it with the site's own style sheets
        dangerouslySetInnerHTML={{ __html: '' }}
        suppressHydrationWarning
      />
      {sheets
        .filter((href) => !delivered.includes(href))
        .map((href) => (
          <link key={href} rel="stylesheet" href={href} precedence="page" />
        ))}
    </>
  )
}

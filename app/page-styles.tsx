import { startTransition, useContext, useEffect, useState } from 'react'
import { UNSAFE_FrameworkContext as FrameworkContext, Links, useMatches } from 'react-router'

/** Addresses of the style sheets that the matched routes need, root first, each once: routes share some. */
function useStyleSheets(): string[] {
  const matches = useMatches()
  const routes = useContext(FrameworkContext)?.manifest.routes ?? {}
  return [...new Set(matches.flatMap(({ id }) => routes[id]?.css ?? []))]
}

/**
 * The style sheets of the page. What the delivered HTML uses of them stands in it (the build puts it into this element; nearly
 * halves the time to the first paint). The whole sheets are fetched meanwhile and linked once script runs, which brings the
 * states that they are for; so are those of the pages that follow, and React waits for them.
 */
export function PageStyles() {
  const sheets = useStyleSheets()
  const [delivered] = useState(sheets)
  const [isRunning, setIsRunning] = useState(false)
  useEffect(() => startTransition(() => setIsRunning(true)), [])
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
      {delivered.map((href) => (
        <link key={href} rel="preload" href={href} as="style" fetchPriority="low" />
      ))}
      {isRunning && sheets.map((href) => <link key={href} rel="stylesheet" href={href} precedence="page" />)}
    </>
  )
}

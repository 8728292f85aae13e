import { useContext, useState } from 'react'
import { UNSAFE_FrameworkContext as FrameworkContext, Links, useMatches } from 'react-router'

/** Groups the style sheets of pages, in React's order and in ours. */
const PRECEDENCE = 'page'

/** Addresses of the style sheets that the matched routes need, root first, each once: routes share some. */
function useStyleSheets(): string[] {
  const matches = useMatches()
  const routes = useContext(FrameworkContext)?.manifest.routes ?? {}
  return [...new Set(matches.flatMap(({ id }) => routes[id]?.css ?? []))]
}

/**
 * The style sheets of the page. What the delivered HTML uses of them stands in it (the build puts it into this element; nearly
 * halves the time to the first paint), and the build makes one file of the rest, which comes before script takes over: together
 * they are the delivered sheets. Those of the pages that follow are linked, and React waits for them.
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
      {import.meta.env.SSR
        ? delivered.map((href) => (
            <link key={href} rel="preload" href={href} as="style" fetchPriority="low" />
          ))
        : sheets
            .filter((href) => !delivered.includes(href))
            .map((href) => <link key={href} rel="stylesheet" href={href} precedence={PRECEDENCE} />)}
    </>
  )
}

/**
 * Links the rest of the delivered page's styles. Ends when it is there or has failed: what script changes at once has its styles
 * by then, and nothing moves.
 */
export async function linkRestOfStyles(): Promise<void> {
  const rest = document.querySelector('link[rel=preload][as=style]')
  if (!rest) return
  const sheet = document.createElement('link')
  sheet.rel = 'stylesheet'
  sheet.href = rest.getAttribute('href') ?? ''
  sheet.dataset.precedence = PRECEDENCE
  const settled = new Promise((resolve) => {
    sheet.onload = resolve
    sheet.onerror = resolve
  })
  document.head.append(sheet)
  await settled
}

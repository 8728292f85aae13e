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
 * halves the time to the first paint). The whole sheets are fetched meanwhile and linked before script takes over, which brings
 * the states that they are for; so are those of the pages that follow, and React waits for them.
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
      {delivered.map((href) => (
        <link key={href} rel="preload" href={href} as="style" fetchPriority="low" />
      ))}
      {!import.meta.env.SSR &&
        sheets.map((href) => <link key={href} rel="stylesheet" href={href} precedence={PRECEDENCE} />)}
    </>
  )
}

/**
 * Links the whole style sheets of the delivered page, which React then takes for its own. Ends when each is there or has failed:
 * what script changes at once has its styles by then, and nothing moves.
 */
export async function linkWholeStyles(): Promise<void> {
  const preloads = [...document.querySelectorAll('link[rel=preload][as=style]')]
  await Promise.all(
    preloads.map((preload) => {
      const sheet = document.createElement('link')
      sheet.rel = 'stylesheet'
      sheet.href = preload.getAttribute('href') ?? ''
      sheet.dataset.precedence = PRECEDENCE
      const settled = new Promise((resolve) => {
        sheet.onload = resolve
        sheet.onerror = resolve
      })
      document.head.append(sheet)
      return settled
    }),
  )
}

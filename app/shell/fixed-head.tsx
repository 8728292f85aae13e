import display from '~/styles/fonts/anek-display.woff2'
import text from '~/styles/fonts/anek-text.woff2'
import tokens from '~/styles/tokens.css?raw'

// The part of the head that all pages share. It is in the HTML and never changes, so it is not part of the browser's script.

const fonts = [display, text]

/**
 * Marks a page that opens at its top: the layout below its first screen may wait (`below-first-screen.css`). After a reload, or
 * with a fragment, the browser scrolls to a position that depends on it.
 */
const marksTop =
  'performance.getEntriesByType("navigation")[0]?.type=="navigate"&&!location.hash&&(document.documentElement.dataset.top="")'

/** What the browser must know first. */
export function HeadStart() {
  return (
    <>
      <meta charSet="utf-8" />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file; React would escape its quotes */}
      <script dangerouslySetInnerHTML={{ __html: marksTop }} />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <meta name="theme-color" content={/--ink: (#\w+)/.exec(tokens)?.[1]} />
      {fonts.map((href) => (
        <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
    </>
  )
}

/** The rest; the social picture's size must come after its address (Open Graph). */
export function HeadEnd() {
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/site.webmanifest" />
    </>
  )
}

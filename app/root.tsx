import { lazy, Suspense, useRef } from 'react'
import { Meta, Outlet, Scripts, useLocation } from 'react-router'
import { useMenu } from '~/behaviours/menu/use-menu'
import { usePageStart } from '~/behaviours/navigation/use-page-start'
import { useScrolledPast } from '~/behaviours/navigation/use-scrolled-past'
import { useTextSpacing } from '~/behaviours/text-spacing/use-text-spacing'
import { Footer } from '~/components/footer/footer'
import { Header } from '~/components/header/header'
import { NAV_SOLID_FROM } from '~/constants'
import { fillIn } from '~/fill-in'
import { wovenText } from '~/woven/heading/woven-text.server'
import { WovenDefinitions } from '~/woven/woven-definitions'
import { agency } from '~content/load/agency.server'
import { readContent } from '~content/load/read.server'
import { hasSamples } from '~content/load/samples.server'
import { navigation } from '~content/schema/navigation'
import { unavailablePage } from '~content/schema/pages/unavailable'
import type { Route } from './+types/root'
import { HeadEnd, HeadStart } from './fixed-head'
import { ErrorBoundary } from './page-boundary'
import { PageChangeBar } from './page-change'
import { PageStyles } from './page-styles'
import styles from './root.module.css'
import { StructuredData } from './structured-data'
import { styleSheetsOfRoutes } from './style-sheets.server'
import { actionLabelWidth, barLinkWidth } from './styles/fonts/label-width.server'
import { usePageHandle } from './use-page-handle'
import './every-page'
import './styles/index.css'

/** A build leaves it out. */
const ContentChanges = import.meta.env.DEV
  ? lazy(() => import('./development/content-changes').then((it) => ({ default: it.ContentChanges })))
  : undefined

/** For what goes wrong around the pages. */
export { ErrorBoundary }

/** What header and footer of every page need; read when the site is built. */
export async function loader() {
  const { name, email, phones, social, footer, blurb, city, copyright, odiaLine, samplesLine } = agency()
  const { links, callToAction, spoken } = readContent('navigation.yaml', navigation)
  const lines = (text: string) => wovenText({ wide: [text], narrow: [text] })
  return {
    styleSheetsOfRoutes: await styleSheetsOfRoutes(),
    unavailable: readContent('pages/unavailable.yaml', unavailablePage),
    skip: spoken.skip,
    loading: spoken.loading,
    header: {
      name,
      spoken: { home: fillIn(spoken.home, { name }), main: spoken.main, menu: spoken.menu },
      links: links.map((link) => ({
        ...link,
        width: barLinkWidth(link.label),
        woven: lines(link.label),
      })),
      callToAction: { path: '/contact', label: callToAction, width: actionLabelWidth(callToAction) },
      contact: { email, phone: phones[0] },
    },
    footer: {
      blurb,
      ...footer,
      email,
      phones,
      city,
      social,
      wordmark: wovenText({ wide: [name], narrow: [name] }, { wide: 122, narrow: 122 }),
      copyright,
      odiaLine,
      samplesLine: hasSamples() ? samplesLine : null,
    },
  }
}

/** The document that every page stands in. */
export function Layout({ children }: { children: React.ReactNode }) {
  const { hasShell } = usePageHandle()
  return (
    <html lang="en" data-not-found={hasShell ? undefined : ''} suppressHydrationWarning>
      <head>
        {import.meta.env.SSR && <HeadStart />}
        <Meta />
        {import.meta.env.SSR && <HeadEnd />}
        <PageStyles />
      </head>
      <body>
        {/* Where a page differs from its HTML, React draws anew what is inside, and leaves the head alone. */}
        <Suspense>{children}</Suspense>
        <WovenDefinitions />
        <StructuredData />
        <Scripts />
      </body>
    </html>
  )
}

/** Shell and page: skip link, bar, content, footer, progress, announcement. */
export default function Site({ loaderData }: Route.ComponentProps) {
  const location = useLocation()
  const { heroGround, hasShell } = usePageHandle()
  const main = useRef<HTMLElement>(null)
  const announcer = useRef<HTMLParagraphElement>(null)
  const menu = useMenu(location.key)
  const isScrolled = useScrolledPast(NAV_SOLID_FROM)
  usePageStart(location, main, announcer)
  useTextSpacing()

  return (
    <>
      <a className={styles.skip} href="#content">
        {loaderData.skip}
      </a>
      <PageChangeBar
        isMissing={!hasShell}
        label={loaderData.loading}
        styleSheets={loaderData.styleSheetsOfRoutes}
      />
      {hasShell && (
        <Header
          {...loaderData.header}
          currentPath={location.pathname}
          heroGround={heroGround}
          isSolid={isScrolled}
          menu={menu}
        />
      )}
      <main
        id="content"
        ref={main}
        className={styles.main}
        data-bar={heroGround ? 'over-hero' : 'solid'}
        data-shell={hasShell || undefined}
        tabIndex={-1}
        inert={menu.isPageBehind}
      >
        <Outlet />
      </main>
      {hasShell && (
        <div inert={menu.isPageBehind}>
          <Footer {...loaderData.footer} />
        </div>
      )}
      <p ref={announcer} className={styles.announcer} aria-live="polite" />
      {ContentChanges && (
        <Suspense>
          <ContentChanges />
        </Suspense>
      )}
    </>
  )
}

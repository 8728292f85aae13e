import { lazy, Suspense, useRef } from 'react'
import { Outlet, useLocation } from 'react-router'
import { useLate } from '~/behaviours/late/use-late'
import { useMenu } from '~/behaviours/menu/use-menu'
import { Footer } from '~/components/footer/footer'
import { Header } from '~/components/header/header'
import { NAV_SOLID_FROM } from '~/constants'
import { PageChangeBar } from './page-change/page-change-bar'
import { usePageStart } from './page-change/use-page-start'
import { usePageHandle } from './page-handle'
import styles from './shell.module.css'
import type { ShellData } from './shell-data.server'
import { useScrolledPast } from './use-scrolled-past'

const load = () => import('./late')

/** Not part of a build. */
const ContentChanges = import.meta.env.DEV
  ? lazy(() => import('~/development/content-changes').then((it) => ({ default: it.ContentChanges })))
  : undefined

/** Everything around a page: skip link, bar, footer, progress, announcements. */
export function Shell({ skip, loading, styleSheets, header, footer }: ShellData) {
  const location = useLocation()
  const { heroGround, hasShell } = usePageHandle()
  const main = useRef<HTMLElement>(null)
  const announcer = useRef<HTMLParagraphElement>(null)
  const menu = useMenu(location.key)
  const isScrolled = useScrolledPast(NAV_SOLID_FROM)
  usePageStart(location, main, announcer)
  const late = useLate(load)

  return (
    <>
      <a className={styles.skip} href="#content">
        {skip}
      </a>
      <PageChangeBar isMissing={!hasShell} label={loading} routes={styleSheets.routes} />
      {hasShell && (
        <Header
          {...header}
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
          <Footer {...footer} late={late} />
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

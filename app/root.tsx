import { type ReactNode, Suspense } from 'react'
import { Meta, Scripts } from 'react-router'
import { WovenDefinitions } from '~/woven/woven-definitions'
import { HeadEnd, HeadStart } from './shell/fixed-head'
import { ErrorBoundary } from './shell/page-change/page-boundary'
import { usePageHandle } from './shell/page-handle'
import { PageStyles } from './shell/page-styles'
import { Shell } from './shell/shell'
import { type ShellData, shellData } from './shell/shell-data.server'
import { StructuredData } from './shell/structured-data'
import './shell/every-page'
import './styles/index.css'

/** For errors around the pages. */
export { ErrorBoundary }

export const loader = () => shellData()

/** The document around every page. */
export function Layout({ children }: { children: ReactNode }) {
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
        {/* If a page differs from its HTML, React renders the content again and leaves the head alone. */}
        <Suspense>{children}</Suspense>
        <WovenDefinitions />
        <StructuredData />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root({ loaderData }: { loaderData: ShellData }) {
  return <Shell {...loaderData} />
}

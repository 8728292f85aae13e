import { useContext } from 'react'
import { UNSAFE_FrameworkContext as FrameworkContext } from 'react-router'
import { deliveredSheets } from './page-styles'

/** Finds what the build knows of a page's route. */
function useRouteOf() {
  const routes = useContext(FrameworkContext)?.manifest.routes ?? {}
  return (page: string) => {
    const { pathname } = new URL(page, 'http://site')
    return Object.values(routes).find(
      (route) => route?.parentId && (route.index ? '/' : `/${route.path}`) === pathname,
    )
  }
}

/** Where the router will ask for a page's data. */
function dataOf(page: string): string {
  const { pathname, search } = new URL(page, 'http://site')
  return `${pathname === '/' ? '/_root' : pathname.replace(/\/+$/, '')}.data${search}`
}

/**
 * Fetches code, styles and data of the page that is on its way (PROG-5). Not by the router's own `prefetch` links: Firefox puts
 * those under `default-src`, which is 'none' here, and older Safari does not know them. A preload stands under the directive of
 * its kind everywhere, and the request that follows takes its answer.
 */
export function PageAhead({ page }: { page: string }) {
  const route = useRouteOf()(page)
  if (!route) return null
  const delivered = deliveredSheets()
  return (
    <>
      <link rel="preload" as="fetch" crossOrigin="anonymous" href={dataOf(page)} />
      {[route.module, ...(route.imports ?? [])].map((href) => (
        <link key={href} rel="modulepreload" href={href} />
      ))}
      {(route.css ?? [])
        .filter((href) => !delivered.includes(href))
        .map((href) => (
          <link key={href} rel="preload" as="style" href={href} />
        ))}
    </>
  )
}

/**
 * Says whether a page's code can be had. After a new deployment the old one's is gone; the router would load the page that is
 * shown again, and the visitor stay where they are.
 */
export function usePageCode(): (page: string) => Promise<boolean> {
  const routeOf = useRouteOf()
  return async (page) => {
    const route = routeOf(page)
    if (!route) return true
    return import(/* @vite-ignore */ route.module).then(
      () => true,
      () => false,
    )
  }
}

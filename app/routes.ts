import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** Every URL of the site (ROUTE-1). `/project/ruchi` is an alias that the delivery redirects (ROUTE-4). */
export default [
  route('social/:file', 'social/route.ts'),
  route('bands/:file', 'band/route.ts'),
  layout('shell/page-change/page-boundary.tsx', [
    index('pages/home/route.tsx'),
    route('about', 'pages/about/route.tsx'),
    route('projects', 'pages/projects/route.tsx'),
    route('services', 'pages/services/route.tsx'),
    route('contact', 'pages/contact/route.tsx'),
    route('services/3d-vfx', 'pages/service-3d-vfx/route.tsx'),
    route('services/av-production', 'pages/service-av-production/route.tsx'),
    route('services/brand-identity', 'pages/service-brand-identity/route.tsx'),
    route('services/marketing-360', 'pages/service-marketing-360/route.tsx'),
    route('services/print-media', 'pages/service-print-media/route.tsx'),
    route('services/ui-ux', 'pages/service-ui-ux/route.tsx'),
    route('project/:id', 'pages/case-study/route.tsx'),
    route('*', 'pages/not-found/route.tsx'),
  ]),
] satisfies RouteConfig

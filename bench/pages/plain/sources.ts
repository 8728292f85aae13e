/**
 * The files of the smallest site that this framework makes: one page, prerendered, its words from a loader as on our pages;
 * no style, no picture, no font of its own.
 */
export const sources: Readonly<Record<string, string>> = {
  'package.json': '{ "private": true, "type": "module" }\n',
  'react-router.config.ts': `export default {
  ssr: false,
  prerender: ['/'],
  future: { v8_middleware: true, v8_splitRouteModules: true, v8_viteEnvironmentApi: true },
}
`,
  'vite.config.ts': `import { reactRouter } from '@react-router/dev/vite'

export default { plugins: [reactRouter()], cacheDir: '.vite', build: { target: 'es2022' } }
`,
  'app/routes.ts': `import { index } from '@react-router/dev/routes'

export default [index('home.tsx')]
`,
  'app/root.tsx': `import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'

export function Layout({ children }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="data:," />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Site() {
  return <Outlet />
}
`,
  // The framework's own would need a package for a server at run time, and marks the page for streaming.
  'app/entry.server.tsx': `import { prerender } from 'react-dom/static.edge'
import { ServerRouter } from 'react-router'

export default async function renderPage(request, status, headers, context) {
  const { prelude } = await prerender(<ServerRouter context={context} url={request.url} />)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(prelude, { status, headers })
}
`,
  'app/home.tsx': `import words from './words.json'

export const loader = () => words

export const meta = () => [{ title: 'Plain' }]

export default function Home({ loaderData }) {
  return (
    <main>
      {loaderData.map(({ kind: Kind, text, href }, index) =>
        href ? (
          <p key={index}>
            <a href={href}>{text}</a>
          </p>
        ) : (
          <Kind key={index}>{text}</Kind>
        ),
      )}
    </main>
  )
}
`,
}

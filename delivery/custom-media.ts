import type { AcceptedPlugin } from 'postcss'
import postcssCustomMedia from 'postcss-custom-media'

/**
 * PostCSS plugins that let every style sheet use the given media queries by name, as in `@media (--phone)`. An unknown name stops
 * the build: in a browser it would never match. `composes` stops it too: the file it takes a class from bypasses these plugins.
 */
export const withCustomMedia = (queries: Record<string, string>): AcceptedPlugin[] => [
  {
    postcssPlugin: 'custom-media-of-the-project',
    Once(root, { AtRule }) {
      root.walkAtRules('media', (rule) => {
        for (const [name] of rule.params.matchAll(/--[\w-]+/g))
          if (!queries[name]) throw rule.error(`There is no custom media query called ${name}.`)
      })
      for (const [name, query] of Object.entries(queries))
        root.prepend(new AtRule({ name: 'custom-media', params: `${name} ${query}` }))
    },
    Declaration: {
      composes(declaration) {
        throw declaration.error(
          'Import the class in the component: media queries of a composed file keep their names.',
        )
      },
    },
  },
  postcssCustomMedia(),
]

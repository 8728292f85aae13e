import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/**
 * `npm run check:imports`: imports go one way. Pages use components, components use behaviours, never the other way round; server
 * and site share only the delivery policy; content imports neither of them.
 */
interface Rule {
  from: RegExp
  mayNotUse: RegExp
  because: string
  /** Also for types, which leave nothing in the running program. */
  evenTypes?: boolean
}

const rules: Rule[] = [
  { from: /^app\/components\//, mayNotUse: /^app\/pages\//, because: 'a component does not know pages' },
  {
    from: /^app\/woven\//,
    mayNotUse: /^app\/(pages|components)\//,
    because: 'woven things know no pages and components',
  },
  {
    from: /^app\/behaviours\//,
    mayNotUse: /^app\/(pages|components|woven)\//,
    because: 'a behaviour knows no markup',
  },
  {
    from: /^app\/(components|behaviours|woven)\//,
    mayNotUse: /^content\//,
    because: 'only pages read content',
  },
  { from: /^app\/pages\/([^/]+)\//, mayNotUse: /^app\/pages\//, because: 'a page does not use another page' },
  {
    from: /^content\//,
    mayNotUse: /^(react|react-dom|react-router|app|server|delivery)(\/|$)/,
    because: 'content holds words and their schemas, and knows nobody who shows them',
    evenTypes: true,
  },
  {
    from: /^server\//,
    mayNotUse: /^(app|content)\//,
    because: 'the server knows only the built files and delivery',
  },
  { from: /^app\//, mayNotUse: /^server\//, because: 'the site does not know its server' },
  {
    from: /^(app|content|delivery|server)\//,
    mayNotUse: /^editor\//,
    because: 'the site does not know its editor',
  },
  {
    from: /^editor\/core\//,
    mayNotUse: /^(react|react-dom|react-router)(\/|$)|^editor\/(server|interface)\//,
    because: 'the core knows no React, no server and no page',
  },
  {
    from: /^delivery\//,
    mayNotUse: /^(app|server|content)\//,
    because: 'delivery is the policy that others share',
  },
]

const aliases: [string, string][] = [
  ['~content/', 'content/'],
  ['~media/', 'media/'],
  ['~delivery/', 'delivery/'],
  ['~/', 'app/'],
]

function resolve(file: string, specifier: string): string {
  if (specifier.startsWith('.')) return normalize(join(dirname(file), specifier))
  const alias = aliases.find(([prefix]) => specifier.startsWith(prefix))
  return alias ? alias[1] + specifier.slice(alias[0].length) : specifier
}

const files = ['app', 'content', 'delivery', 'editor', 'server'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => join(folder, file)),
)

let wrong = 0
let checked = 0
for (const file of files) {
  const source = readFileSync(file, 'utf8')
  for (const [, isType, specifier = ''] of source.matchAll(
    /(?:import|export)\s(type\s)?[^'"]*?from\s'([^']+)'/g,
  )) {
    checked += 1
    const target = resolve(file, specifier)
    for (const { from, mayNotUse, because, evenTypes } of rules) {
      if (isType && !evenTypes) continue
      const match = from.exec(file)
      const isOwnPage = match?.[1] !== undefined && target.startsWith(`app/pages/${match[1]}/`)
      if (!match || isOwnPage || !mayNotUse.test(target)) continue
      console.error(`${file} uses ${target}: ${because}`)
      wrong += 1
    }
  }
}
console.log(`${checked} imports in ${files.length} files, ${wrong} against the direction.`)
if (wrong) process.exitCode = 1

import { existsSync, readFileSync, statSync } from 'node:fs'
import { brotliCompressSync, constants as zlib } from 'node:zlib'
import { type BuiltPage, builtPages, client } from './built-pages'
import { firstScreen } from './first-screen'

/**
 * `npm run check:budgets`: what a visitor downloads before a page is usable, in kB (1000 bytes) transferred with brotli. Fonts
 * are already compressed. `paint` is the HTML, with its styles, up to the end of the first screen; `page` is all of it. `script`
 * is what the page requests as it starts; decoration that is loaded later is not counted. `own` leaves out the framework.
 */
const budgets = { paint: 15, page: 25.6, fonts: 67.5, script: 107.2, own: 17.3 }
type Cost = Record<keyof typeof budgets, number>

/** Transfer size of a built file: that of its brotli variant if there is one. */
const transferred = (path: string) =>
  statSync(client + path + (existsSync(`${client}${path}.br`) ? '.br' : '')).size

const compressed = (content: string) =>
  brotliCompressSync(content, { params: { [zlib.BROTLI_PARAM_QUALITY]: zlib.BROTLI_MAX_QUALITY } }).length

/** The site's own files that elements refer to, each once. */
const files = (document: Document, selector: string, attribute: string) => [
  ...new Set(
    [...document.querySelectorAll(selector)]
      .map((element) => element.getAttribute(attribute) ?? '')
      .filter((path) => /^\/[^/]/.test(path)),
  ),
]

const sum = (paths: string[]) => paths.reduce((total, path) => total + transferred(path), 0) / 1000

/** The framework, its manifest of routes and the bundler's runtime (vite.config.ts); everything else is our own. */
const isFramework = (path: string) => /\/(framework|manifest|rolldown-runtime)-/.test(path)

/** A script's static imports, which load with it. */
const imported = (path: string): string[] =>
  [...readFileSync(client + path, 'utf8').matchAll(/(?:import|from)\s*["']\.\/([\w.-]+\.js)["']/g)].map(
    ([, name]) => `/assets/${name}`,
  )

function scripts(document: Document): string[] {
  const found = new Set<string>()
  const ahead = [
    ...files(document, 'link[rel=modulepreload]', 'href'),
    ...files(document, 'script[src]', 'src'),
  ]
  for (let path = ahead.pop(); path !== undefined; path = ahead.pop()) {
    if (found.has(path)) continue
    found.add(path)
    ahead.push(...imported(path))
  }
  return [...found]
}

function measureCost({ file, html, dom, document }: BuiltPage): Cost {
  const script = scripts(document)
  return {
    paint: compressed(firstScreen(html, dom)) / 1000 + sum(files(document, 'link[rel=stylesheet]', 'href')),
    page: transferred(file) / 1000,
    fonts: sum(files(document, 'link[rel=preload][as=font]', 'href')),
    script: sum(script),
    own: sum(script.filter((path) => !isFramework(path))),
  }
}

const names = Object.keys(budgets) as (keyof Cost)[]
const isOver = (name: keyof Cost, cost: Cost) => cost[name] > budgets[name]
const row = (cells: string[], page: string) => `${cells.map((cell) => cell.padStart(10)).join('')}  ${page}`
const shown = (cost: Cost, page: string) =>
  row(
    names.map((name) => `${cost[name].toFixed(1)}${isOver(name, cost) ? '!' : ' '}`),
    page,
  )

const pages = (await builtPages()).filter(({ document }) => document.querySelector('script'))
console.log(
  row(
    names.map((name) => `${name} `),
    'kB, brotli',
  ),
)
console.log(
  row(
    names.map((name) => `≤ ${budgets[name]} `),
    '',
  ),
)
let over = 0
for (const page of pages) {
  const cost = measureCost(page)
  console.log(shown(cost, page.path ?? page.file))
  over += names.filter((figure) => isOver(figure, cost)).length
}
console.log(over ? `${over} figures over budget.` : 'Every page is within its budget.')
if (over) process.exitCode = 1

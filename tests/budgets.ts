import { existsSync, readFileSync, statSync } from 'node:fs'
import { brotliCompressSync, constants as zlib } from 'node:zlib'
import { type BuiltPage, builtPages, client } from './built-pages'
import { firstScreen } from './first-screen'

/**
 * `npm run check:budgets`: what a page costs before it is of use, in kB (1000 bytes) as transferred with brotli. Fonts are
 * compressed already and count as they are. `paint` is the HTML, with its styles, up to the end of the first screen; `page`
 * is all of it. Script is what is asked for with the page; what decorates it follows and is not counted.
 */
const budgets = { paint: 14.1, page: 24, fonts: 70, script: 110, own: 15.1 }
type Cost = Record<keyof typeof budgets, number>

/** Bytes of a file of the build on the wire: of its brotli variant, where delivery made one. */
const transferred = (path: string) =>
  statSync(client + path + (existsSync(`${client}${path}.br`) ? '.br' : '')).size

const compressed = (content: string) =>
  brotliCompressSync(content, { params: { [zlib.BROTLI_PARAM_QUALITY]: zlib.BROTLI_MAX_QUALITY } }).length

/** The files that elements name, each once, but for those on other sites. */
const files = (document: Document, selector: string, attribute: string) => [
  ...new Set(
    [...document.querySelectorAll(selector)]
      .map((element) => element.getAttribute(attribute) ?? '')
      .filter((path) => /^\/[^/]/.test(path)),
  ),
]

const sum = (paths: string[]) => paths.reduce((total, path) => total + transferred(path), 0) / 1000

/** Framework, its list of routes, and what the bundler needs to join files (vite.config.ts); all else is written here. */
const isFramework = (path: string) => /\/(framework|manifest|rolldown-runtime)-/.test(path)

/** Static imports of a script, which load with it. */
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

function costOf({ file, html, document }: BuiltPage): Cost {
  const script = scripts(document)
  return {
    paint: compressed(firstScreen(html)) / 1000 + sum(files(document, 'link[rel=stylesheet]', 'href')),
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
  const cost = costOf(page)
  console.log(shown(cost, page.path ?? page.file))
  over += names.filter((figure) => isOver(figure, cost)).length
}
console.log(over ? `${over} figures over budget.` : 'Every page is within its budget.')
if (over) process.exitCode = 1

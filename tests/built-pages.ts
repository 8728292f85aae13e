import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { JSDOM } from 'jsdom'
import { pagePath, publishedFiles } from '../delivery/published-files'

/** The build that is checked: `SITE_ROOT`, or `build`. */
export const client = join(resolve(process.env.SITE_ROOT ?? 'build'), 'client')

export interface BuiltPage {
  /** Its file in the published folder, e.g. `/about/index.html`. */
  file: string
  /** Its address, e.g. `/about`; `undefined` for the 404 page. */
  path: string | undefined
  html: string
  dom: JSDOM
  document: Document
}

const styles = /(<style[^>]*>)(.*?)(?=<\/style>)/gs
const blank = (_: string, tag: string, css: string) => tag + ' '.repeat(css.length)

let pages: Promise<BuiltPage[]> | undefined

/** Every HTML file of the build, read once. Throws if there is none. */
export function builtPages(): Promise<BuiltPage[]> {
  pages ??= readPages()
  return pages
}

async function readPages(): Promise<BuiltPage[]> {
  const files = (await publishedFiles(client)).filter((file) => file.endsWith('.html'))
  if (files.length === 0) throw new Error(`No page in ${client}: run \`npm run build\` first.`)
  return Promise.all(
    files.map(async (file) => {
      const html = await readFile(client + file, 'utf8')
      // Reading style sheets takes jsdom three times as long as all the rest. `firstScreen` asks where in the HTML elements are.
      const dom = new JSDOM(html.replaceAll(styles, blank), { includeNodeLocations: true })
      return { file, path: pagePath(file), html, dom, document: dom.window.document }
    }),
  )
}

/** The addresses that a `srcset` names. */
const candidates = (set: string) => set.split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? '')

/** The addresses that inline styles name. */
const inStyle = (style: string) => [...style.matchAll(/url\((['"]?)(.*?)\1\)/g)].map(([, , url = '']) => url)

/** Everything a page of the site refers to, as written: links, files, pictures in every size. */
export function references({ html, document }: BuiltPage): string[] {
  const of = (attribute: string) =>
    [...document.querySelectorAll(`[${attribute}]`)].map((element) => element.getAttribute(attribute) ?? '')
  return [
    ...of('href'),
    ...of('src'),
    ...of('poster'),
    ...of('srcset').flatMap(candidates),
    ...of('style').flatMap(inStyle),
    ...[...html.matchAll(styles)].flatMap(([, , css = '']) => inStyle(css)),
    ...[...document.querySelectorAll('meta[property="og:image"]')].map(
      (meta) => new URL(meta.getAttribute('content') ?? '').pathname,
    ),
  ]
}

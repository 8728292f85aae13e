import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { HtmlValidate } from 'html-validate'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { finishBuild } from './finish'

/** The version of every build here. */
const version = { commit: '1'.repeat(40), time: '2026-11-28T08:33:00.000Z' }

let folder: string
let build: string

const sheets =
  '<meta charSet="utf-8"/><style data-precedence="page" data-href="/assets/root.css /assets/page.css"> </style><title>A page</title></head>'
const filler = 'words '.repeat(200)
const start = '<script type="module" async="">import "/m.js";</script>'
const routes = 'window.__reactRouterManifest={"routes":{"root":{"css":["/assets/root.css"]}}};'
const organisation =
  '<script type="application/ld+json">{"@graph":[{"@type":"Organization","name":"Knot"}]}</script>'
const canonical = '<link rel="canonical" href="https://site.example/project/ruchi-tea"/>'

async function write(name: string, text: string | Buffer) {
  const path = join(build, 'client', name)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text)
}

const read = (name: string) => readFile(join(build, name), 'utf8')

/** The framework's output, before it is finished. */
async function begin() {
  await rm(build, { recursive: true, force: true })
  await write(
    'index.html',
    `<link rel="canonical" href="https://site.example/"/>${sheets}${start}${organisation}${filler}`,
  )
  await write('project/ruchi-tea/index.html', `${canonical}${sheets}${start}${filler}`)
  await write('404/index.html', `Page Not Found${sheets}${start}`)
  await write('assets/root.css', 'a{}\n')
  await write('assets/page.css', 'b{}\n')
  await write('assets/manifest-1a.js', routes)
  await write('__spa-fallback.html', 'fallback')
  await write('films/a.webm', Buffer.alloc(5_000))
  await write('tiny.txt', 'x')
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'build-'))
  build = join(folder, 'build')
  await begin()
  await finishBuild(build, null, version)
})
afterEach(() => rm(folder, { recursive: true }))

test('ROUTE-2 the 404 page has the name static hosts look for, and no fallback hides it', async () => {
  expect(await read('client/404.html')).toContain('Page Not Found')
  const names = await readdir(join(build, 'client'))
  expect(names).not.toContain('404')
  expect(names).not.toContain('__spa-fallback.html')
})

test('ROUTE-4 the alias is a valid page that leads to the case study and its canonical address', async () => {
  const html = await read('client/project/ruchi/index.html')
  expect(html).toContain('<link rel="canonical" href="https://site.example/project/ruchi-tea">')
  expect(html).toContain('content="0; url=/project/ruchi-tea"')
  expect(html).toContain('<a href="/project/ruchi-tea">')
  const report = await new HtmlValidate({ extends: ['html-validate:standard'] }).validateString(html)
  expect(report.results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([])
})

test('ROUTE-4 a redirect to a page that was not built stops the build', async () => {
  await begin()
  await rm(join(build, 'client/project/ruchi-tea'), { recursive: true })
  await expect(finishBuild(build, null, version)).rejects.toThrow(
    '/project/ruchi redirects to /project/ruchi-tea, which was not built',
  )
})

test('every page has a policy that allows its own script and styles', async () => {
  for (const page of ['404.html', 'index.html', 'project/ruchi-tea/index.html'])
    expect(await read(`client/${page}`)).toMatch(
      /script-src 'self' 'sha256-[^']+'; style-src 'self' 'sha256-[^']+';/,
    )
})

test('text has precompressed variants; media and very small files have none', async () => {
  const page = await readFile(join(build, 'client/index.html'))
  expect(brotliDecompressSync(await readFile(join(build, 'client/index.html.br')))).toEqual(page)
  expect(gunzipSync(await readFile(join(build, 'client/index.html.gz')))).toEqual(page)
  expect(await readdir(join(build, 'client/films'))).toEqual(['a.webm'])
  expect(await readdir(join(build, 'client'))).not.toContain('tiny.txt.br')
})

test('static hosts get headers and redirects', async () => {
  expect(await read('client/_headers')).toContain('X-Content-Type-Options: nosniff')
  expect(await read('client/_redirects')).toContain('/project/ruchi /project/ruchi-tea 301\n')
})

test('LIVE-2 the site says which commit it was built from, and when', async () => {
  expect(JSON.parse(await read('client/version.json'))).toEqual(version)
})

test('ROUTE-2 a build without a 404 page stops', async () => {
  await begin()
  await rm(join(build, 'client/404'), { recursive: true })
  await expect(finishBuild(build, null, version)).rejects.toThrow('the page /404 was not built')
})

test('EXP-21 a page’s style sheets close its head, whole and in their order', async () => {
  expect(await read('client/index.html')).toContain(
    '<title>A page</title><style data-precedence="page" data-href="/assets/root.css /assets/page.css">a{}b{}</style></head>',
  )
})

test('a page that names no style sheets stops the build', async () => {
  await begin()
  await write('404/index.html', `Page Not Found${start}`)
  await expect(finishBuild(build, null, version)).rejects.toThrow('/404.html: the page names no style sheets')
})

import type { APIRequestContext } from '@playwright/test'
import { JSDOM } from 'jsdom'

/** A page as it is served, read without running a script. */
export interface ServedPage {
  status: number
  document: Document
}

const read = new Map<string, Promise<ServedPage>>()

/** Fetches and parses a page, once per worker: the build does not change while tests run. */
export function servedPage(request: APIRequestContext, path: string): Promise<ServedPage> {
  const page = read.get(path) ?? fetchPage(request, path)
  read.set(path, page)
  return page
}

async function fetchPage(request: APIRequestContext, path: string): Promise<ServedPage> {
  const response = await request.get(path)
  // Reading style sheets takes jsdom three times as long as all the rest.
  const html = (await response.text()).replaceAll(/<style[^>]*>.*?<\/style>/gs, '')
  return { status: response.status(), document: new JSDOM(html).window.document }
}

/** The content of `<meta name>` or `<meta property>`, or null. */
export const readMeta = (document: Document, name: string): string | null =>
  document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? null

interface Graph {
  '@context': string
  '@graph': Record<string, unknown>[]
}

/** The objects of the page's JSON-LD graph that use schema.org's terms. */
export const readStructuredData = (document: Document): Record<string, unknown>[] =>
  [...document.querySelectorAll('script[type="application/ld+json"]')]
    .map((script): Graph => JSON.parse(script.textContent ?? ''))
    .flatMap((data) => (data['@context'] === 'https://schema.org' ? data['@graph'] : []))

/** Where the page's in-site links lead, without fragment and query. */
export const readInSiteLinks = (document: Document): string[] =>
  [...document.querySelectorAll('a[href^="/"]:not([href^="//"])')].map(
    (link) => (link.getAttribute('href') ?? '').split(/[?#]/)[0] ?? '',
  )

/** Content types by file extension. Text has its charset; unknown extensions are bytes. */
const contentTypes: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  // React Router's page data: a stream of text, never shown as a page.
  data: 'text/x-script; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  vtt: 'text/vtt; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  ico: 'image/x-icon',
  webm: 'video/webm',
  mp4: 'video/mp4',
  woff2: 'font/woff2',
  pdf: 'application/pdf',
}

/** The extensions of text: it is compressed by the build, everything else is compressed already. */
const compressible = new Set(['html', 'data', 'js', 'css', 'svg', 'xml', 'txt', 'json', 'webmanifest', 'vtt'])

function ending(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1).toLowerCase()
}

/** The `Content-Type` of a file of the site. */
export function contentType(path: string): string {
  return contentTypes[ending(path)] ?? 'application/octet-stream'
}

/** Whether a file gets a `.br` and a `.gz` variant. */
export function isCompressible(path: string): boolean {
  return compressible.has(ending(path))
}

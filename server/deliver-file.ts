import { acceptedEncoding } from './accepted-encoding'
import { type ByteRange, byteRange } from './byte-range'
import { matches, rangeHolds } from './entity-tag'
import type { Form, SiteFile } from './site-index'

type Headers = Record<string, string>

interface Asked {
  method: string
  header(name: string): string | undefined
}

async function bytesOf(form: Form, range: ByteRange) {
  const { source } = form
  return typeof source === 'function' ? source(range) : source.subarray(range.first, range.last + 1)
}

function chosenForm(file: SiteFile, { header }: Asked, headers: Headers): Form {
  const encoding = acceptedEncoding(header('accept-encoding'), (name) => file.encoded[name] !== undefined)
  const form = encoding && file.encoded[encoding]
  if (!form) return file.plain
  headers['Content-Encoding'] = encoding
  // Ranges of compressed text are useless.
  delete headers['Accept-Ranges']
  return form
}

/** `Content-Length` is set explicitly, for HEAD and streams too. */
async function send(form: Form, range: ByteRange, status: number, headers: Headers, method: string) {
  headers['Content-Length'] = String(range.last + 1 - range.first)
  if (method === 'HEAD') return new Response(null, { status, headers })
  const body = await bytesOf(form, range)
  return body && new Response(body as BodyInit, { status, headers })
}

/** The 404 page (ROUTE-2): without ETag and ranges. */
export async function deliverNotFound(file: SiteFile, asked: Asked): Promise<Response> {
  const headers: Headers = { ...file.headers }
  delete headers['Accept-Ranges']
  const form = chosenForm(file, asked, headers)
  const whole = { first: 0, last: form.size - 1 }
  return (await send(form, whole, 404, headers, asked.method)) ?? new Response(null, { status: 404, headers })
}

/**
 * Answers with a file of the site: compressed if the browser accepts it, 304 if it has it, 206 if it requests a range.
 * `undefined` if the file is gone from the disk.
 */
export async function deliverFile(file: SiteFile, asked: Asked): Promise<Response | undefined> {
  const headers: Headers = { ...file.headers }
  const form = chosenForm(file, asked, headers)
  headers.ETag = form.tag
  if (matches(asked.header('if-none-match'), form.tag)) {
    for (const name of ['Content-Type', 'Content-Encoding', 'Accept-Ranges']) delete headers[name]
    return new Response(null, { status: 304, headers })
  }
  const whole = { first: 0, last: form.size - 1 }
  const wanted =
    asked.method === 'GET' && headers['Accept-Ranges'] && rangeHolds(asked.header('if-range'), form.tag)
  const range = wanted ? byteRange(asked.header('range'), form.size) : undefined
  if (range === undefined) return send(form, whole, 200, headers, asked.method)
  if (range === 'unsatisfiable') {
    headers['Content-Range'] = `bytes */${form.size}`
    headers['Content-Length'] = '0'
    for (const name of ['Content-Type', 'Accept-Ranges', 'Vary']) delete headers[name]
    return new Response(null, { status: 416, headers })
  }
  delete headers['Accept-Ranges']
  headers['Content-Range'] = `bytes ${range.first}-${range.last}/${form.size}`
  return send(form, range, 206, headers, asked.method)
}

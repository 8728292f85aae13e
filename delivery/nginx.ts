import { hashedFolders, immutable, revalidated, shortLived } from './caching'
import { knownContentTypes, partExtensions } from './content-types'
import { mailPath } from './mail-provider'
import { type DeliveryRecord, healthPath, mailBodyLimit, policyOf } from './policy'
import { notFoundFile } from './published-files'
import { redirects } from './redirects'
import { documentHeaders, fileHeaders, securityHeaders } from './security-headers'

/** The lines of a configuration between these are the operator's, and survive an update. */
const ownBegin = '# Yours, kept by updates: ports, names, certificates.'
const ownEnd = '# Until here.'

/** Where the published folder stands on the machine that runs nginx, and where the embedded server listens there. */
interface Place {
  root: string
  /** What the operator settles in the server's block. */
  own: string
  mailServer: string
  /** Debian's `libnginx-mod-http-brotli-static` is loaded. Without it nginx refuses the directive. */
  brotli: boolean
}

const usualPlace: Place = {
  root: '/srv/site/client',
  own: 'listen 8080;',
  mailServer: 'http://127.0.0.1:3000',
  brotli: true,
}

/** Left out where Debian's `libnginx-mod-http-brotli-static` is missing. */
export const brotliLine = 'brotli_static on;'

/** The operator's lines in a configuration that was written here before, or `undefined`. */
export function ownLines(configuration: string): string | undefined {
  const [, after] = configuration.split(`${ownBegin}\n`)
  return after?.split(ownEnd)[0]?.trim()
}

/** The folder that a configuration written here serves, or `undefined`. */
export const servedRoot = (configuration: string) => configuration.match(/^ {2}root (.*);$/m)?.[1]

/** Where nginx goes inside itself for an answer of its own; no visitor can ask for them. */
const movedAnswer = '/-moved'
const noRangeAnswer = '/-no-range'

/** Sends no header, but keeps a location from taking over those of the server. */
const nothingFromAbove = 'add_header Nothing "";'

const quoted = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`

/** Where a header's value is empty, nginx does not send it. */
const noneForParts = `  ~*\\.(${partExtensions.join('|')})$ "";`

function policyMap(record: DeliveryRecord): string {
  const pages = Object.keys(record.pages).map(
    (file) => `  ${quoted(file)} ${quoted(policyOf(file, record))};`,
  )
  return [
    'map $uri $site_policy {',
    `  default ${quoted(policyOf('', record))};`,
    noneForParts,
    ...pages,
    '}',
  ].join('\n')
}

const variableOf = (header: string) => `$site_${header.toLowerCase().replaceAll('-', '_')}`

const documentMaps = () =>
  Object.entries(documentHeaders)
    .map(([name, value]) => `map $uri ${variableOf(name)} {\n  default ${quoted(value)};\n${noneForParts}\n}`)
    .join('\n\n')

function cachingMap(): string {
  const hashed = hashedFolders.map((folder) => `  ~^${folder} ${quoted(immutable)};`)
  return [
    'map $uri $site_caching {',
    `  default ${quoted(shortLived)};`,
    ...hashed,
    `  ~\\.(html|data)$ ${quoted(revalidated)};`,
    '}',
  ].join('\n')
}

function fixedHeaders(headers: Readonly<Record<string, string>>, indent: string): string {
  return Object.entries(headers)
    .map(([name, value]) => `${indent}add_header ${name} ${quoted(value)} always;`)
    .join('\n')
}

/**
 * A configuration for nginx's `conf.d`: for every file, page, redirect and unknown path the status, headers and bytes of the
 * embedded server, but for the ETag. docs/delivery.md lists what else differs, of which no browser makes use.
 */
export function nginxConfiguration(record: DeliveryRecord, somewhere: Partial<Place> = {}): string {
  const place = { ...usualPlace, ...somewhere }
  const types = knownContentTypes.map(([end, type]) => `    ${quoted(type)} ${end};`)
  const moved = redirects.map(
    ({ from, to, status }) =>
      `  location ~ ^${from}(/|/index\\.html)?$ { return ${status} ${to}$is_args$args; }`,
  )
  return `# Written by delivery/finish.ts with every build. Change the policy there, not here.
# Before the first map, or nginx has settled on its own size by then.
map_hash_bucket_size 256;

${policyMap(record)}

${documentMaps()}

${cachingMap()}

server {
  ${ownBegin}
  ${place.own}
  ${ownEnd}
  root ${place.root};
  server_tokens off;
  merge_slashes off;
  absolute_redirect off;
  max_ranges 1;
  default_type application/octet-stream;
  types {
${types.join('\n')}
  }
  gzip_static on;
  gzip_vary on;
${place.brotli ? `  ${brotliLine}\n` : ''}
${fixedHeaders(fileHeaders, '  ')}
${Object.keys(documentHeaders)
  .map((name) => `  add_header ${name} ${variableOf(name)} always;`)
  .join('\n')}
  add_header Content-Security-Policy $site_policy always;
  add_header Cache-Control $site_caching always;

  # Redirects say where and nothing else. A location with an add_header of its own takes over none from above.
  error_page 308 ${movedAnswer};
  location = ${movedAnswer} {
    internal;
    default_type "";
${fixedHeaders(securityHeaders, '    ')}
    return 200 "";
  }
  # By the time a range turns out to lie behind the file's end, nginx has written its headers: written again they stand twice.
  error_page 416 ${noRangeAnswer};
  location = ${noRangeAnswer} {
    internal;
    default_type "";
    ${nothingFromAbove}
    return 200 "";
  }
  if ($request_uri ~* "^[^?]*%(2f|5c|0[0-9a-f]|1[0-9a-f]|7f)") { return 400; }
  error_page 404 ${notFoundFile};
  location = ${notFoundFile} { internal; }
  location ~ /(\\.(?!well-known/)|_headers$|_redirects$) { return 404; }
  location ~ \\.(br|gz)$ { return 404; }
  location = // { return 308 /$is_args$args; }
  location ~ // { return 404; }
${moved.join('\n')}
  location ~ ^/index\\.html$ { return 308 /$is_args$args; }
  location ~ ^(?<page>/.*[^/])/(index\\.html)?$ {
    if (-f $document_root$page/index.html) { return 308 $page$is_args$args; }
    return 404;
  }
  location = / { try_files /index.html =404; }
  location / { try_files $uri $uri/index.html =404; }

  # The contact form's messages, where the embedded server runs beside nginx. Without it visitors see the failure popup.
  location = ${mailPath} {
    # The embedded server's answers bring these headers.
    ${nothingFromAbove}
    client_max_body_size ${mailBodyLimit};
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_pass ${place.mailServer};
  }
  # Whether messages can be taken: 200 or 503, by the embedded server; 502 where there is none.
  location = ${healthPath} {
    ${nothingFromAbove}
    proxy_pass ${place.mailServer};
  }
}
`
}

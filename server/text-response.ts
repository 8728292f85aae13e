import { securityHeaders } from '../delivery/headers'

/** An answer of one plain sentence with the usual headers; never cached. */
export function textResponse(
  status: number,
  sentence: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new Response(`${sentence}\n`, {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      ...securityHeaders,
      ...headers,
    },
  })
}

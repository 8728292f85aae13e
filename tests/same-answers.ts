import { type Answer, ask } from '../server/fixtures/visitor'

export type Question = NonNullable<Parameters<typeof ask>[2]>

/** Headers in which servers may differ: name, clock, connection, version of a file, and what caches and players can do without. */
const own = new Set([
  ...['server', 'date', 'connection', 'keep-alive', 'etag', 'last-modified'],
  ...['vary', 'accept-ranges', 'transfer-encoding'],
])

function said({ status, headers, body }: Answer): Record<string, string> {
  const compared = Object.entries(headers).filter(([name]) => !own.has(name))
  return {
    ...Object.fromEntries(compared.map(([name, value]) => [name, String(value)])),
    status: String(status),
    body: body.toString('base64'),
  }
}

/** How two responses differ, in words; empty if they are the same to a visitor. */
export function differences(ours: Answer, theirs: Answer): string[] {
  const [here, there] = [said(ours), said(theirs)]
  const names = [...new Set([...Object.keys(here), ...Object.keys(there)])]
  return names
    .filter((name) => here[name] !== there[name])
    .map((name) =>
      name === 'body'
        ? `body: ${ours.body.length} and ${theirs.body.length} bytes`
        : `${name}: ${here[name]} and ${there[name]}`,
    )
}

/** Sends two servers on loopback the same request; `withTag` adds each server's own ETag. */
export async function compare(
  ports: readonly [number, number],
  path: string,
  question: Question = {},
  withTag?: (tag: string) => Question,
): Promise<string[]> {
  const [ours, theirs] = await Promise.all(
    ports.map(async (port) => {
      const answer = await ask(port, path, question)
      const { etag } = answer.headers
      return withTag && etag ? ask(port, path, withTag(etag)) : answer
    }),
  )
  return ours && theirs ? differences(ours, theirs) : []
}

/** The key under which the WebDriver protocol hands out elements. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

type ElementReference = Record<typeof elementKey, string>

/** A WebDriver session, in the terms of the W3C's protocol. */
export interface Session {
  get<Answer>(path: string): Promise<Answer>
  post<Answer>(path: string, body?: object): Promise<Answer>
  /** Path of the first element that the selector finds. Throws if there is none. */
  find(selector: string): Promise<{ path: string; reference: ElementReference }>
  end(): Promise<void>
}

const patience = 60_000

async function call<Answer>(method: string, url: string, body?: object): Promise<Answer> {
  const response = await fetch(url, {
    method,
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(patience),
  })
  const { value } = (await response.json()) as { value: Answer & { error?: string; message?: string } }
  if (!response.ok) throw new Error(`${method} ${url}: ${value.error} ${value.message}`)
  return value
}

/** Opens a session with the driver at `address`. Throws if the browser does not start. */
export async function openSession(
  address: string,
  alwaysMatch: object,
): Promise<Session & { version: string }> {
  const { sessionId, capabilities } = await call<{
    sessionId: string
    capabilities: { browserVersion: string }
  }>('POST', `${address}/session`, { capabilities: { alwaysMatch } })
  const session = `${address}/session/${sessionId}`
  return {
    version: capabilities.browserVersion,
    get: (path) => call('GET', session + path),
    post: (path, body = {}) => call('POST', session + path, body),
    async find(selector) {
      const reference = await call<ElementReference>('POST', `${session}/element`, {
        using: 'css selector',
        value: selector,
      })
      return { path: `/element/${reference[elementKey]}`, reference }
    },
    end: () => call('DELETE', session),
  }
}

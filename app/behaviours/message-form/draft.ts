import { eachField, type MessageValues } from './fields'

const key = 'contact-draft'

/** The newest draft of this document; all there is where the browser refuses storage. */
let latest: MessageValues | null = null

/** Session storage may be blocked, full, or hold something else: then there is nothing. */
function attempt<T>(use: () => T): T | null {
  try {
    return use()
  } catch {
    return null
  }
}

function parse(text: string | null): MessageValues | null {
  const found: unknown = JSON.parse(text ?? 'null')
  if (typeof found !== 'object' || found === null) return null
  const values = new Map<string, unknown>(Object.entries(found))
  return eachField((name) => {
    const value = values.get(name)
    return typeof value === 'string' ? value : ''
  })
}

/**
 * What was typed and not sent yet (FORM-5). It outlives the page and a load of the document, in the tab's own storage: no
 * cookie, gone when the message is sent or the tab is closed.
 */
export const draft = {
  read: (): MessageValues | null => latest ?? attempt(() => parse(sessionStorage.getItem(key))),

  save(values: MessageValues): void {
    latest = values
    attempt(() => sessionStorage.setItem(key, JSON.stringify(values)))
  },

  clear(): void {
    latest = null
    attempt(() => sessionStorage.removeItem(key))
  },
}

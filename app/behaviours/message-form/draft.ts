import { eachField, type MessageValues, messageFields } from '~delivery/message'

const key = 'contact-draft'

/** The latest draft of this document; the only copy if the browser refuses storage. */
let latest: MessageValues | null = null

const forms = new Set<(values: MessageValues) => void>()

/** Session storage may be blocked, full, or contain something else: then there is no draft. */
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
 * Text that was typed and not sent yet (FORM-5). It survives page changes and reloads in the tab's own storage, without cookies,
 * and is deleted when the message is sent or the tab is closed.
 */
export const draft = {
  read: (): MessageValues | null => latest ?? attempt(() => parse(sessionStorage.getItem(key))),

  save(values: MessageValues): void {
    latest = values
    attempt(() => sessionStorage.setItem(key, JSON.stringify(values)))
  },

  /** Changes the draft from elsewhere on the site (LOOM-4); a form on the page shows it. */
  offer(values: Partial<MessageValues>): void {
    const kept = this.read()
    const offered = eachField((name) => values[name] ?? kept?.[name] ?? '')
    this.save(offered)
    for (const show of forms) show(offered)
  },

  /** Subscribes to such changes. Returns a function that unsubscribes. */
  onOffer(show: (values: MessageValues) => void): () => void {
    forms.add(show)
    return () => forms.delete(show)
  },

  clear(): void {
    latest = null
    attempt(() => sessionStorage.removeItem(key))
  },
}

/** The text of a form's field; empty if there is no such field. */
export function readField(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name)
  return typeof value === 'string' ? value : ''
}

/** The current values of the form's fields. */
export const readValues = (form: HTMLFormElement): MessageValues => eachField((name) => readField(form, name))

/**
 * Puts values into a form.
 * @param which `empty`: only into fields that are empty
 */
export function fillFields(form: HTMLFormElement, values: MessageValues, which: 'empty' | 'all'): void {
  for (const name of messageFields) {
    const field = form.elements.namedItem(name)
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue
    if (which === 'all' || field.value === '') field.value = values[name]
  }
}

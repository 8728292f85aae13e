import { Hono } from 'hono'
import { z } from 'zod'
import { pathInWords } from '../core/form/titles'
import { type Asking, asking } from '../core/publish/author'
import { isContentFile } from '../core/site/places'
import type { Store } from '../core/site/store'
import { type Events, type Here, views } from './events'

const place = z.strictObject({
  window: z.uuid(),
  view: z.enum(views),
  file: z.string(),
  path: z.array(z.union([z.string(), z.number().int()])).max(20),
})

/** Who is in the studio: the windows that listen, until they are closed. On one’s own machine nobody has a name. */
export class Presence {
  readonly #windows = new Map<string, { who: Asking; here?: Here }>()

  constructor(private readonly events: Events) {}

  /** A window listens now; returns what is to be called when it does not any more. */
  enter(window: string, who: Asking | undefined): () => void {
    if (!who) return () => undefined
    const own = { who }
    this.#windows.set(window, own)
    this.#tell()
    return () => {
      // It may listen again already, by another connection.
      if (this.#windows.get(window) !== own) return
      this.#windows.delete(window)
      this.#tell()
    }
  }

  /** Another thing is open in a window; false if it is not this person’s. */
  move(who: Asking | undefined, here: Omit<Here, 'name' | 'email'>): boolean {
    const own = this.#windows.get(here.window)
    if (!own || own.who.email !== who?.email) return false
    own.here = { ...here, name: own.who.name, email: own.who.email }
    this.#tell()
    return true
  }

  #tell(): void {
    const here = [...this.#windows.values()].flatMap((one) => one.here ?? [])
    this.events.tell({ type: 'here', here })
  }
}

/** Where windows say what is open in them. */
export function presenceRoutes(store: Store, presence: Presence): Hono {
  return new Hono().post('/here', async (context) => {
    const here = place.parse(await context.req.json())
    const known = isContentFile(here.file)
    const where = known ? pathInWords(here.path, store.data(here.file)) : ''
    if (!known || !presence.move(asking.getStore(), { ...here, where }))
      return context.json({ message: 'There is no such window.' }, 404)
    return context.json({})
  })
}

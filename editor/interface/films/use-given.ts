import { useCallback, useEffect, useRef, useState } from 'react'
import { post } from '../server/api'
import { type GivenFile, type GivenKind, give } from './send-film'

/**
 * A file that somebody gives, from the moment it is chosen: read, refused, or ready. It is dropped when nobody used it.
 * @param name of the film whose place it takes; empty for a new film, whose place is then told by the first step of its path
 */
export function useGiven<Given extends GivenFile>(kind: GivenKind, name: string, place?: string) {
  const [given, setGiven] = useState<Given>()
  const [reading, setReading] = useState<string>()
  const [refusal, setRefusal] = useState<string>()
  const unused = useRef<GivenFile>(undefined)
  const sending = useRef<AbortController>(undefined)

  const drop = useCallback(() => {
    sending.current?.abort()
    if (unused.current) void post('/film/dropped', { token: unused.current.token })
    unused.current = undefined
  }, [])
  useEffect(() => drop, [drop])

  async function take(file: File | undefined): Promise<void> {
    if (!file) return
    drop()
    const own = new AbortController()
    sending.current = own
    setGiven(undefined)
    setRefusal(undefined)
    setReading(file.name)
    try {
      const next = await give<Given>(
        file,
        kind,
        { name, ...(place !== undefined && { path: place }) },
        own.signal,
      )
      unused.current = next
      setGiven(next)
    } catch (error) {
      if (!own.signal.aborted) setRefusal(error instanceof Error ? error.message : String(error))
    } finally {
      if (sending.current === own) setReading(undefined)
    }
  }

  return {
    given,
    /** The name of the file that is being read. */
    reading,
    refusal,
    take,
    /** The editor has begun with it: it is no longer dropped. */
    use: () => {
      unused.current = undefined
    },
  }
}

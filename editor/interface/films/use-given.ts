import { useCallback, useEffect, useRef, useState } from 'react'
import type { GivenFilm } from '../../core/films/given-film'
import { refusalOf } from '../../core/films/limits'
import { messageOf } from '../parts/attempt'
import { post, postFile, Refused } from '../server/api'

/** What a file is to become: a film, its phone version, or its poster. */
export type GivenKind = 'film' | 'phone' | 'picture'

/** A file that lies ready in the editor. */
export interface GivenFile {
  token: string
  fileName: string
}

export type GivenFilmFile = GivenFile & GivenFilm

/**
 * Gives the editor a file that is to become a film or its poster.
 * @param of the film whose place it is to take; for a new one, the path of the field that is to name it
 * @throws Refused with what is wrong and what to do
 */
async function give<Given extends GivenFile>(
  file: File,
  kind: GivenKind,
  of: { name: string; path?: string },
  signal: AbortSignal,
): Promise<Given> {
  const refusal = kind === 'picture' ? undefined : refusalOf(file.name, file.size)
  if (refusal) throw new Refused(refusal)
  return postFile('/film/given', { kind, ...of }, file, signal)
}

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
      if (!own.signal.aborted) setRefusal(messageOf(error))
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

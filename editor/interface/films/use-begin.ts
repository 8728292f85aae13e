import { useState } from 'react'
import { post } from '../server/api'
import type { Chosen } from './film-parts'

/**
 * Has the editor begin to prepare a film. `refusal` says why it could not.
 * @param onDone once it has begun; the rest happens in the background
 */
export function useBegin(onDone: () => void) {
  const [refusal, setRefusal] = useState<string>()
  const [isBeginning, setBeginning] = useState(false)

  async function begin(film: object, { onBegun, ...parts }: Chosen): Promise<void> {
    setRefusal(undefined)
    setBeginning(true)
    try {
      await post('/film/replaced', { ...film, ...parts })
      onBegun()
      onDone()
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : String(error))
    } finally {
      setBeginning(false)
    }
  }

  return { begin, refusal, refuse: setRefusal, isBeginning }
}

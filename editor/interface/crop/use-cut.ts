import { useState } from 'react'
import { type Part, whole } from '../../core/media/shown-part'
import { useEditing } from '../editing/context'
import { post } from '../server/api'
import { useEvents } from '../server/use-events'

/** The part that a picture is cut to, and the cut itself. */
export function useCut(name: string, onDone: () => void) {
  const { announce } = useEditing()
  const [part, setPart] = useState<Part>(whole)
  const [aspect, setAspect] = useState<number>()
  const [share, setShare] = useState<number>()
  const [refusal, setRefusal] = useState<string>()
  useEvents((event) => {
    if (event.type === 'progress' && event.id === name && share !== undefined) setShare(event.share)
  })

  async function cut() {
    setRefusal(undefined)
    setShare(0)
    try {
      await post('/cut', { name, part })
      announce(`${name} is cut. Read its alternative text again. Undo brings the whole picture back.`)
      onDone()
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : String(error))
    } finally {
      setShare(undefined)
    }
  }

  return { part, setPart, aspect, setAspect, share, refusal, cut }
}

import { useState } from 'react'
import { useEditing } from '../editing/context'
import { useEvents } from '../server/use-events'
import { sendPicture } from './send-picture'

/**
 * A picture or logo on its way: how far it is, and why it was not taken.
 * @param onDone hears its name, and the step for Undo, so that what is done with it is taken back together with it
 */
export function useSending(kind: 'pictures' | 'logos', onDone: (name: string, group: string) => void) {
  const { announce } = useEditing()
  const [sent, setSent] = useState<{ name: string; share: number }>()
  const [refusal, setRefusal] = useState<string>()
  useEvents((event) => {
    if (event.type === 'progress')
      setSent((now) => (now?.name === event.id ? { ...now, share: event.share } : now))
  })

  async function send(file: File, name: string) {
    if (sent) return
    setRefusal(undefined)
    setSent({ name, share: 0 })
    announce(`${file.name} is being prepared.`)
    try {
      const group = `picture-${crypto.randomUUID()}`
      await sendPicture(file, name, kind, group)
      announce(`${name} is ready.`)
      onDone(name, group)
    } catch (error) {
      // It is no longer being prepared.
      announce('')
      setRefusal(error instanceof Error ? error.message : String(error))
    } finally {
      setSent(undefined)
    }
  }

  return { send, share: sent?.share, refusal, refuse: setRefusal }
}

import { useState } from 'react'
import { useEditing } from '../editing/context'
import { messageOf } from '../parts/attempt'
import { postFile } from '../server/api'
import { useEvents } from '../server/use-events'

/** Photographs that are taken, as a field for files wants them. Not every system knows HEIC by its kind. */
export const photographs = 'image/png,image/jpeg,image/webp,image/heic,image/heif,.heic,.heif'
/** Photographs and drawings. */
export const picturesTaken = `${photographs},image/svg+xml`
/** What a logo may be. */
export const logosTaken = 'image/png,image/jpeg,image/webp,image/svg+xml'

/** `Hoarding Final v2.JPG` as a name for addresses: `hoarding-final-v2`. */
export const tidied = (fileName: string) =>
  fileName
    .replace(/\.[^.]*$/, '')
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '') || 'picture'

/** Longer than any picture takes (ms): then something is wrong. */
const LONGEST = 300_000

/**
 * Sends a picture or a logo to be encoded and entered.
 * @param group the step for Undo that it belongs to
 * @throws Refused with what is wrong and what to do
 */
export async function sendPicture(
  file: File,
  name: string,
  kind: 'pictures' | 'logos' = 'pictures',
  group = `picture-${crypto.randomUUID()}`,
): Promise<void> {
  await postFile(`/${kind}`, { name, group }, file, AbortSignal.timeout(LONGEST))
}

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
      setRefusal(messageOf(error))
    } finally {
      setSent(undefined)
    }
  }

  return { send, share: sent?.share, refusal, refuse: setRefusal }
}

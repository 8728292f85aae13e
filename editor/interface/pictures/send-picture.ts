import { useState } from 'react'
import { useEditor } from '../editing/context'
import { useAttempt } from '../parts/messages'
import { postFile } from '../server/api'
import { useEvents } from '../server/use-events'

/** Photographs that are taken, as a field for files wants them. Not every system knows HEIC by its kind. */
export const photographs = 'image/png,image/jpeg,image/webp,image/heic,image/heif,.heic,.heif'
/** Photographs and drawings. */
export const picturesTaken = `${photographs},image/svg+xml`
/** What a logo may be. */
export const logosTaken = 'image/png,image/jpeg,image/webp,image/svg+xml'

/** Words as a name for addresses: `Hoarding Final v2` becomes `hoarding-final-v2`. */
export const slug = (words: string, other = 'picture') =>
  words
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '') || other

/** The same for the name of a file, without its ending. */
export const fileSlug = (fileName: string) => slug(fileName.replace(/\.[^.]*$/, ''))

/** A name that is free: with a number if others have it. */
export function freeName(wanted: string, isTaken: (name: string) => boolean): string {
  let name = wanted
  for (let count = 2; isTaken(name); count += 1) name = `${wanted}-${count}`
  return name
}

/** Longer than any picture takes (ms): then something is wrong. */
const LONGEST = 300_000

/**
 * Sends a picture or a logo to be encoded and entered.
 * @param group the step for Undo that it belongs to
 * @returns whether parts of it are transparent: the site shows them white
 * @throws Refused with what is wrong and what to do
 */
export async function sendPicture(
  file: File,
  name: string,
  kind: 'pictures' | 'logos' = 'pictures',
  group = `picture-${crypto.randomUUID()}`,
): Promise<{ isSeeThrough?: boolean }> {
  return await postFile(`/${kind}`, { name, group }, file, AbortSignal.timeout(LONGEST))
}

/** What is said of pictures whose transparent parts have become white. */
export function whiteParts(titles: readonly string[]): string {
  if (!titles.length) return ''
  const all = new Intl.ListFormat('en').format(titles.map((one) => `“${one}”`))
  return ` What is transparent in ${all} is white on the site. If it should not be, fill it with a colour and give the picture again.`
}

/** How much is done of the picture of this name that is being encoded, 0 to 1. */
export function useProgress(name: string | undefined): number {
  const [progress, setProgress] = useState<{ name: string; share: number }>()
  useEvents((event) => {
    if (event.type === 'progress') setProgress({ name: event.id, share: event.share })
  })
  return progress && progress.name === name && progress.share < 1 ? progress.share : 0
}

/**
 * A picture or logo on its way: how far it is, and why it was not taken.
 * @param onDone hears its name, and the step for Undo, so that what is done with it is taken back together with it
 */
export function useSending(kind: 'pictures' | 'logos', onDone: (name: string, group: string) => void) {
  const { announce, titleOfPicture } = useEditor()
  const [sent, setSent] = useState<string>()
  const { attempt, isBusy, error, setError } = useAttempt()
  const share = useProgress(sent)

  const send = (file: File, name: string) =>
    attempt(async () => {
      setSent(name)
      announce(`${file.name} is being prepared.`)
      const group = `picture-${crypto.randomUUID()}`
      const { isSeeThrough } = await sendPicture(file, name, kind, group).catch((cause) => {
        // It is no longer being prepared.
        announce('')
        throw cause
      })
      announce(`${titleOfPicture(name)} is ready.${whiteParts(isSeeThrough ? [titleOfPicture(name)] : [])}`)
      onDone(name, group)
    })

  return { send, share: isBusy ? share : undefined, error, setError }
}

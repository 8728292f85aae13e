import { Refused } from '../server/api'

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
  const query = new URLSearchParams({ name, file: file.name, group })
  const response = await fetch(`/edit/api/${kind}?${query}`, {
    method: 'POST',
    body: file,
    signal: AbortSignal.timeout(LONGEST),
  })
  if (response.ok) return
  const { message } = await response.json().catch(() => ({}))
  throw new Refused(message ?? 'It could not be taken. Try it again.')
}

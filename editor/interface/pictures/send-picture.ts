import { Refused } from '../server/api'

/** `Hoarding Final v2.JPG` as a name for addresses: `hoarding-final-v2`. */
export const tidied = (fileName: string) =>
  fileName
    .replace(/\.[^.]*$/, '')
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '') || 'picture'

/**
 * Sends a picture or a logo to be encoded and entered.
 * @throws Refused with what is wrong and what to do
 */
export async function sendPicture(
  file: File,
  name: string,
  signal: AbortSignal,
  kind: 'pictures' | 'logos' = 'pictures',
): Promise<void> {
  const query = new URLSearchParams({ name, file: file.name })
  const response = await fetch(`/edit/api/${kind}?${query}`, { method: 'POST', body: file, signal })
  if (response.ok) return
  const { message } = await response.json().catch(() => ({}))
  throw new Refused(message ?? 'It could not be taken. Try it again.')
}

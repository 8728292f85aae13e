import type { Mistake } from '../../core/rules/mistakes'
import { sendPicture } from '../pictures/send-picture'
import { Refused } from '../server/api'
import type { NewPictureOfStudy } from './study-picture'

export type Made = { mistakes: Mistake[] } | { file: string; isFull: string[] }

/**
 * Sends the pictures, then the words.
 * @throws Refused where a picture cannot be taken
 */
export async function makeStudy(
  id: string,
  words: Readonly<Record<string, string>>,
  pictures: readonly NewPictureOfStudy[],
  onProgress: (sentence: string) => void,
): Promise<Made> {
  for (const [place, { file, name }] of pictures.entries()) {
    onProgress(`Preparing picture ${place + 1} of ${pictures.length} …`)
    await sendPicture(file, `${id}/${name}`)
  }
  onProgress('Writing the page …')
  const response = await fetch('/edit/api/study', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ id, ...words, pictures: pictures.map(({ name, alt }) => ({ name, alt })) }),
  })
  const answer = await response.json()
  if (response.ok || answer.mistakes) return answer
  throw new Refused(answer.message ?? 'The case study could not be made.')
}

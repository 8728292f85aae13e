const MINUTE = 60
const HOUR = 3600

/** A time as it is typed and read: `1:02.50`. */
export function timeInWords(seconds: number): string {
  const hundredths = Math.round(seconds * 100)
  const minutes = Math.floor(hundredths / (MINUTE * 100))
  const rest = ((hundredths % (MINUTE * 100)) / 100).toFixed(2).padStart(5, '0')
  return `${minutes}:${rest}`
}

/** The seconds of `12.5`, `1:02.50` or `0:01:02,500`; `undefined` for anything else. */
export function parseSeconds(words: string): number | undefined {
  const parts = /^(?:(\d{1,2}):)?(?:(\d{1,3}):)?(\d{1,3}(?:[.,]\d{1,3})?)$/.exec(words.trim())
  if (!parts) return undefined
  const [, first, second, rest = ''] = parts
  const [hours, minutes] = second === undefined ? [0, Number(first ?? 0)] : [Number(first), Number(second)]
  return hours * HOUR + minutes * MINUTE + Number(rest.replace(',', '.'))
}

/** A length of time for people: `32 s`, `1 min 20 s`. */
export function lengthInWords(seconds: number): string {
  const whole = Math.round(seconds)
  const tenths = seconds.toFixed(1)
  if (seconds < 10 && !tenths.endsWith('.0')) return `${tenths} s`
  const parts = [`${Math.floor(whole / MINUTE)} min`, `${whole % MINUTE} s`]
  return parts.filter((part) => !part.startsWith('0 ')).join(' ') || '0 s'
}

/** One caption of a film: what is said or heard, and when it is shown. */
export interface Cue {
  from: number
  to: number
  words: string
  /** Where on the picture, as WebVTT says it. */
  place: string
}

/** A file that cannot be read as captions; its message says what to do. */
export class NoCaptions extends Error {}

/** At the top: the site's control is at the bottom. */
export const usualPlace = 'line:5%'

const timing = /^([\d:.,]+)\s+-->\s+([\d:.,]+)[ \t]*(.*)$/

function readCue(block: string): Cue | undefined {
  const lines = block.split('\n')
  const at = lines.findIndex((line) => line.includes('-->'))
  if (at < 0) return undefined
  const [, first = '', last = '', place = ''] = timing.exec(lines[at]?.trim() ?? '') ?? []
  const from = parseSeconds(first)
  const to = parseSeconds(last)
  if (from === undefined || to === undefined)
    throw new NoCaptions(`The times of “${lines[at]?.trim()}” cannot be read. Export the captions again.`)
  const words = lines.slice(at + 1).join('\n')
  return { from, to, words: words.trim(), place: place || usualPlace }
}

/**
 * The captions of a file, WebVTT (.vtt) or SubRip (.srt).
 * @throws NoCaptions if it is neither
 */
export function readCaptions(text: string): Cue[] {
  const lines = text
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
    .trim()
  if (!lines.startsWith('WEBVTT') && !/^\d+\n[\d:,]+ --> /.test(lines))
    throw new NoCaptions(
      'This is not a captions file. Export the captions as WebVTT (.vtt) or SubRip (.srt).',
    )
  const cues = lines.split(/\n{2,}/).flatMap((block) => readCue(block) ?? [])
  if (!cues.length) throw new NoCaptions('This file has no captions. Export the captions again.')
  return cues
}

/** A time as WebVTT wants it: `00:01:02.500`. */
const stamp = (seconds: number) => new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23)

/** Captions as a WebVTT file. An arrow or an empty line in words would end them early. */
export const writeCaptions = (cues: readonly Cue[]): string =>
  `WEBVTT\n${cues
    .map(({ from, to, words, place }) => {
      const safe = words
        .replaceAll('-->', '→')
        .replaceAll(/\n\s*\n/g, '\n')
        .trim()
      return `\n${stamp(from)} --> ${stamp(to)} ${place}\n${safe}\n`
    })
    .join('')}`

/** What is wrong with each caption, by its place in the list; nothing if all is well. */
export function mistakesInCaptions(cues: readonly Cue[], duration: number): Map<number, string> {
  const wrong = new Map<number, string>()
  cues.forEach(({ from, to, words }, index) => {
    const before = cues[index - 1]
    if (!words.trim()) wrong.set(index, 'Write what is said or heard.')
    else if (!Number.isFinite(from) || !Number.isFinite(to))
      wrong.set(index, 'Write times like 0:02.50: minutes, a colon, seconds.')
    else if (to <= from) wrong.set(index, 'It has to end after it begins.')
    else if (from >= duration)
      wrong.set(index, `The film is over by then: it ends at ${timeInWords(duration)}.`)
    else if (before && from < before.to) wrong.set(index, 'It begins before the one above it ends.')
  })
  return wrong
}

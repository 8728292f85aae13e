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
export function secondsOf(words: string): number | undefined {
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

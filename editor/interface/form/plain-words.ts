/** Signs that nobody sees and that come along with pasted words. Those that join letters stay: Odia and emoji need them. */
const UNSEEN = /[\u00ad\u200b\u200e\u200f\u2060\ufeff\p{Cc}]/gu

/** What is typed or pasted, without what no page can show: other spaces become plain ones. */
export const plainLines = (text: string) =>
  text
    .replaceAll(/\r\n?|[\u2028\u2029\v\f]/g, '\n')
    .split('\n')
    .map((line) => line.replaceAll(/[\t\p{Zs}]/gu, ' ').replaceAll(UNSEEN, ''))
    .join('\n')

/** The same in one line: the page breaks lines by itself. */
export const plainWords = (text: string) => plainLines(text).replaceAll(/\s*\n\s*/g, ' ')

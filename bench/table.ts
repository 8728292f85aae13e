/** A Markdown table: the first column is text, the others are figures, aligned right. */
export function table(titles: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const ruler = titles.map((_, column) => (column === 0 ? '---' : '---:'))
  return [titles, ruler, ...rows].map(line).join('\n')
}

const kilo = 1000

export const asKilobytes = (bytes: number) => `${(bytes / kilo).toFixed(1)} kB`
export const asMegabytes = (bytes: number) => `${(bytes / kilo / kilo).toFixed(1)} MB`
export const asMilliseconds = (time: number) => `${Math.round(time)} ms`
export const asSeconds = (time: number) => `${(time / kilo).toFixed(1)} s`
export const asCount = (count: number) => String(Math.round(count))

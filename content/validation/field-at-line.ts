/** The name of the field that begins in a line, and the column where it stands. */
function keyOf(line: string): { column: number; name?: string } {
  const [, before = '', name] = /^(\s*(?:- +)*)["']?([A-Za-z][\w/-]*)?/.exec(line) ?? []
  const isKey = name !== undefined && /^["']?[\w/-]+["']?( |:|$)/.test(line.slice(before.length))
  return isKey ? { column: before.length, name } : { column: before.length }
}

/** The field in which a line stands, e.g. `theme.ground`, found by the spaces at its start: for files that YAML cannot read. */
export function fieldAtLine(lines: readonly string[], index: number): string | undefined {
  const { column, name } = keyOf(lines[index] ?? '')
  const hasColon = /^[^'"]*?:/.test(lines[index] ?? '') || column === 0
  const path = name && hasColon ? [name] : []
  let left = column
  for (let above = index - 1; above >= 0 && left > 0; above -= 1) {
    const line = lines[above] ?? ''
    const key = keyOf(line)
    if (!line.trim() || !key.name || key.column >= left || !line.includes(':')) continue
    path.unshift(key.name)
    left = key.column
  }
  return path.join('.') || undefined
}

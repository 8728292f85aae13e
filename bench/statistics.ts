/** The median of some figures. Throws if there are none. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.floor((sorted.length - 1) / 2)]
  if (upper === undefined || lower === undefined) throw new Error('bench: no figure to take the median of')
  return (lower + upper) / 2
}

/** `0.42×`: a figure as a multiple of another; a dash if the other is zero. */
export function times(figure: number, other: number): string {
  if (other === 0) return figure === 0 ? '1×' : '–'
  const ratio = figure / other
  return `${ratio.toFixed(ratio < 10 ? 2 : 0)}×`
}

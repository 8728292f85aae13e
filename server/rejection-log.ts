/** Lines written immediately per minute; further ones, and repetitions, are only counted. */
const linesPerWindow = 10
const window = 60_000

/** The visitor's network, which is all an operator needs: `203.0.113.x`, `2001:db8:1::/48`. */
export function shortened(address: string): string {
  if (address.includes(':')) return `${address.split(':').slice(0, 3).join(':')}::/48`
  return address.replace(/\.\d+$/, '.x')
}

/**
 * Logs each rejected request of the contact form in one line: status, reason and network, nothing that was sent. At most eleven lines a
 * minute, so that nobody can fill the disk.
 */
export class RejectionLog {
  readonly #written = new Set<string>()
  /** Number of rejections not written out, by status. */
  readonly #counted = new Map<number, number>()
  #timer: NodeJS.Timeout | undefined

  constructor(private readonly write: (line: string) => void = console.warn) {}

  note(status: number, reason: string, address: string): void {
    this.#timer ??= setTimeout(() => this.flush(), window).unref()
    const line = `Contact form: ${status} to ${shortened(address)}: ${reason}`
    if (this.#written.has(line) || this.#written.size === linesPerWindow) {
      this.#counted.set(status, (this.#counted.get(status) ?? 0) + 1)
      return
    }
    this.#written.add(line)
    this.write(line)
  }

  /** Summarises the counts; the next rejection begins a new minute. */
  flush(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#written.clear()
    const counts = [...this.#counted].sort().map(([status, count]) => `${count} with ${status}`)
    this.#counted.clear()
    if (counts.length > 0) this.write(`Contact form: more rejections within a minute: ${counts.join(', ')}.`)
  }
}

import type { ByteRange } from './byte-range'
import { fileBytes } from './file-bytes'

/** A file of at most so many bytes is kept once it was asked for: reading it costs more than sending it. */
const largestKept = 256 * 1024
/** So many bytes are kept in all; what was asked for longest ago goes first. */
const usualCapacity = 64 * 1024 * 1024

type Bytes = Awaited<ReturnType<typeof fileBytes>>

/** Reads files from disk and keeps small ones in memory. */
export class KeptFiles {
  readonly #kept = new Map<string, Uint8Array>()
  readonly #capacity: number
  #size = 0

  constructor(capacity = usualCapacity) {
    this.#capacity = capacity
  }

  /** These bytes of a file of `size` bytes, or `undefined` where it is gone or no longer has that size. */
  async read(path: string, size: number, range: ByteRange): Promise<Bytes> {
    if (size > largestKept) return fileBytes(path, size, range)
    const bytes = this.#recall(path) ?? (await fileBytes(path, size, { first: 0, last: size - 1 }))
    if (!(bytes instanceof Uint8Array)) return bytes
    this.#keep(path, bytes)
    return bytes.subarray(range.first, range.last + 1)
  }

  #recall(path: string): Uint8Array | undefined {
    const bytes = this.#kept.get(path)
    if (bytes) this.#drop(path, bytes)
    return bytes
  }

  /** Puts a file behind all others, and lets go of the first ones while there is too much. */
  #keep(path: string, bytes: Uint8Array): void {
    const twice = this.#kept.get(path)
    if (twice) this.#drop(path, twice)
    this.#kept.set(path, bytes)
    this.#size += bytes.length
    for (const [oldest, its] of this.#kept) {
      if (this.#size <= this.#capacity) return
      this.#drop(oldest, its)
    }
  }

  #drop(path: string, bytes: Uint8Array): void {
    this.#kept.delete(path)
    this.#size -= bytes.length
  }
}

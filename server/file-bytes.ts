import { type FileHandle, open } from 'node:fs/promises'
import type { ByteRange } from './byte-range'

/** Smaller files are read at once, larger ones in pieces of this size (bytes). */
const piece = 256 * 1024

/** Identifies the file at a path: a replaced file has another size or time. */
interface Version {
  size: number
  mtimeMs: number
}

/** Error codes of a file that is gone. Anything else, such as too many open files, is a real error. */
const isGone = (error: unknown) => ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')

/** Reads until the buffer is full or the file ends. */
async function fill(handle: FileHandle, buffer: Uint8Array, position: number): Promise<Uint8Array> {
  let filled = 0
  while (filled < buffer.length) {
    const { bytesRead } = await handle.read(buffer, filled, buffer.length - filled, position + filled)
    if (bytesRead === 0) break
    filled += bytesRead
  }
  return buffer.subarray(0, filled)
}

/**
 * One piece, with the version of the file that it comes from. The file is open only while it is read, so a visitor who stops
 * reading, or disappears unnoticed, never keeps a file open.
 */
async function readPiece(
  path: string,
  first: number,
  length: number,
): Promise<Version & { bytes: Uint8Array }> {
  const handle = await open(path)
  try {
    const { size, mtimeMs } = await handle.stat()
    return { size, mtimeMs, bytes: await fill(handle, new Uint8Array(length), first) }
  } finally {
    await handle.close()
  }
}

/** The rest of a range, piece by piece on demand. Fails if the file was replaced meanwhile. */
function stream(
  path: string,
  version: Version,
  start: Uint8Array,
  range: ByteRange,
): ReadableStream<Uint8Array> {
  let position = range.first + start.length
  return new ReadableStream<Uint8Array>(
    {
      start: (controller) => controller.enqueue(start),
      async pull(controller) {
        const length = Math.min(piece, range.last + 1 - position)
        const { size, mtimeMs, bytes } = await readPiece(path, position, length)
        if (size !== version.size || mtimeMs !== version.mtimeMs || bytes.length < length)
          throw new Error(`${path} changed while it was sent`)
        position += length
        controller.enqueue(bytes)
        if (position > range.last) controller.close()
      },
    },
    { highWaterMark: 0 },
  )
}

/**
 * These bytes of a file on disk, or `undefined` if the file is gone or no longer has `size` bytes (the build was replaced under a
 * running server).
 */
export async function fileBytes(
  path: string,
  size: number,
  range: ByteRange,
): Promise<Uint8Array | ReadableStream<Uint8Array> | undefined> {
  const length = range.last + 1 - range.first
  try {
    const { bytes, ...version } = await readPiece(path, range.first, Math.min(piece, length))
    if (version.size !== size) return undefined
    return length > piece ? stream(path, version, bytes, range) : bytes
  } catch (error) {
    if (isGone(error)) return undefined
    throw error
  }
}

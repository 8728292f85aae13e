import { type FileHandle, open } from 'node:fs/promises'
import type { ByteRange } from './byte-range'

/** Read in one go up to this; above, in pieces of this size (bytes). */
const piece = 256 * 1024

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

function stream(handle: FileHandle, { first, last }: ByteRange): ReadableStream<Uint8Array> {
  let position = first
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const bytes = await fill(handle, new Uint8Array(Math.min(piece, last + 1 - position)), position)
          position += bytes.length
          if (bytes.length === 0) throw new Error('the file became shorter while it was sent')
          controller.enqueue(bytes)
          if (position <= last) return
          controller.close()
          await handle.close()
        } catch (error) {
          await handle.close()
          throw error
        }
      },
      async cancel() {
        await handle.close()
      },
    },
    { highWaterMark: 0 },
  )
}

/**
 * These bytes of a file on disk, or `undefined` where the file is gone or no longer has `size` bytes (the build was
 * replaced under a running server).
 */
export async function fileBytes(
  path: string,
  size: number,
  range: ByteRange,
): Promise<Uint8Array | ReadableStream<Uint8Array> | undefined> {
  const handle = await open(path).catch(() => undefined)
  if (!handle) return undefined
  let streaming = false
  try {
    if ((await handle.stat()).size !== size) return undefined
    const length = range.last + 1 - range.first
    streaming = length > piece
    return streaming ? stream(handle, range) : await fill(handle, new Uint8Array(length), range.first)
  } finally {
    if (!streaming) await handle.close()
  }
}

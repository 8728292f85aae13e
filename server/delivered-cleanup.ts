import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { messagesIn } from './outbox'
import { defaultOutboxLimit, type OutboxLimit } from './outbox-room'

const day = 86_400_000
/** Delivered messages hold personal data; a month is long enough to look something up. */
export const usualDays = 30
/** Time between two clean-ups (ms). */
const interval = 3_600_000

export interface DeliveredKeeping {
  /** A message is deleted this long after its delivery; 0 keeps all. */
  days: number
  /** Limit for all delivered messages; beyond it the oldest are deleted earlier. */
  limit?: OutboxLimit | undefined
}

/** Deletes old delivered messages and returns their number. */
export async function deleteOldDelivered(
  folder: string,
  { days, limit = defaultOutboxLimit }: DeliveredKeeping,
  now = Date.now(),
): Promise<number> {
  if (days === 0) return 0
  const room = { ...limit }
  let deleted = 0
  // Newest first, so that the newest are kept.
  for (const name of (await messagesIn(folder)).reverse()) {
    const path = join(folder, name)
    const file = await stat(path).catch(() => undefined)
    // It was removed by hand.
    if (!file) continue
    room.messages -= 1
    room.bytes -= file.size
    if (room.messages >= 0 && room.bytes >= 0 && now - file.mtimeMs < days * day) continue
    await rm(path, { force: true })
    deleted += 1
  }
  return deleted
}

/** Deletes old delivered messages at intervals, until the returned function is called. */
export function cleanUpDelivered(
  folder: string,
  keeping: DeliveredKeeping,
  report: (line: string) => void = console.error,
): () => void {
  const cleanUp = () =>
    deleteOldDelivered(folder, keeping).then(
      (deleted) =>
        deleted > 0 && report(`outbox: ${deleted} delivered messages were deleted, as DELIVERED_DAYS says`),
      (error) => report(`outbox: delivered messages could not be deleted: ${error}`),
    )
  cleanUp()
  const timer = setInterval(cleanUp, interval).unref()
  return () => clearInterval(timer)
}

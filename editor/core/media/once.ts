import { digest } from '../../../media/pictures'

/** Files whose result is kept: those of a new case study are given twice, when they are dropped and when they are entered. */
const MOST = 20

/** Work on a file that is done once, however often the file is given, and on one file after the other. A failure is not kept. */
export function oncePerFile<Asked, Result>(work: (bytes: Buffer, asked: Asked) => Promise<Result>) {
  const results = new Map<string, Promise<Result>>()
  let last: Promise<unknown> = Promise.resolve()
  return (bytes: Buffer, asked: Asked): Promise<Result> => {
    const key = digest(bytes)
    const known = results.get(key)
    if (known) return known
    const result = last.then(() => work(bytes, asked))
    last = result.catch(() => results.delete(key))
    results.set(key, result)
    for (const oldest of [...results.keys()].slice(0, -MOST)) results.delete(oldest)
    return result
  }
}

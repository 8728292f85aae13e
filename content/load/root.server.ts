import { AsyncLocalStorage } from 'node:async_hooks'
import { join } from 'node:path'

/** The folder that holds `content` and `media`; without one, where the program runs. */
const chosen = new AsyncLocalStorage<string>()

/** A file of the project that is read: its own, unless another version of it is read just now. */
export const inProject = (path: string): string => join(chosen.getStore() ?? '', path)

/** Does something with the content of another folder: the editor shows pages as they were. */
export const readingFrom = <Result>(folder: string, work: () => Result): Result => chosen.run(folder, work)
